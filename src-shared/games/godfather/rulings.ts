import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { cardSchema } from './cards.ts';
import { houseChangeSchema } from './houseRules.ts';
import { neighborhoodKeySchema, positionSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { familyNameSchema } from './setup.ts';

/** The changes open to the games master while a seat has yet to order. */
export const rulingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cash'),
    seat: seatIdSchema,
    dollars: createWholeNumber(0, 1_000_000, 'Cash is from $0 to $1,000,000.'),
  }),
  /** Puts a piece of a seat on a position, or (null) takes away what stands there. */
  z.strictObject({
    kind: z.literal('piece'),
    position: positionSchema,
    owner: seatIdSchema.nullable(),
  }),
  /** The card a seat holds; the one it held goes under its deck. */
  z.strictObject({ kind: z.literal('hand'), seat: seatIdSchema, card: cardSchema }),
  /** Closes a Neighborhood without a winner. */
  z.strictObject({ kind: z.literal('stalemate'), neighborhood: neighborhoodKeySchema }),
  z.strictObject({ kind: z.literal('house-rules'), houseRules: houseChangeSchema }),
  /** [GOD-END-4] The player of a seat. */
  z.strictObject({ kind: z.literal('player'), seat: seatIdSchema, isHuman: z.boolean() }),
  /** [GOD-ASK-9] True if the program plays a player's turns until he is back. */
  z.strictObject({ kind: z.literal('absent'), seat: seatIdSchema, isAbsent: z.boolean() }),
  z.strictObject({
    kind: z.literal('mind'),
    seat: seatIdSchema,
    level: levelSchema,
    doctrine: doctrineSchema,
  }),
  z.strictObject({ kind: z.literal('rename'), seat: seatIdSchema, name: familyNameSchema }),
]);
export type Ruling = z.infer<typeof rulingSchema>;
