import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { bandIdSchema, businessIdSchema } from '#shared/games/paradise/ids.ts';
import { bandSchema, offerSchema } from '#main/games/paradise/rules/state/records/shows.ts';
import type { EventsOf } from '../eventSchemas.ts';

/** The contents of each event. */
export const showKinds = {
  /** [RK-6] One gang's low dives and the face each threw. */
  'booze-sampled': { seat: seatIdSchema, faces: z.array(z.tuple([businessIdSchema, z.int()])) },
  /** [RK-6] */
  'booze-poisoned': { seat: seatIdSchema, business: businessIdSchema, before: z.int(), after: z.int() },
  /** [RK-7] `band` is null when the Accountant's SMARTS failed. */
  'band-sought': { seat: seatIdSchema, club: businessIdSchema, band: bandSchema.nullable(), costDollars: z.int() },
  'band-booked': { seat: seatIdSchema, band: bandIdSchema, club: businessIdSchema },
  /** [RK-7] The band's own dice of a month. */
  'band-played': { seat: seatIdSchema, band: bandIdSchema, club: businessIdSchema, faces: z.array(z.int()) },
  'band-on-air': { seat: seatIdSchema, band: bandIdSchema },
  /** [RK-7] The crowd tired of it, or the gang that held its contract is no more. */
  'band-ended': { seat: seatIdSchema, band: bandIdSchema, why: z.enum(['faded', 'owner-gone']) },
  /** [RK-7] New posters: who owns the band and where it plays, as everybody reads at the reveal. */
  'band-billed': {
    band: bandIdSchema,
    owner: seatIdSchema,
    club: businessIdSchema.nullable(),
    from: seatIdSchema.nullable(),
  },
  'offer-made': { offer: offerSchema },
  'offer-ended': { offer: offerSchema, how: z.enum(['refused', 'withdrawn', 'lapsed']) },
  /** [RK-7] A trade was accepted and done; each band's new club with it. */
  'trade-done': { offer: offerSchema, clubs: z.array(z.tuple([bandIdSchema, businessIdSchema.nullable()])) },
  'wager-made': { offer: offerSchema },
  /** [RK-7] `winner` is null when there was no fight: both sides take back their stakes. */
  'wager-settled': {
    offer: offerSchema,
    winner: seatIdSchema.nullable(),
    clubs: z.array(z.tuple([bandIdSchema, businessIdSchema.nullable()])),
  },
};

export type ShowEvent = EventsOf<typeof showKinds>;
