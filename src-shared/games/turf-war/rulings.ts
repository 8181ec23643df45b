import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { houseChangeSchema } from './houseRules.ts';
import { allianceIdSchema, areaNumberSchema, pieceIdSchema } from './ids.ts';
import { allianceKindSchema, pieceNameSchema } from './orders.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { rankSchema } from './ranks.ts';
import { gangNameSchema } from './setup.ts';

/** [WAR-ASK-16] The changes open to the games master between turns. */
export const rulingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('owner'), area: areaNumberSchema, owner: seatIdSchema.nullable() }),
  z.object({
    kind: z.literal('treasury'),
    seat: seatIdSchema,
    mc: createWholeNumber(0, 10_000, 'A treasury holds 0 to 10,000 MC.'),
  }),
  z.object({
    kind: z.literal('piece'),
    piece: pieceIdSchema,
    name: pieceNameSchema.optional(),
    rank: rankSchema.optional(),
    xp: createWholeNumber(0, 1_000, 'XP are from 0 to 1,000.').optional(),
    area: areaNumberSchema.optional(),
  }),
  z.object({
    kind: z.literal('add-piece'),
    seat: seatIdSchema,
    rank: rankSchema,
    name: pieceNameSchema,
    area: areaNumberSchema,
  }),
  z.object({ kind: z.literal('remove-piece'), piece: pieceIdSchema }),
  z.object({
    kind: z.literal('alliance'),
    alliance: allianceKindSchema,
    members: z.array(seatIdSchema).min(2, 'An alliance has at least two members.').max(8),
  }),
  z.object({ kind: z.literal('end-alliance'), id: allianceIdSchema }),
  z.object({ kind: z.literal('precedence'), seats: z.array(seatIdSchema).min(2).max(8) }),
  z.object({ kind: z.literal('house-rules'), houseRules: houseChangeSchema }),
  /** [WAR-ASK-2] The player of a seat. */
  z.object({ kind: z.literal('player'), seat: seatIdSchema, isHuman: z.boolean() }),
  z.object({
    kind: z.literal('mind'),
    seat: seatIdSchema,
    level: levelSchema,
    doctrine: doctrineSchema,
  }),
  /** [WAR-ASK-2] The games master concedes for a seat. */
  z.object({ kind: z.literal('out'), seat: seatIdSchema }),
  z.object({ kind: z.literal('rename'), seat: seatIdSchema, name: gangNameSchema }),
  /** [WAR-ASK-14] The host of the next game. */
  z.object({ kind: z.literal('next-host'), seat: seatIdSchema }),
  /** [WAR-ASK-13, WAR-FOG-15] Opens the files of what came to nothing, once the game is over. */
  z.object({ kind: z.literal('open-files') }),
]);
export type Ruling = z.infer<typeof rulingSchema>;
