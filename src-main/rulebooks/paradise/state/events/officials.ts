import type { Official, OfficialStats } from '../officials.ts';
import type { Carrying } from './carrying.ts';
import type { OfficialId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { OfficialRef } from '../../../../../src-shared/games/paradise/officials.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type OfficialPayloads = {
  /** [OFF-1] Everybody at City Hall, on the bench, in the precincts and at the City Desk. */
  'city-hall-seated': { officials: Official[]; namesFrom: number };
  /** [OFF-10] What a man of office is like, rolled when it was first needed. */
  'official-sized-up': { official: OfficialId; name: string; stats: OfficialStats };
  /** [OFF-1] `joins`: a Reporter who stands on nobody's list yet. `dollars`: the month in advance. */
  'official-bought': {
    seat: SeatId;
    official: OfficialRef;
    rateDollars: number;
    limitDollars: number;
    dollars: number;
    joins: Official | null;
  };
  'bid-failed': {
    seat: SeatId;
    official: OfficialRef;
    limitDollars: number;
    why: FailedBidCause;
  };
  /** [OFF-6] The owner outbid somebody; the new rate counts from the next pay. */
  'official-kept': { seat: SeatId; official: OfficialRef; rateDollars: number };
  'limit-set': { seat: SeatId; official: OfficialRef; limitDollars: number };
  /** [OFF-6] Did he hear what a colleague gets? */
  'rates-compared': {
    seat: SeatId;
    official: OfficialRef;
    heard: boolean;
    wantsDollars: number;
  };
  'officials-withheld': { seat: SeatId; officials: OfficialId[] };
  /** [MONTH-3] What one gang paid its officials. */
  'officials-paid': {
    seat: SeatId;
    lines: { official: OfficialRef; rateDollars: number; dollars: number }[];
    dollars: number;
  };
  'official-left': { seat: SeatId; official: OfficialRef; why: LeavingCause };
  /** Each official of a gang stood by it, or left it for at least a month. */
  'loyalty-tested': {
    seat: SeatId;
    because: string;
    stayed: OfficialRef[];
    left: OfficialRef[];
    shunsUntilMonth: number;
  };
};

export type OfficialEvent = Carrying<OfficialPayloads>;

/** Why an official is in a gang's pay no more. */
export type LeavingCause =
  'dropped' | 'unpaid' | 'no-accountant' | 'gang-gone' | 'outbid' | 'ruled';

/** Why a bid bought nothing. */
export type FailedBidCause = 'outbid' | 'money' | 'reputation' | 'accountant' | 'not-for-sale';
