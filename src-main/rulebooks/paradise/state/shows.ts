import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type {
  BandId,
  BoxerId,
  BusinessId,
  OfferId,
  GangsterId,
} from '../../../../src-shared/games/paradise/ids.ts';
import type { BandAct } from '../../../../src-shared/games/paradise/shows.ts';
import type { OfferSide } from '../../../../src-shared/games/paradise/showOrders.ts';

/** [RK-7] A popular band under contract. What it is billed as is public, the rest its owner's. */
export type Band = {
  id: BandId;
  name: string;
  act: BandAct;
  owner: SeatId;
  /** The nightclub it plays at, or null while it has none. */
  club: BusinessId | null;
  isOnRadio: boolean;
  /** Its own dice of the last month it played; empty before the first. */
  lastFaces: number[];
  signedMonth: number;
  /** What the posters of the last reveal say; null before the first. */
  billed: { owner: SeatId; club: BusinessId | null } | null;
  endedMonth: number | null;
};

/** [RK-13] A boxer who came to a title bout. His gym's owner owns him; one from out of town nobody. */
export type Boxer = {
  id: BoxerId;
  name: string;
  gym: BusinessId | null;
  /** Where a boxer from out of town comes from. */
  town: string | null;
  fists: number;
  wins: number;
  /** Month of his last title bout, or 0. From then on the city knows his FISTS. */
  foughtMonth: number;
  isWashedUp: boolean;
  /** He goes on the next month's card. */
  isPutUp: boolean;
};

/** [RK-13] One fight of a month's card; `winner` is null until it is fought. */
export type Bout = {
  id: string;
  month: number;
  red: BoxerId;
  blue: BoxerId;
  winner: BoxerId | null;
  rounds: number;
};

/**
 * [RK-7] An offer between two gangs. Without a `pick` a trade; with one a wager: both sides are staked
 * on whether that boxer wins his title bout, and an accepted one waits for it.
 */
export type Offer = {
  id: OfferId;
  from: SeatId;
  to: SeatId;
  month: number;
  gives: OfferSide;
  wants: OfferSide;
  pick: BoxerId | null;
  isAccepted: boolean;
};

/** What shows, fights, schooling and funerals add to a campaign's state. */
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

export function blankEntertainment(): EntertainmentState {
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
