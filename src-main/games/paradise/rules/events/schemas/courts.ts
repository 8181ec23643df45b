import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { gangsterIdSchema } from '#shared/games/paradise/ids.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const courtKinds = {
  'plea-entered': { seat: seatIdSchema, gangster: gangsterIdSchema, plea: z.enum(['release', 'trial']) },
  /** [LAW-2] The client learns his lawyer's SMARTS. */
  'lawyer-retained': { seat: seatIdSchema, smarts: z.int() },
  /** [LAW-1] `bailMonth`: to be tried then, by the house rule. */
  released: { seat: seatIdSchema, gangster: gangsterIdSchema, dollars: z.int(), bailMonth: z.int().nullable() },
  /** [LAW-2] Neither release nor lawyer was paid. */
  'left-in-jail': { seat: seatIdSchema, gangster: gangsterIdSchema },
  /** [LAW-2] */
  tried: { seat: seatIdSchema, gangster: gangsterIdSchema, dollars: z.int(), isAcquitted: z.boolean() },
  /** [LAW-3] */
  'kept-mum': { seat: seatIdSchema, gangster: gangsterIdSchema },
  'turned-stool-pigeon': { seat: seatIdSchema, gangster: gangsterIdSchema },
  /** `seat`: the gang they are after now, null when `lifted` is theirs no more; `targets`: all they are then after. */
  'feds-targeted': {
    seat: seatIdSchema.nullable(),
    lifted: z.exactOptional(seatIdSchema),
    targets: z.array(seatIdSchema),
  },
  /** [LAW-4] */
  'boss-trial-opened': { seat: seatIdSchema, isOwnCourt: z.boolean() },
  /** [LAW-4] The Boss on trial is dead, sent up by another court, or no longer Boss. */
  'boss-trial-dropped': { seat: seatIdSchema, name: z.string() },
  'boss-tried': {
    seat: seatIdSchema,
    gangster: gangsterIdSchema,
    dollars: z.int(),
    outcome: z.enum(['goes-on', 'acquitted', 'convicted']),
  },
  /** [LAW-7] */
  'attorney-general-appointed': { name: z.string(), after: z.string() },
  /** [LAW-5] */
  mistrial: { seat: seatIdSchema, dollars: z.int() },
};

export type CourtEvent = EventsOf<typeof courtKinds>;
