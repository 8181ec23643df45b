import type { Carrying } from './carrying.ts';
import type { Care } from '../../../../../src-shared/games/paradise/care.ts';
import type { GangsterId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { Stat, StatBlock } from '../../../../../src-shared/games/paradise/people.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type InfirmaryPayloads = {
  /** [HEAL-2] */
  'care-chosen': { seat: SeatId; gangster: GangsterId; care: Care; plan: Stat[] };
  /** [HEAL-3] One patient's month: the roll, what he keeps of it, what came back. */
  treated: {
    seat: SeatId;
    gangster: GangsterId;
    care: Care;
    costDollars: number;
    total: number;
    result: 'healed' | 'crippled' | 'died';
    /** The stat he lost a point of for good. */
    crippledStat: Stat | null;
    regained: StatBlock;
  };
  /** [HEAL-4] Sent out too soon: the month's points are gone again. */
  overexerted: { seat: SeatId; gangster: GangsterId; lost: StatBlock };
};

export type InfirmaryEvent = Carrying<InfirmaryPayloads>;
