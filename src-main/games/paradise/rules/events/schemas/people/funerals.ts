import { z } from 'zod';
import { gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import type { EventsOf } from '#main/games/paradise/rules/events/eventSchemas.ts';

/** [GANG-14] One gang's wreath on a grave. */
export const wreathSchema = z.object({ seat: seatIdSchema, dollars: z.int() });
export type Wreath = z.infer<typeof wreathSchema>;

/** The contents of each event. */
export const funeralKinds = {
  /** [GANG-14] */
  'funeral-held': {
    gangster: gangsterIdSchema,
    seat: seatIdSchema,
    dollars: z.int(),
    points: z.int(),
    flowers: z.array(wreathSchema),
    /** Sender of the most lavish flowers, or null in a tie. */
    finest: seatIdSchema.nullable(),
    /** Permanent reputation it brings that sender. */
    finestPoints: z.int(),
    cars: z.int(),
  },
  /** [GANG-15] */
  'public-works-done': {
    seat: seatIdSchema,
    points: z.int(),
    dollars: z.int(),
    /** Money that came too late to lower anything. */
    refundDollars: z.int(),
    before: z.int(),
    after: z.int(),
  },
};

export type FuneralEvent = EventsOf<typeof funeralKinds>;
