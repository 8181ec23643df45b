import type { Carrying } from './carrying.ts';
import type { GangsterId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type FuneralPayloads = {
  /** [GANG-14] */
  'funeral-held': {
    gangster: GangsterId;
    seat: SeatId;
    dollars: number;
    points: number;
    flowers: Wreath[];
    /** Sender of the most lavish flowers, or null when nobody stood out. */
    finest: SeatId | null;
    /** Permanent reputation it brings that sender. */
    finestPoints: number;
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

export type FuneralEvent = Carrying<FuneralPayloads>;

/** [GANG-14] What one gang laid on a grave. */
export type Wreath = { seat: SeatId; dollars: number };
