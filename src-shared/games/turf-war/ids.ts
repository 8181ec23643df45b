import { z } from 'zod';
import { createIdSchema } from '#shared/words/ids.ts';

/** One mobster: `g1-7` is the seventh of gang g1. */
export const pieceIdSchema = createIdSchema(40).brand<'PieceId'>();
export type PieceId = z.infer<typeof pieceIdSchema>;

export const allianceIdSchema = createIdSchema(40).brand<'AllianceId'>();
export type AllianceId = z.infer<typeof allianceIdSchema>;

export const letterIdSchema = createIdSchema(40).brand<'LetterId'>();
export type LetterId = z.infer<typeof letterIdSchema>;

/** [WAR-MAP-3] Areas are numbered from 1, ward by ward. */
export const areaNumberSchema = z.number().int().min(1).max(48);
export type AreaNumber = z.infer<typeof areaNumberSchema>;
