import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { OfficialStats } from './officials.ts';

/** [LAW-1 to LAW-5] The matters before the courts. */
export type Courts = {
  /** [LAW-2] SMARTS of each gang's Shyster, thrown when he is first needed. */
  lawyers: Record<SeatId, number>;
  /** [LAW-1, LAW-2] The plea that each booked man's gang wants. */
  pleas: Record<GangsterId, 'release' | 'trial'>;
  /** [LAW-1] House rule: out on bail, to be tried in this month. */
  bail: Record<GangsterId, number>;
  /** [LAW-4] Bosses on trial. */
  bossTrials: Record<SeatId, { sinceMonth: number; isOwnCourt: boolean }>;
  /** [LAW-3] Men in the Pen who are still to be asked, by the month they were convicted in. */
  unasked?: Record<GangsterId, number>;
  /** [LAW-7] The man appointed after the first State Attorney General was killed. */
  attorneyGeneral?: string;
  /** [OFF-10] The State Attorney General's stats, once they were needed. */
  attorneyGeneralStats?: OfficialStats;
};

export function createEmptyCourts(): Courts {
  return { lawyers: {}, pleas: {}, bail: {}, bossTrials: {} };
}
