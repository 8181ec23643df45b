import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { declareRunning, nameRows, section } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { copCards, copCardTable, corruptionCards, corruptionTable } from './copCards.ts';
import { familyTable } from './families.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { cardIdSchema, cells, cellSchema, familyIdSchema, manIdSchema, racketIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { capoNameSchema } from './setup.ts';

const { column, entries, houseRules, list } = section;

const dollars = createTally('Money is');
const points = createTally('Points are');
const men = z.array(manIdSchema, 'Write the men as a list of their names in kebab-case.').max(longestList).default([]);
const copies = z.array(plainText().max(80)).max(longestList).default([]);
const tokens = createTally('Tokens are');
const familyNames = nameRows(familyTable);

export const capoFields = {
  family: column('Family', familyIdSchema),
  name: column('Capo', capoNameSchema.nullable().default(null)),
  isHuman: column('Player', z.boolean('“isHuman” is true or false.').default(true)),
  level: column('Level', levelSchema.default('standard')),
  doctrine: column('Doctrine', doctrineSchema.default('banker')),
  cashDollars: column('Cash', dollars),
  victoryPoints: column('Victory points', points),
  corruption: column('Corruption', points),
  hand: column('Hand', men),
  exhausted: column('Exhausted', men),
  /** Copies, e.g. `revolver-2`. */
  cityCards: column('City cards', z.array(cardIdSchema).max(longestList).default([])),
  corruptionCards: column(
    'Corruption cards',
    z.array(z.enum(corruptionCards)).max(corruptionCards.length).default([]),
    nameRows(corruptionTable),
  ),
  /** Points that Clean Hands still ignores. */
  cleanHands: column('Clean Hands', createTally('What Clean Hands still ignores is').default(0)),
  squares: list(
    'Squares',
    {
      square: column('Square', cellSchema, 'as typed'),
      racket: column('Racket', racketIdSchema.nullable().default(null)),
      /** The count of a bordello. */
      count: column('Count', createWholeNumber(1, 3, 'A bordello counts 1 to 3.').default(1)),
    },
    (square) => z.array(square).max(cells.length).default([]),
  ),
  /** Vendetta tokens before him, by the family they are of. */
  tokens: entries('Tokens', z.partialRecord(familyIdSchema, tokens).default({}), {
    of: column('Of', familyIdSchema, familyNames),
    tokens: column('Tokens', tokens),
  }),
};

const phaseSchema = z.enum(
  ['cops', 'declarations'],
  'A game is entered at the start of the cops or of the declarations.',
);

/** [EMP-SET-12] A game that was begun elsewhere. Families are in seat order; unnamed cards are in the decks. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  city: column('City', capoNameSchema.default('Empire City')),
  round: column('Round', createPeriod('round')),
  /** The phase that begins now. */
  phase: column('Phase', phaseSchema),
  godfather: column('Godfather', familyIdSchema, familyNames),
  pot: column('Pot', dollars.default(500)),
  seed: column('Seed', seedSchema),
  cops: column('Cops', z.array(cellSchema).max(cells.length).default([]), 'as typed'),
  /** The square of Ness; null: nowhere. */
  ness: column('Ness', cellSchema.nullable().default(null), 'as typed'),
  isNessInTown: column('Ness in town', z.boolean().default(false)),
  copCard: column('Cop card', z.enum(copCards).nullable().default(null), nameRows(copCardTable)),
  racketTrack: column('Racket track', copies),
  menTrack: column('Track of men', copies),
  dead: column('Dead', men),
  /** Copies of city cards, rackets, men and cop cards that were discarded. */
  discarded: column('Discarded', copies),
  houseRules: houseRules(houseTable, houseRulesSchema.prefault({})),
  capos: list('Families', capoFields, (capo) =>
    z.array(capo, 'Write the families as a list.').min(2, 'A game needs two families.').max(6),
  ),
  /** Reached marks, and their capos. */
  marks: list(
    'Marks',
    { mark: column('Mark', points), family: column('Family', familyIdSchema, familyNames) },
    (mark) => z.array(mark).max(3).default([]),
  ),
};
export const { schema: runningSchema, sections: runningSections } = declareRunning('Game', runningFields);
export type Running = z.infer<typeof runningSchema>;
