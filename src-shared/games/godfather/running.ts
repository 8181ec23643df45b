import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { controls, declareRunning, nameBy, nameRows, section } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { neighborhoods, requireNeighborhood, type NeighborhoodKey } from './board.ts';
import { cardKinds, cardSchema, requireFace } from './cards.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { neighborhoodKeySchema, positionSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { familyNameSchema, firstWeekSchema } from './setup.ts';
import { racketSchema, racketTable } from './values.ts';

const { column, entries, houseRules, list, parts, typed } = section;
const { figure, pick, text } = controls;

/** The knowledge of a running game’s form, and the values it could not read; `key` names the Neighborhood that is read. */
export type RunningForm = { names: readonly string[]; key: NeighborhoodKey; problems: string[] };

/** Positions with spaces between, `B2 C2`. */
function readPositions(spots: string, { key, problems }: RunningForm): string[] {
  const { name, positions: known } = requireNeighborhood(key);
  const names = spots
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const full = names.map((spot) => (spot.startsWith(`${key}-`) ? spot : `${key}-${spot}`));
  for (const one of full) {
    const isKnown = known.some((position) => position === one);
    if (!isKnown) problems.push(`${name}: there is no position ${one}; write them like B2 C2.`);
  }
  return full;
}

const listSeats = ({ names }: RunningForm) => names.map((words, at) => ({ value: String(at), words }));
const listChoices = (names: Readonly<Record<string, string>>) => () =>
  Object.entries(names).map(([value, words]) => ({ value, words }));

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
  cashDollars: typed(column('Cash', createTally('Cash is')), figure('Cash', { now: () => 3_000 })),
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

const statusNames = {
  unplayed: 'not played yet',
  open: 'fought for',
  controlled: 'controlled',
  stalemated: 'nobody’s',
};
const racketNames = nameRows(racketTable);

export const pieceFields = {
  family: column('Family', familyNameSchema),
  positions: typed(column('Positions', positions, 'as typed'), text('Men', { example: 'B2 C2' }), readPositions),
};

export const placeFields = {
  key: column('Key', neighborhoodKeySchema),
  status: typed(column('Status', statusSchema), pick('It is', { choices: listChoices(statusNames) })),
  racket: typed(
    column('Racket', racketSchema.nullable().default(null), racketNames),
    pick('Racket', { choices: listChoices(racketNames), now: () => 'hijacking' }),
  ),
  /** The name of its controller. */
  controller: typed(
    column('Controller', familyNameSchema.nullable().default(null)),
    pick('Controlled by', { choices: listSeats, none: 'nobody' }),
    (at, { names }) => (at === '' ? null : (names[Number(at)] ?? null)),
  ),
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
  pieces: list('Pieces', pieceFields, (pieces) => z.array(pieces).max(4).default([])),
};

/** A game that was begun elsewhere, at the start of a round. Families are clockwise as listed. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  round: typed(
    column('Round', createWholeNumber(2, longestList, 'Enter a game from round 2 on; found a new one before that.')),
    figure('Round to be played', { least: 2, most: 99 }),
  ),
  /** The name of the family with the first turn of round 1. */
  first: typed(
    column('First', familyNameSchema),
    pick('Went first in round 1', { choices: listSeats }),
    (at, { names }) => names[Number(at)] ?? names[0] ?? '',
  ),
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
