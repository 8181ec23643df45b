import type { Carrying } from './carrying.ts';
import type { HouseRules } from '../../../../../src-shared/games/paradise/houseRules.ts';
import type { Mind } from '../../../../../src-shared/games/paradise/minds.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type MindPayloads = {
  /** How the program plays a gang from now on. */
  'mind-set': { seat: SeatId; mind: Mind };
  /** A wrong, a favor or a broken promise goes into a gang's memory; wrongs and favors in hundredths of a point. */
  remembered: {
    seat: SeatId;
    rival: SeatId;
    grievance: number;
    debt: number;
    broken: number;
    cause: string;
    month: number;
  };
  /** How much players learn of the reasons of the program's gangs. */
  'npc-reasons-set': { to: HouseRules['npcReasons'] };
  /** [MONTH-6] The program writes nothing more for this gang this month. */
  'orders-written': { seat: SeatId; month: number };
};

export type MindEvent = Carrying<MindPayloads>;
