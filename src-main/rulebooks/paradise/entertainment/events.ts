import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type {
  BandId,
  BoxerId,
  BusinessId,
  GangsterId,
} from '../../../../src-shared/games/paradise/ids.ts';
import type { Skill, Stat, Weapon } from '../../../../src-shared/games/paradise/people.ts';
import type { Band, Bout, Boxer, Offer } from './state.ts';

/** [GANG-14] What one gang laid on a grave. */
export type Wreath = { seat: SeatId; dollars: number };

/** What the events of shows, fights, schooling and funerals carry. */
export type EntertainmentPayloads = {
  /** [RK-6] One gang's low dives and the face each threw. */
  'booze-sampled': { seat: SeatId; faces: [BusinessId, number][] };
  /** [RK-6] */
  'booze-poisoned': { seat: SeatId; business: BusinessId; before: number; after: number };
  /** [GANG-8, GANG-9] A stat that reached `level`, and the gun that comes free with it. */
  trained: {
    seat: SeatId;
    gangster: GangsterId;
    stat: Stat;
    level: number;
    costDollars: number;
    weapon?: Weapon;
  };
  /** [GANG-8, SK-21] `crippled` is what the skill itself took. */
  learned: {
    seat: SeatId;
    gangster: GangsterId;
    skill: Skill;
    crippled: Stat | null;
    costDollars: number;
  };
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
  /** [RK-13] One gang's gyms and the face each threw. */
  'gyms-tried': { seat: SeatId; faces: [BusinessId, number][] };
  'boxer-rose': { seat: SeatId; boxer: Boxer };
  'boxer-came-to-town': { boxer: Boxer };
  /** [RK-13, RK-14] The month's card; a second one takes the place of the first. */
  'card-drawn': { bouts: Bout[]; struck: BoxerId[]; by: SeatId | null };
  'boxer-put-up': { seat: SeatId; boxer: BoxerId };
  /** [RK-13] */
  'bout-fought': {
    bout: string;
    winner: BoxerId;
    loser: BoxerId;
    owner: SeatId | null;
    losersOwner: SeatId | null;
    rounds: number;
  };
  /** [RK-13] A paid boxer went down on his 6; `payers` paid him. */
  'dive-taken': { boxer: BoxerId; payers: SeatId[] };
  'purse-won': { seat: SeatId; boxer: BoxerId; dollars: number };
  'bet-settled': { seat: SeatId; boxer: BoxerId; stakeDollars: number; paidDollars: number };
  /** [RK-14] What the arena's die said. */
  'arena-tried': { seat: SeatId; business: BusinessId; isBigName: boolean };
  /** [GANG-14] */
  'funeral-held': {
    gangster: GangsterId;
    seat: SeatId;
    dollars: number;
    points: number;
    flowers: Wreath[];
    /** Sender of the most lavish flowers, or null when nobody stood out. */
    finest: SeatId | null;
    cars: number;
  };
  /** [GANG-15] */
  'public-works-done': {
    seat: SeatId;
    points: number;
    dollars: number;
    /** What came too late to lower anything. */
    refundDollars: number;
    before: number;
    after: number;
  };
};
