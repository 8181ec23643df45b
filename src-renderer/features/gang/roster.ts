import type { GangsterView } from '../../../src-shared/views/campaign.ts';
import { hireableProfiles, stats } from '../../../src-shared/vocabulary/paradise/people.ts';
import type { Stat } from '../../../src-shared/vocabulary/paradise/people.ts';

function rankOf(member: GangsterView): number {
  if (member.isBoss) return -1;
  return member.profile === null
    ? hireableProfiles.length
    : hireableProfiles.indexOf(member.profile);
}

function isStat(key: string): key is Stat {
  return (stats as readonly string[]).includes(key);
}

/** The value of a roster column to sort by; roles go by rank, the Boss first. */
export function rosterValue(key: string): (member: GangsterView) => string | number {
  if (isStat(key)) return (member) => member.stats[key];
  if (key === 'role') return rankOf;
  if (key === 'paid') return (member) => member.paidDollars;
  if (key === 'busy') return (member) => member.busyWith ?? '';
  return (member) => member.name;
}
