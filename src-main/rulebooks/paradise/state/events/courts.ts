import type { Carrying } from './carrying.ts';
import type { GangsterId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type CourtPayloads = {
  'plea-entered': { seat: SeatId; gangster: GangsterId; plea: 'release' | 'trial' };
  /** [LAW-2] The lawyer shows what he is worth. */
  'lawyer-retained': { seat: SeatId; smarts: number };
  /** [LAW-1] `bailMonth`: to be tried then, by the house rule. */
  released: { seat: SeatId; gangster: GangsterId; dollars: number; bailMonth: number | null };
  /** [LAW-2] Nobody paid for anything. */
  'left-in-jail': { seat: SeatId; gangster: GangsterId };
  /** [LAW-2] */
  tried: { seat: SeatId; gangster: GangsterId; dollars: number; isAcquitted: boolean };
  /** [LAW-3] */
  'kept-mum': { seat: SeatId; gangster: GangsterId };
  'turned-stool-pigeon': { seat: SeatId; gangster: GangsterId };
  /** `seat`: the gang they are after now, null when `lifted` is theirs no more; `targets`: all they are then after. */
  'feds-targeted': { seat: SeatId | null; lifted?: SeatId; targets: SeatId[] };
  /** [LAW-4] */
  'boss-trial-opened': { seat: SeatId; isOwnCourt: boolean };
  'boss-tried': {
    seat: SeatId;
    gangster: GangsterId;
    dollars: number;
    outcome: 'goes-on' | 'acquitted' | 'convicted';
  };
  /** [LAW-7] */
  'attorney-general-appointed': { name: string; after: string };
  /** [LAW-5] */
  mistrial: { seat: SeatId; dollars: number };
};

export type CourtEvent = Carrying<CourtPayloads>;
