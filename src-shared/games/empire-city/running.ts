import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { copCards, corruptionCards } from './copCards.ts';
import { houseRulesSchema } from './houseRules.ts';
import { cardIdSchema, cellSchema, familyIdSchema, manIdSchema, racketIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { capoNameSchema } from './setup.ts';

const dollars = createWholeNumber(0, 1_000_000, 'Money is whole dollars from $0 to $1,000,000.');
const points = createWholeNumber(0, 999, 'Points are a whole number from 0 to 999.');
const men = z.array(manIdSchema, 'Write the men as a list of their names in kebab-case.').max(53);
const track = z.array(plainText().max(80)).max(12);

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
  cityCards: z.array(cardIdSchema).max(72).default([]),
  squares: z.array(runningSquareSchema).max(23).default([]),
  /** Vendetta tokens before him, by the family they are of. */
  tokens: z
    .partialRecord(familyIdSchema, createWholeNumber(0, 99, 'Tokens are a whole number from 0.'))
    .default({}),
  corruptionCards: z.array(z.enum(corruptionCards)).max(3).default([]),
  /** Points that Clean Hands still ignores. */
  cleanHands: createWholeNumber(0, 15, 'Clean Hands ignores 0 to 15 points.').default(0),
});

/** [EMP-SET-12] A game that was begun elsewhere. Families stand in seat order; what is not named lies in the decks. */
export const runningSchema = z.strictObject({
  title: gameTitleSchema,
  seed: seedSchema,
  city: capoNameSchema.default('Empire City'),
  houseRules: houseRulesSchema.prefault({}),
  round: createWholeNumber(1, 99, 'A round is a number from 1 to 99.'),
  /** The phase that begins now. */
  phase: z.enum(
    ['cops', 'declarations'],
    'A game is entered at the start of the cops or of the declarations.',
  ),
  godfather: familyIdSchema,
  capos: z
    .array(runningCapoSchema, 'Write the families as a list.')
    .min(2, 'A game needs two families.')
    .max(6),
  pot: dollars.default(500),
  cops: z.array(cellSchema).max(6).default([]),
  /** Where Ness stands; null: nowhere. */
  ness: cellSchema.nullable().default(null),
  isNessInTown: z.boolean().default(false),
  copCard: z.enum(copCards).nullable().default(null),
  racketTrack: track.default([]),
  menTrack: track.default([]),
  dead: men.default([]),
  /** Copies of city cards, rackets, men and cop cards that were discarded. */
  discarded: z.array(plainText().max(80)).max(200).default([]),
  /** Marks that were reached, and by whom. */
  marks: z
    .array(z.strictObject({ mark: points, family: familyIdSchema }))
    .max(3)
    .default([]),
});
export type Running = z.infer<typeof runningSchema>;
