import { z } from 'zod';
import { call, ofSeat, outcomeSchema } from '../../calls/calls.ts';
import { gameCalls } from '../../calls/gameCalls.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { brotherhoodSchemas } from './schemas.ts';

/** How the program plays a family, for the games master. */
const sitrepSchema = z.object({
  seat: ofSeat.shape.seat,
  level: levelSchema,
  doctrine: doctrineSchema,
  /** What it holds against others, by hoods lost to them and operations taken. */
  grudges: z.record(z.string(), z.number().int()),
  isStoodIn: z.boolean(),
  sheet: z.array(z.string()),
});

/** The calls of The Brotherhood: those of every game, and its NPC families. */
export const brotherhoodCalls = {
  ...gameCalls(brotherhoodSchemas),
  opposition: {
    sitrep: call.input(ofSeat).output(sitrepSchema),
    /** The program writes the sheet of an NPC family before the reveal, for the GM to change. */
    write: call.input(ofSeat).output(outcomeSchema),
    /** The GM writes the sheet of an NPC family this turn. */
    takeOver: call.input(ofSeat).output(outcomeSchema),
  },
};
