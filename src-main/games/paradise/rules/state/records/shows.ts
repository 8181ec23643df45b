import { z } from 'zod';
import {
  bandIdSchema,
  boxerIdSchema,
  businessIdSchema,
  offerIdSchema,
  type BandId,
  type BoxerId,
  type OfferId,
  type GangsterId,
} from '#shared/games/paradise/ids.ts';
import { bandActSchema } from '#shared/games/paradise/shows.ts';
import { createIdSchema, seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import { offerSideSchema } from '#shared/games/paradise/orders/showOrders.ts';

/** [RK-7] A popular band under contract. Its billing is public, everything else its owner's. */
export const bandSchema = z.object({
  id: bandIdSchema,
  name: z.string(),
  act: bandActSchema,
  owner: seatIdSchema,
  /** The nightclub it plays at, or null while it has none. */
  club: businessIdSchema.nullable(),
  isOnRadio: z.boolean(),
  /** Its own dice of the last month it played; empty before the first. */
  lastFaces: z.array(z.int()),
  signedMonth: z.int(),
  /** The bill on the posters of the last reveal; null before the first. */
  billed: z.object({ owner: seatIdSchema, club: businessIdSchema.nullable() }).nullable(),
  endedMonth: z.int().nullable(),
});
export type Band = z.infer<typeof bandSchema>;

/** [RK-13] A boxer who was in a title bout. His gym's owner owns him; one from out of town has no owner. */
export const boxerSchema = z.object({
  id: boxerIdSchema,
  name: z.string(),
  gym: businessIdSchema.nullable(),
  /** The town of a boxer from out of town. */
  town: z.string().nullable(),
  fists: z.int(),
  wins: z.int(),
  /** Month of his last title bout, or 0. From then on his FISTS are public. */
  foughtMonth: z.int(),
  isWashedUp: z.boolean(),
  /** True if he is on the next month's card. */
  isPutUp: z.boolean(),
});
export type Boxer = z.infer<typeof boxerSchema>;

/** [RK-13] One fight of a month's card; `winner` is null until it is fought. */
export const boutSchema = z.object({
  id: createIdSchema(60),
  month: z.int(),
  red: boxerIdSchema,
  blue: boxerIdSchema,
  winner: boxerIdSchema.nullable(),
  rounds: z.int(),
});
export type Bout = z.infer<typeof boutSchema>;

/**
 * [RK-7] An offer between two gangs. Without a `pick` a trade; with one a wager: both sides are staked
 * on whether that boxer wins his title bout, and an accepted one waits for it.
 */
export const offerSchema = z.object({
  id: offerIdSchema,
  from: seatIdSchema,
  to: seatIdSchema,
  month: z.int(),
  gives: offerSideSchema,
  wants: offerSideSchema,
  pick: boxerIdSchema.nullable(),
  isAccepted: z.boolean(),
});
export type Offer = z.infer<typeof offerSchema>;

/** The part that shows, fights, schooling and funerals add to a campaign's state. */
export type EntertainmentState = {
  bands: Record<BandId, Band>;
  boxers: Record<BoxerId, Boxer>;
  bouts: Record<string, Bout>;
  offers: Record<OfferId, Offer>;
  /** [GANG-8] Month of each gangster's last lesson. */
  lessons: Record<GangsterId, number>;
  /** [RK-7] Month of each gang's last try to sign a band. */
  bandTries: Record<SeatId, number>;
  /** [RK-6] Last month in which bad booze hurt somebody, or 0; see `isBoozeForced`. */
  forcedBoozeMonth: number;
  /** [RK-14] Last month with a big-name bout at the arena, or 0. */
  bigNameMonth: number;
  showsMade: { bands: number; boxers: number; bouts: number; offers: number };
};

export function createBlankEntertainment(): EntertainmentState {
  return {
    bands: {},
    boxers: {},
    bouts: {},
    offers: {},
    lessons: {},
    bandTries: {},
    forcedBoozeMonth: 0,
    bigNameMonth: 0,
    showsMade: { bands: 0, boxers: 0, bouts: 0, offers: 0 },
  };
}
