import type { Band, Offer } from '../shows.ts';
import type { Carrying } from './carrying.ts';
import type { BusinessId, BandId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type ShowPayloads = {
  /** [RK-6] One gang's low dives and the face each threw. */
  'booze-sampled': { seat: SeatId; faces: [BusinessId, number][] };
  /** [RK-6] */
  'booze-poisoned': { seat: SeatId; business: BusinessId; before: number; after: number };
  /** [RK-7] `band` is null when the Accountant's SMARTS failed. */
  'band-sought': { seat: SeatId; club: BusinessId; band: Band | null; costDollars: number };
  'band-booked': { seat: SeatId; band: BandId; club: BusinessId };
  /** [RK-7] The band's own dice of a month. */
  'band-played': { seat: SeatId; band: BandId; club: BusinessId; faces: number[] };
  'band-on-air': { seat: SeatId; band: BandId };
  /** [RK-7] The crowd tired of it, or the gang that held its contract is no more. */
  'band-ended': { seat: SeatId; band: BandId; why: 'faded' | 'owner-gone' };
  /** [RK-7] New posters: who owns the band and where it plays, as everybody reads at the reveal. */
  'band-billed': { band: BandId; owner: SeatId; club: BusinessId | null; from: SeatId | null };
  'offer-made': { offer: Offer };
  'offer-ended': { offer: Offer; how: 'refused' | 'withdrawn' | 'lapsed' };
  /** [RK-7] A trade was accepted and done; each band's new club with it. */
  'trade-done': { offer: Offer; clubs: [BandId, BusinessId | null][] };
  'wager-made': { offer: Offer };
  /** [RK-7] `winner` is null when there was no fight: both sides take back their stakes. */
  'wager-settled': { offer: Offer; winner: SeatId | null; clubs: [BandId, BusinessId | null][] };
};

export type ShowEvent = Carrying<ShowPayloads>;
