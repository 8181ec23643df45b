import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { cardSchema } from './cards.ts';
import { houseRulesSchema } from './houseRules.ts';
import { neighborhoodKeySchema, positionSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { familyNameSchema, firstWeekSchema } from './setup.ts';
import { racketSchema } from './values.ts';

const count = (what: string): z.ZodNumber => createTally(`${what} is`);
const round = createPeriod('round');

const runningFamilySchema = z.strictObject({
  name: familyNameSchema,
  isHuman: z.boolean('“isHuman” is true or false.').default(true),
  level: levelSchema.default('standard'),
  doctrine: doctrineSchema.nullable().default(null),
  cashDollars: createTally('Cash is'),
  /** The card in hand; null: unknown, and the program draws an unseen one. */
  card: cardSchema.nullable().default(null),
  lostPieces: count('The number of pieces lost').default(0),
  takenPieces: count('The number of pieces taken').default(0),
  /** Bonuses that are due, by Neighborhood. */
  bonuses: z
    .array(
      z.strictObject({
        neighborhood: neighborhoodKeySchema,
        left: createWholeNumber(1, 3, 'A bonus is paid up to three times.'),
      }),
    )
    .max(8)
    .default([]),
});

const runningPlaceSchema = z.strictObject({
  key: neighborhoodKeySchema,
  status: z.enum(
    ['open', 'controlled', 'stalemated'],
    'A Neighborhood is open, controlled or stalemated; leave an unplayed one out.',
  ),
  racket: racketSchema.nullable().default(null),
  /** The name of its controller. */
  controller: familyNameSchema.nullable().default(null),
  openedRound: round.nullable().default(null),
  /** Whole rounds in a row without a positioned piece there. */
  quiet: count('The number of quiet rounds').default(0),
  pieces: z
    .array(z.strictObject({ family: familyNameSchema, positions: z.array(positionSchema).max(longestList) }))
    .max(4)
    .default([]),
  /** Its claimant, and the rivals that have had a turn since. */
  claim: z
    .strictObject({ family: familyNameSchema, answered: z.array(familyNameSchema).max(4) })
    .nullable()
    .default(null),
});

/** A game that was begun elsewhere, at the start of a round. Families are clockwise as listed. */
export const runningSchema = z.strictObject({
  title: gameTitleSchema,
  seed: seedSchema,
  round: createWholeNumber(2, longestList, 'Enter a game from round 2 on; found a new one before that.'),
  firstWeek: firstWeekSchema.default('1931-01-05'),
  houseRules: houseRulesSchema.prefault({}),
  families: z
    .array(runningFamilySchema)
    .min(2, 'A game needs two families.')
    .max(4, 'A game takes four families at most.'),
  /** The name of the family with the first turn of round 1. */
  first: familyNameSchema,
  neighborhoods: z.array(runningPlaceSchema).max(8).default([]),
  /** Cards played in this pass of the deck, by kind. */
  seenCards: z.partialRecord(cardSchema, count('The number of cards')).default({}),
  /** The round from whose end on one Neighborhood alone was left; null: more are left. */
  lastFightSince: round.nullable().default(null),
});
export type Running = z.infer<typeof runningSchema>;
