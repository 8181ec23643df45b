import { z } from 'zod';
import { call, commandOfSeat, ofSeat, ofSeatFor } from './calls.ts';
import { outcomeSchema } from '../views/outcome.ts';

/** The games master’s report on an NPC seat that the program plays by a level and a doctrine, and his hand in it. */
export function createOppositionCalls<Level extends z.ZodType, Doctrine extends z.ZodType>(
  levelSchema: Level,
  doctrineSchema: Doctrine,
) {
  const situationReportSchema = z.object({
    seat: ofSeat.shape.seat,
    level: levelSchema,
    doctrine: doctrineSchema,
    /** Its grudges against others, in points. */
    grudges: z.record(z.string(), z.number().int()),
    isStoodIn: z.boolean(),
    sheet: z.array(z.string()),
  });
  return {
    situationReport: call.input(ofSeatFor).output(situationReportSchema),
    /** The program writes its orders now, for the GM to change. */
    write: call.input(commandOfSeat).output(outcomeSchema),
    /** The GM gives its orders this period. */
    takeOverSeat: call.input(commandOfSeat).output(outcomeSchema),
  };
}
