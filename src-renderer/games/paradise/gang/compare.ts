import type { CampaignView, GangsterView } from '#shared/games/paradise/views/campaign.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { stats } from '#shared/games/paradise/people.ts';
import { formatDollars } from '#shared/words/text.ts';
import { describeDuty, findGang } from '../lookups.ts';

/** People beside each other at most. */
export const mostCompared = 3;

/** One line of a comparison: what it is, what each has, and which of them has most. */
export type ComparedLine = { name: string; values: readonly string[]; best: readonly boolean[] };

/** Compares people line by line, in the order in which they were picked. */
export function comparePeople(view: CampaignView, people: readonly GangsterView[]): ComparedLine[] {
  const compareWords = (name: string, of: (one: GangsterView) => string): ComparedLine => ({
    name,
    values: people.map(of),
    best: people.map(() => false),
  });
  return [
    compareWords('Gang', ({ gang }) => findGang(view, gang)?.name ?? ''),
    compareWords('Role', ({ role, isStoneCold }) => (isStoneCold ? `${role}, Stone Cold Killer` : role)),
    ...stats.map((stat) => compareFigures(stat.toUpperCase(), people, (one) => one.statsNow[stat])),
    compareFigures('All six together', people, ({ statsNow }) => stats.reduce((sum, stat) => sum + statsNow[stat], 0)),
    compareWords('Wounds', ({ pointsLost }) => (pointsLost === 0 ? 'none' : `${pointsLost} off`)),
    compareWords('Skills', ({ skills }) => skills.map(({ name }) => name).join(', ') || 'none'),
    compareWords('Weapons', describeWeapons),
    compareWords('This month', describeDuty),
    compareWords('Cost', ({ paidDollars }) => formatDollars(paidDollars)),
    compareWords('Joined', formatJoined),
  ];
}

export const formatJoined = ({ joinedMonth }: GangsterView): string => formatMonth(joinedMonth);

/** `2 × Pistol, Knife`, or `none`. */
export function describeWeapons({ weapons }: GangsterView): string {
  const pieces = weapons.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name));
  return pieces.join(', ') || 'none';
}

/** Nobody stands out where all have the same. */
function compareFigures(
  name: string,
  people: readonly GangsterView[],
  of: (one: GangsterView) => number,
): ComparedLine {
  const values = people.map(of);
  const most = Math.max(...values);
  const isEven = values.every((value) => value === most);
  return { name, values: values.map(String), best: values.map((one) => !isEven && one === most) };
}
