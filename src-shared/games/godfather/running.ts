import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { declareRunning, nameBy, nameRows, section } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { neighborhoods } from './board.ts';
import { cardKinds, cardSchema, requireFace } from './cards.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { neighborhoodKeySchema, positionSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { familyNameSchema, firstWeekSchema } from './setup.ts';
import { racketSchema, racketTable } from './values.ts';

const { column, entries, houseRules, list, parts } = section;

const count = (what: string): z.ZodNumber => createTally(`${what} is`);
const round = createPeriod('round');
const cards = count('The number of cards');
const positions = z.array(positionSchema).max(longestList);
const cardNames = Object.fromEntries(cardKinds.map((card) => [card, requireFace(card).title]));

export const familyFields = {
  name: column('Family', familyNameSchema),
  isHuman: column('Player', z.boolean('“isHuman” is true or false.').default(true)),
  level: column('Level', levelSchema.default('standard')),
  doctrine: column('Doctrine', doctrineSchema.nullable().default(null)),
  cashDollars: column('Cash', createTally('Cash is')),
  /** The card in hand; null: unknown, and the program draws an unseen one. */
  card: column('Card', cardSchema.nullable().default(null), cardNames),
  lostPieces: column('Pieces lost', count('The number of pieces lost').default(0)),
  takenPieces: column('Pieces taken', count('The number of pieces taken').default(0)),
  /** Bonuses that are due, by Neighborhood. */
  bonuses: list(
    'Bonuses',
    {
      neighborhood: column('Neighborhood', neighborhoodKeySchema, nameBy(neighborhoods, 'key')),
      left: column('Left', createWholeNumber(1, 3, 'A bonus is paid up to three times.')),
    },
    (bonus) => z.array(bonus).max(8).default([]),
  ),
};

const statusSchema = z.enum(
  ['open', 'controlled', 'stalemated'],
  'A Neighborhood is open, controlled or stalemated; leave an unplayed one out.',
);

export const placeFields = {
  key: column('Key', neighborhoodKeySchema),
  status: column('Status', statusSchema),
  racket: column('Racket', racketSchema.nullable().default(null), nameRows(racketTable)),
  /** The name of its controller. */
  controller: column('Controller', familyNameSchema.nullable().default(null)),
  openedRound: column('Opened in round', round.nullable().default(null)),
  /** Whole rounds in a row without a positioned piece there. */
  quiet: column('Quiet rounds', count('The number of quiet rounds').default(0)),
  /** Its claimant, and the rivals that have had a turn since. */
  claim: parts(
    {
      family: column('Claimed by', familyNameSchema),
      answered: column('Answered by', z.array(familyNameSchema).max(4)),
    },
    (claim) => claim.nullable().default(null),
  ),
  pieces: list(
    'Pieces',
    { family: column('Family', familyNameSchema), positions: column('Positions', positions, 'as typed') },
    (pieces) => z.array(pieces).max(4).default([]),
  ),
};

/** A game that was begun elsewhere, at the start of a round. Families are clockwise as listed. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  round: column(
    'Round',
    createWholeNumber(2, longestList, 'Enter a game from round 2 on; found a new one before that.'),
  ),
  /** The name of the family with the first turn of round 1. */
  first: column('First', familyNameSchema),
  firstWeek: column('First week', firstWeekSchema.default('1931-01-05')),
  /** The round from whose end on one Neighborhood alone was left; null: more are left. */
  lastFightSince: column('Last fight since', round.nullable().default(null)),
  seed: column('Seed', seedSchema),
  houseRules: houseRules(houseTable, houseRulesSchema.prefault({})),
  families: list('Families', familyFields, (family) =>
    z.array(family).min(2, 'A game needs two families.').max(4, 'A game takes four families at most.'),
  ),
  neighborhoods: list('Neighborhoods', placeFields, (place) => z.array(place).max(8).default([]), 'Neighborhood'),
  /** Cards played in this pass of the deck, by kind. */
  seenCards: entries('Cards seen', z.partialRecord(cardSchema, cards).default({}), {
    card: column('Card', cardSchema, cardNames),
    count: column('Count', cards),
  }),
};
export const { schema: runningSchema, sections: runningSections } = declareRunning('Game', runningFields);
export type Running = z.infer<typeof runningSchema>;
