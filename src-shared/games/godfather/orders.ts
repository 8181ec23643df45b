import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { neighborhoodKeySchema, positionSchema } from './ids.ts';
import { racketSchema } from './values.ts';

const listed = z.array(positionSchema).max(163, 'Name each position once.');

/** [GOD-DEAL-3] A promise of one side of a deal. */
export const clauseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stay-out'), neighborhood: neighborhoodKeySchema }),
  /** Null: everywhere. */
  z.strictObject({ kind: z.literal('spare'), neighborhood: neighborhoodKeySchema.nullable() }),
  z.strictObject({ kind: z.literal('press'), neighborhood: neighborhoodKeySchema }),
]);
export type Clause = z.infer<typeof clauseSchema>;

const sum = createWholeNumber(0, 1_000_000, 'A sum is a whole number of dollars from 0.');

/** [GOD-DEAL-2] A deal from one side: `mine` is the proposer's. */
export const termsSchema = z.strictObject({
  mine: z.array(clauseSchema).max(3, 'A side promises at most three things.').default([]),
  theirs: z.array(clauseSchema).max(3, 'A side promises at most three things.').default([]),
  turns: createWholeNumber(1, 3, 'A deal runs for one, two or three turns.').default(1),
  iPay: sum.default(0),
  theyPay: sum.default(0),
  when: z.enum(['now', 'kept']).default('now'),
});
export type Terms = z.infer<typeof termsSchema>;

export const placementSchema = z.strictObject({
  neighborhood: neighborhoodKeySchema,
  racket: racketSchema,
  positions: z
    .array(positionSchema)
    .min(1, 'Name a position, or leave the Neighborhood out.')
    .max(163, 'Name each position once.'),
});
export type Placement = z.infer<typeof placementSchema>;

/** [GOD-ORDER-1] The orders of a seat. */
export const orderSchema = z.discriminatedUnion('kind', [
  /** [GOD-CARD-1] Plays the card in hand; `remove` is for a Fingerman alone. */
  z.strictObject({ kind: z.literal('card'), remove: listed.default([]) }),
  /** [GOD-CARD-5] Points a Fingerman that was unknown until he was played. */
  z.strictObject({ kind: z.literal('finger'), remove: listed }),
  /** [GOD-BREAK-4] */
  z.strictObject({ kind: z.literal('lose'), positions: listed }),
  /** [GOD-BREAK-5] */
  z.strictObject({ kind: z.literal('sell'), positions: listed }),
  /** [GOD-DEAL-2] */
  z.strictObject({ kind: z.literal('propose'), to: seatIdSchema, terms: termsSchema }),
  /** [GOD-DEAL-4] `counter` is the answering side's own proposal. */
  z.strictObject({
    kind: z.literal('answer'),
    answer: z.enum(['accept', 'refuse', 'counter']),
    counter: termsSchema.nullable().default(null),
  }),
  /** [GOD-STALE-3] */
  z.strictObject({ kind: z.literal('stalemate'), neighborhood: neighborhoodKeySchema }),
  z.strictObject({ kind: z.literal('vote'), agrees: z.boolean() }),
  /** [GOD-TURN-2] Buys and positions, and ends the turn. */
  z.strictObject({
    kind: z.literal('position'),
    placements: z.array(placementSchema).max(8, 'There are eight Neighborhoods.').default([]),
    declare: z.array(neighborhoodKeySchema).max(8).default([]),
  }),
  /** [GOD-CLOSE-5] */
  z.strictObject({ kind: z.literal('penalty'), position: positionSchema }),
]);
export type Order = z.infer<typeof orderSchema>;
export type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;
