import type { Carrying } from './carrying.ts';
import type { GangsterId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { Stat, Weapon, Skill } from '../../../../../src-shared/games/paradise/people.ts';
import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/** What each event carries. */
export type SchoolingPayloads = {
  /** [GANG-8, GANG-9] A stat that reached `level`, and the gun that comes free with it. */
  trained: {
    seat: SeatId;
    gangster: GangsterId;
    stat: Stat;
    level: number;
    costDollars: number;
    weapon?: Weapon;
  };
  /**
   * [GANG-8, SK-21] `crippled` is what the skill itself took: the stat and what is left of it. Files of the first
   * rules have no `level`: it was a point, unless only one was left.
   */
  learned: {
    seat: SeatId;
    gangster: GangsterId;
    skill: Skill;
    crippled: { stat: Stat; level: number | null } | null;
    costDollars: number;
  };
};

export type SchoolingEvent = Carrying<SchoolingPayloads>;
