import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { houseChangeSchema } from './houseRules.ts';
import { cellSchema, copIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { capoNameSchema } from './setup.ts';

const points = createWholeNumber(0, 1_000, 'Points are from 0 to 1,000.');

/** [EMP-ASK-23] The changes open to the games master. */
export const rulingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cash'),
    seat: seatIdSchema,
    dollars: createWholeNumber(0, 1_000_000, 'Cash is from $0 to $1,000,000.'),
  }),
  z.strictObject({
    kind: z.literal('points'),
    seat: seatIdSchema,
    victory: points,
    corruption: points,
  }),
  /** Null: nobody has it. */
  z.strictObject({ kind: z.literal('square'), square: cellSchema, owner: seatIdSchema.nullable() }),
  z.strictObject({
    kind: z.literal('pot'),
    dollars: createWholeNumber(0, 1_000_000, 'The pot is from $0 to $1,000,000.'),
  }),
  z.strictObject({ kind: z.literal('cop'), cop: copIdSchema, to: cellSchema }),
  z.strictObject({ kind: z.literal('house-rules'), houseRules: houseChangeSchema }),
  z.strictObject({ kind: z.literal('player'), seat: seatIdSchema, isHuman: z.boolean() }),
  z.strictObject({
    kind: z.literal('mind'),
    seat: seatIdSchema,
    level: levelSchema,
    doctrine: doctrineSchema,
  }),
  z.strictObject({ kind: z.literal('rename'), seat: seatIdSchema, name: capoNameSchema }),
]);
export type Ruling = z.infer<typeof rulingSchema>;
