import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { BusinessType, District } from '#shared/games/paradise/city.ts';

export type Business = {
  id: BusinessId;
  name: string;
  type: BusinessType;
  district: District;
  owner: SeatId | null;
  /** [RK-3] Closed by the precinct until its payoff is paid again. */
  isShut: boolean;
  idleMonths: number;
  /** [TAKE-2] Last month crews met here, or 0; everybody saw it. */
  contestedMonth: number;
  /** [RK-16] Months without Loot until the damage is repaired. */
  repairMonths: number;
  /** Its former names, the first one first. */
  formerNames?: readonly string[];
};
