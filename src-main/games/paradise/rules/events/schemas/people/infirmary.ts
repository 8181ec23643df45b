import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { careSchema } from '#shared/games/paradise/orders/care.ts';
import { statBlockSchema, statSchema } from '#shared/games/paradise/people.ts';
import type { EventsOf } from '#main/games/paradise/rules/events/eventSchemas.ts';

/** The contents of each event. */
export const infirmaryKinds = {
  /** [HEAL-2] */
  'care-chosen': { seat: seatIdSchema, gangster: gangsterIdSchema, care: careSchema, plan: z.array(statSchema) },
  /** [HEAL-3] One patient's month: the roll, permanent damage, and recovered points. */
  treated: {
    seat: seatIdSchema,
    gangster: gangsterIdSchema,
    care: careSchema,
    costDollars: z.int(),
    total: z.int(),
    result: z.enum(['healed', 'crippled', 'died']),
    /** The stat he lost a point of for good. */
    crippledStat: statSchema.nullable(),
    regained: statBlockSchema,
  },
  /** [HEAL-4] Sent out too soon: the month's points are gone again. */
  overexerted: { seat: seatIdSchema, gangster: gangsterIdSchema, lost: statBlockSchema },
};

export type InfirmaryEvent = EventsOf<typeof infirmaryKinds>;
