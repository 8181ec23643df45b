import type { Boxer, Bout } from '../shows.ts';
import type { Carrying } from './carrying.ts';
import type { BusinessId, BoxerId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type RingPayloads = {
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
};

export type RingEvent = Carrying<RingPayloads>;
