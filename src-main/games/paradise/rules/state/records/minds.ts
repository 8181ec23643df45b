import type { SeatId } from '#shared/words/ids.ts';
import type { Ambition, Mind } from '#shared/games/paradise/minds.ts';

/** How a gang is played, as far as it is set. */
export type MindRecord = {
  /** Null until it is set; then its type decides. */
  mind: Mind | null;
  /** [MONTH-6] Its orders of this month are written; 0: of none. */
  writtenMonth: number;
  /** Its aim for the year; absent before it has one. */
  ambition?: SetAmbition;
};

/** [GANG-11] A gang's aim, since when, and why. */
export type SetAmbition = { aim: Ambition; sinceMonth: number; why: string };

/**
 * A gang's feelings toward another in one month, in hundredths of a point: wrongs and favors received, 0 and more.
 */
export type Felt = { month: number; grievance: number; debt: number };

/** A gang's grudge against another, and its debt to it. */
export type Memory = {
  seat: SeatId;
  rival: SeatId;
  /** Oldest month first, in full; readers compute how it fades. */
  felt: Felt[];
  /** Promises the other broke; never forgotten. */
  broken: number;
  /** The first thing it remembers, in words: the last that weighed much. */
  cause: string;
};

export function makeMemoryKey(seat: SeatId, rival: SeatId): string {
  return `${seat}:${rival}`;
}
