import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { monthRecordSchema } from '#main/games/paradise/rules/state/records/campaign.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const joiningKinds = {
  /** The campaign was played elsewhere until this month. */
  'play-resumed': { month: z.int() },
  /** The gang's standing when it joined, and its members in the Pen. */
  'standing-entered': { seat: seatIdSchema, permanentReputation: z.int(), inPen: z.array(gangsterIdSchema) },
  /** Public figures of months played elsewhere. */
  'past-outrage-booked': { months: z.array(monthRecordSchema.omit({ holdings: true })) },
  /**
   * A gang's bank at the end of months played elsewhere. No money is booked, because the bank was entered at its
   * present sum.
   */
  'past-bank-booked': { seat: seatIdSchema, months: z.array(z.object({ month: z.int(), closingDollars: z.int() })) },
};

export type JoiningEvent = EventsOf<typeof joiningKinds>;
