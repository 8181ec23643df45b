import type { GangsterView } from '../../../../src-shared/games/paradise/views/campaign.ts';
import { hireableProfiles, stats } from '../../../../src-shared/games/paradise/people.ts';
import type { Stat } from '../../../../src-shared/games/paradise/people.ts';

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

/** The members whose name, role, skills or weapons have all the words. */
export function searchRoster(members: readonly GangsterView[], text: string): GangsterView[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter(({ name, role, skills, weapons }) => {
    const all = [name, role, ...skills.map((one) => one.name), ...weapons.map((one) => one.name)];
    const lower = all.join(' ').toLowerCase();
    return words.every((word) => lower.includes(word));
  });
}
