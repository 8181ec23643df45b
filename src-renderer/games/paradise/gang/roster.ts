import type { GangsterView } from '#shared/games/paradise/views/campaign.ts';
import { hireableProfiles, stats, type Stat } from '#shared/games/paradise/people.ts';
import { describeDuty } from '../lookups.ts';

function rankMember(member: GangsterView): number {
  if (member.isBoss) return -1;
  return member.profile === null ? hireableProfiles.length : hireableProfiles.indexOf(member.profile);
}

function isStat(key: string): key is Stat {
  return (stats as readonly string[]).includes(key);
}

/** The value of a roster column to sort by; roles go by rank, the Boss first. */
export function createRosterSort(key: string): (member: GangsterView) => string | number {
  if (isStat(key)) return (member) => member.stats[key];
  if (key === 'role') return rankMember;
  if (key === 'paid') return (member) => member.paidDollars;
  if (key === 'busy') return describeDuty;
  return (member) => member.name;
}

/** The members whose name, role, skills, weapons or fame have all the words. */
export function searchRoster(members: readonly GangsterView[], text: string): GangsterView[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter(({ name, role, skills, weapons, knownFor }) => {
    const named = [...skills, ...weapons, ...knownFor].map((one) => one.name);
    const all = [name, role, ...named];
    const lower = all.join(' ').toLowerCase();
    return words.every((word) => lower.includes(word));
  });
}

/** Parts of a roster, by what its people can do now. */
export const rosterParts = ['all', 'free', 'busy', 'wounded', 'held'] as const;
export type RosterPart = (typeof rosterParts)[number];

export const rosterPartNames: Readonly<Record<RosterPart, string>> = {
  all: 'Everybody',
  free: 'Free this month',
  busy: 'In an order',
  wounded: 'Wounded',
  held: 'In the hands of the law',
};

/** The members of one part of a roster. */
export function filterRoster(members: readonly GangsterView[], part: RosterPart): GangsterView[] {
  return members.filter(({ busyWith, pointsLost, custody }) => {
    if (part === 'free') return busyWith === null && custody === null && pointsLost === 0;
    if (part === 'busy') return busyWith !== null;
    if (part === 'wounded') return pointsLost > 0;
    return part === 'all' || custody === 'jail' || custody === 'pen';
  });
}

/** The traits and feuds of somebody, for the roster: friends are on his own page. */
export function listFame({ knownFor }: GangsterView): string[] {
  return knownFor.filter(({ kind }) => kind !== 'friend').map(({ name }) => name);
}
