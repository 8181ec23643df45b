import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { copCards, corruptionCards } from './copCards.ts';
import { houseRulesSchema } from './houseRules.ts';
import { cardIdSchema, cells, cellSchema, familyIdSchema, manIdSchema, racketIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { capoNameSchema } from './setup.ts';

const dollars = createTally('Money is');
const points = createTally('Points are');
const men = z.array(manIdSchema, 'Write the men as a list of their names in kebab-case.').max(longestList);
const track = z.array(plainText().max(80)).max(longestList);

const runningSquareSchema = z.strictObject({
  square: cellSchema,
  racket: racketIdSchema.nullable().default(null),
  /** The count of a bordello. */
  count: createWholeNumber(1, 3, 'A bordello counts 1 to 3.').default(1),
});

const runningCapoSchema = z.strictObject({
  family: familyIdSchema,
  name: capoNameSchema.nullable().default(null),
  isHuman: z.boolean('“isHuman” is true or false.').default(true),
  level: levelSchema.default('standard'),
  doctrine: doctrineSchema.default('banker'),
  cashDollars: dollars,
  victoryPoints: points,
  corruption: points,
  hand: men.default([]),
  exhausted: men.default([]),
  /** Copies, e.g. `revolver-2`. */
  cityCards: z.array(cardIdSchema).max(longestList).default([]),
  squares: z.array(runningSquareSchema).max(cells.length).default([]),
  /** Vendetta tokens before him, by the family they are of. */
  tokens: z.partialRecord(familyIdSchema, createTally('Tokens are')).default({}),
  corruptionCards: z.array(z.enum(corruptionCards)).max(corruptionCards.length).default([]),
  /** Points that Clean Hands still ignores. */
  cleanHands: createTally('What Clean Hands still ignores is').default(0),
});

/** [EMP-SET-12] A game that was begun elsewhere. Families are in seat order; unnamed cards are in the decks. */
export const runningSchema = z.strictObject({
  title: gameTitleSchema,
  seed: seedSchema,
  city: capoNameSchema.default('Empire City'),
  houseRules: houseRulesSchema.prefault({}),
  round: createPeriod('round'),
  /** The phase that begins now. */
  phase: z.enum(['cops', 'declarations'], 'A game is entered at the start of the cops or of the declarations.'),
  godfather: familyIdSchema,
  capos: z.array(runningCapoSchema, 'Write the families as a list.').min(2, 'A game needs two families.').max(6),
  pot: dollars.default(500),
  cops: z.array(cellSchema).max(cells.length).default([]),
  /** The square of Ness; null: nowhere. */
  ness: cellSchema.nullable().default(null),
  isNessInTown: z.boolean().default(false),
  copCard: z.enum(copCards).nullable().default(null),
  racketTrack: track.default([]),
  menTrack: track.default([]),
  dead: men.default([]),
  /** Copies of city cards, rackets, men and cop cards that were discarded. */
  discarded: z.array(plainText().max(80)).max(longestList).default([]),
  /** Reached marks, and their capos. */
  marks: z
    .array(z.strictObject({ mark: points, family: familyIdSchema }))
    .max(3)
    .default([]),
});
export type Running = z.infer<typeof runningSchema>;
