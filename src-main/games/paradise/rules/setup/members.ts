import { stats, type StatBlock } from '#shared/games/paradise/people.ts';
import type { Running, RunningFinding } from '#shared/games/paradise/running.ts';
import type { RunningMember } from '#shared/games/paradise/runningParts.ts';
import { makeEmptyStats } from '../state/condition.ts';
import { profileTable } from '../tables/people/people.ts';

/** Writes one finding; the path leads to the place that is wrong. */
export type ReportMisfit = (path: RunningFinding['path'], sentence: string) => void;

/** Returns a member as if he had joined in a month. */
export function setJoined<M extends object>(member: M, joinedMonth: number): M & { joinedMonth: number } {
  return { ...member, joinedMonth };
}

/** Returns a member who joined in a month at the latest. */
export function limitJoined(member: RunningMember, month: number): RunningMember {
  return setJoined(member, Math.min(member.joinedMonth, month));
}

/** Reports the faults of one member. */
export function checkMember(
  running: Pick<Running, 'month'>,
  member: RunningMember,
  at: (string | number)[],
  report: ReportMisfit,
): void {
  const missing = stats.filter((stat) => member.profile === null && member.stats[stat] === undefined);
  if (missing.length > 0) {
    const names = missing.map((stat) => stat.toUpperCase()).join(', ');
    report([...at, 'stats'], `A member without a profile needs all six stats; add ${names}.`);
    return;
  }
  const whole = computeSoundStats(member);
  for (const stat of stats) {
    const lost = member.wounds[stat] ?? 0;
    if (lost <= whole[stat]) continue;
    const sentence = `He has lost ${lost} of only ${whole[stat]} ${stat.toUpperCase()}.`;
    report([...at, 'wounds', stat], sentence);
  }
  if (member.skills.some((skill, n) => member.skills.indexOf(skill) !== n)) {
    report([...at, 'skills'], 'He has one skill twice; write it once.');
  }
  if (member.joinedMonth > running.month) {
    report([...at, 'joinedMonth'], 'He cannot have joined after the month entered.');
  }
}

/** Computes a member's stats without wounds: the file's, or else his profile's. */
export function computeSoundStats({ profile, stats: given }: Pick<RunningMember, 'profile' | 'stats'>): StatBlock {
  const own = profile === null ? makeEmptyStats() : profileTable[profile].stats;
  return fillStats(given, own);
}

/** Returns the stats his wounds took. */
export function computeLostStats({ wounds }: Pick<RunningMember, 'wounds'>): StatBlock {
  return fillStats(wounds, makeEmptyStats());
}

function fillStats(given: RunningMember['stats'], otherwise: StatBlock): StatBlock {
  const block = { ...otherwise };
  for (const stat of stats) block[stat] = given[stat] ?? otherwise[stat];
  return block;
}
