import { stats, type StatBlock } from '#shared/games/paradise/people.ts';
import type { RunningMember } from '#shared/games/paradise/running.ts';
import { makeEmptyStats } from '../state/condition.ts';
import { profileTable } from '../tables/people/people.ts';

/** Computes a member's stats without wounds: the file's, or else his profile's. */
export function computeSoundStats({ profile, stats: given }: RunningMember): StatBlock {
  const own = profile === null ? makeEmptyStats() : profileTable[profile].stats;
  return fillStats(given, own);
}

/** Returns the stats his wounds took. */
export function computeLostStats({ wounds }: RunningMember): StatBlock {
  return fillStats(wounds, makeEmptyStats());
}

function fillStats(given: RunningMember['stats'], otherwise: StatBlock): StatBlock {
  const block = { ...otherwise };
  for (const stat of stats) block[stat] = given[stat] ?? otherwise[stat];
  return block;
}
