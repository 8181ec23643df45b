import { z } from 'zod';
import { call, commandOfSeat, ofSeat, ofSeatFor } from '#shared/calls/calls.ts';
import { outcomeSchema } from '#shared/views/outcome.ts';
import { createGameCalls } from '#shared/calls/gameCalls.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { turfWarSchemas } from './schemas.ts';

/** How the program plays a gang, for the games master. */
export const situationReportSchema = z.object({
  seat: ofSeat.shape.seat,
  level: levelSchema,
  doctrine: doctrineSchema,
  trust: z.record(z.string(), z.number().int()),
  hurtBy: ofSeat.shape.seat.nullable(),
  isStoodIn: z.boolean(),
  sheet: z.array(z.string()),
});
export type SituationReport = z.infer<typeof situationReportSchema>;

/**
 * The calls of Turf War: those of every game, and its NPC gangs. A sheet is checked before it is filed by `quote`
 * with an order of the kind `sheet`.
 */
export const turfWarCalls = {
  ...createGameCalls(turfWarSchemas),
  opposition: {
    situationReport: call.input(ofSeatFor).output(situationReportSchema),
    /** The program writes the sheet of an NPC gang before the reveal, for the GM to change. */
    write: call.input(commandOfSeat).output(outcomeSchema),
    /** The GM writes the sheet of an NPC gang this turn. */
    takeOverSeat: call.input(commandOfSeat).output(outcomeSchema),
  },
};
