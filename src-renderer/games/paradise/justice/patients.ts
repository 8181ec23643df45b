import type { GangsterView } from '#shared/games/paradise/views/campaign.ts';
import { stats, type Stat } from '#shared/games/paradise/people.ts';

/** Most points that come back in a month (HEAL-2). */
const mostPoints = 8;

/** Points of a stat that wounds took and time has not given back. */
export function countLostPoints(gangster: GangsterView, stat: Stat): number {
  return gangster.stats[stat] - gangster.statsNow[stat];
}

/** The wanted points as the order takes them: a stat for each point. */
export function listPoints(wanted: Partial<Record<Stat, number>>): Stat[] {
  return stats.flatMap((stat) => Array.from({ length: wanted[stat] ?? 0 }, () => stat)).slice(0, mostPoints);
}
