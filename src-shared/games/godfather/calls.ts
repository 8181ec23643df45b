import { z } from 'zod';
import { call, commandOfSeat, ofSeat, ofSeatFor } from '#shared/calls/calls.ts';
import { outcomeSchema } from '#shared/views/outcome.ts';
import { createGameCalls } from '#shared/calls/gameCalls.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { godfatherSchemas } from './schemas.ts';

/** How the program plays a family, for the games master. */
const situationReportSchema = z.object({
  seat: ofSeat.shape.seat,
  level: levelSchema,
  doctrine: doctrineSchema,
  /** The games master gives its orders until the round closes. */
  isStoodIn: z.boolean(),
  /** Its grudges against others, in points, and the round they fade from. */
  grudges: z.record(z.string(), z.object({ points: z.int(), round: z.int() })),
});

/** The calls of The Godfather Game: those of every game, and its NPC families. */
export const godfatherCalls = {
  ...createGameCalls(godfatherSchemas),
  opposition: {
    situationReport: call.input(ofSeatFor).output(situationReportSchema),
    /** The program plays the one step an NPC family is asked for, for the games master to see and take back. */
    write: call.input(commandOfSeat).output(outcomeSchema),
    /** The games master plays an NPC family until the round closes. */
    takeOverSeat: call.input(commandOfSeat).output(outcomeSchema),
  },
};
