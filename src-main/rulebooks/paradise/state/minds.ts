import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Mind } from '../../../../src-shared/games/paradise/minds.ts';

/** How a gang is played, as far as somebody has said so. */
export type MindRecord = {
  mind: Mind;
  /** [MONTH-6] Its orders of this month are written; 0: of none. */
  writtenMonth: number;
};

/** What a gang holds against another, and what it owes it, in points as of a month. */
export type Memory = {
  seat: SeatId;
  rival: SeatId;
  /** Wrongs, 0 and more. */
  grievance: number;
  /** Favors received, 0 and more. */
  debt: number;
  /** Promises the other broke; never forgotten. */
  broken: number;
  /** The month the points were reckoned for. */
  month: number;
  /** What it remembers first, in words: the last thing that weighed much. */
  cause: string;
};
