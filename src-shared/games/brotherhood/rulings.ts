import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { houseChangeSchema } from './houseRules.ts';
import { areaIdSchema, hoodIdSchema, markerIdSchema, operationIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { ownNameSchema } from './orders.ts';
import { familyNameSchema } from './setup.ts';

const area = areaIdSchema;

/** [BRO-ASK-8] The changes open to the games master between turns. */
export const rulingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cash'),
    seat: seatIdSchema,
    dollars: createWholeNumber(0, 10_000_000, 'Cash is from $0 to $10,000,000.'),
  }),
  z.strictObject({
    kind: z.literal('hood'),
    hood: hoodIdSchema,
    status: z.enum(['free', 'jailed', 'dead']),
  }),
  z.strictObject({
    kind: z.literal('add-operation'),
    seat: seatIdSchema,
    area,
    description: ownNameSchema,
  }),
  z.strictObject({
    kind: z.literal('operation'),
    operation: operationIdSchema,
    /** Null: it is closed. */
    owner: seatIdSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('add-marker'), seat: seatIdSchema, area }),
  z.strictObject({
    kind: z.literal('marker'),
    marker: markerIdSchema,
    owner: seatIdSchema.nullable(),
  }),
  z.strictObject({
    kind: z.literal('godfather'),
    seat: seatIdSchema,
    status: z.enum(['free', 'jailed']),
  }),
  /** [BRO-HOUSE-3] */
  z.strictObject({ kind: z.literal('house-rules'), houseRules: houseChangeSchema }),
  /** The player of a seat. */
  z.strictObject({
    kind: z.literal('player'),
    seat: seatIdSchema,
    isHuman: z.boolean(),
    byMail: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('mind'),
    seat: seatIdSchema,
    level: levelSchema,
    doctrine: doctrineSchema,
  }),
  /** [BRO-GF-9] A family leaves the game, and all that it has with it. */
  z.strictObject({ kind: z.literal('retire'), seat: seatIdSchema }),
  z.strictObject({ kind: z.literal('rename'), seat: seatIdSchema, name: familyNameSchema }),
]);
export type Ruling = z.infer<typeof rulingSchema>;
