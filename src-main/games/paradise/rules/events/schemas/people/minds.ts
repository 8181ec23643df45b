import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { ambitionSchema, mindSchema } from '#shared/games/paradise/minds.ts';
import type { EventsOf } from '#main/games/paradise/rules/events/eventSchemas.ts';

/** The fields of each event. */
export const mindKinds = {
  /** How the program plays a gang from now on. */
  'mind-set': { seat: seatIdSchema, mind: mindSchema },
  /** A wrong, a favor or a broken promise in a gang's memory; wrongs and favors in hundredths of a point. */
  remembered: {
    seat: seatIdSchema,
    rival: seatIdSchema,
    grievance: z.int(),
    debt: z.int(),
    broken: z.int(),
    cause: z.string(),
    month: z.int(),
  },
  /** How much players learn of the reasons of NPC gangs. */
  'npc-reasons-set': { to: houseRulesSchema.shape.npcReasons },
  /** [GANG-11] A gang's aim for the year, and why; `was` is how the one before it ended. */
  'ambition-set': {
    seat: seatIdSchema,
    ambition: ambitionSchema,
    why: z.string(),
    was: z.enum(['none', 'reached', 'given-up', 'kept-on', 'replaced']),
    month: z.int(),
  },
  /** [MONTH-6] The program writes nothing more for this gang this month. */
  'orders-written': { seat: seatIdSchema, month: z.int() },
};

export type MindEvent = EventsOf<typeof mindKinds>;
