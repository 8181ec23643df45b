import { z } from 'zod';
import { call, ofSeat, outcomeSchema } from '../../calls/calls.ts';
import { gameCalls } from '../../calls/gameCalls.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { empireCitySchemas } from './schemas.ts';

/** How the program plays a family, for the games master. */
const sitrepSchema = z.object({
  seat: ofSeat.shape.seat,
  level: levelSchema,
  doctrine: doctrineSchema,
  /** What it holds against others, by attacks and assassinations. */
  grudges: z.record(z.string(), z.number().int()),
  isStoodIn: z.boolean(),
  sheet: z.array(z.string()),
});

/** The calls of Empire City: those of every game, and its NPC families. */
export const empireCityCalls = {
  ...gameCalls(empireCitySchemas),
  opposition: {
    sitrep: call.input(ofSeat).output(sitrepSchema),
    /** The program answers for an NPC family now. */
    write: call.input(ofSeat).output(outcomeSchema),
    /** The GM answers for an NPC family this round. */
    standIn: call.input(ofSeat).output(outcomeSchema),
  },
};
