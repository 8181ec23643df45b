import type { GangsterView } from '#shared/games/paradise/views/campaign.ts';
import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { stats, type Skill, type Stat } from '#shared/games/paradise/people.ts';

/** One lesson a form offers; `value` is what its option carries. */
export type LessonOption = { value: string; label: string };

/** Stats that can be raised by a point, then a roll, then every skill he lacks that is taught. */
export function listLessons(
  gangster: GangsterView,
  tables: Pick<RulebookTables, 'skills'>,
): { stats: LessonOption[]; skills: LessonOption[] } {
  const has = new Set(gangster.skills.map(({ skill }) => skill));
  return {
    stats: stats
      .filter((stat) => gangster.stats[stat] >= 2 && gangster.stats[stat] < 6)
      .map((stat) => ({
        value: `stat:${stat}`,
        label: `${stat.toUpperCase()} ${gangster.stats[stat]} to ${gangster.stats[stat] + 1}`,
      })),
    skills: [
      { value: 'random', label: 'Whatever comes up on the dice' },
      ...tables.skills
        .filter(({ skill, roll }) => !has.has(skill) && (roll !== null || skill === 'real-scary'))
        .map(({ skill, name }) => ({ value: `skill:${skill}`, label: name })),
    ],
  };
}

/** The order an option stands for; null while none is picked. */
export function createLessonOrder(gangster: GangsterId, value: string): Order | null {
  const [kind, what = ''] = value.split(':');
  switch (kind) {
    case 'stat':
      return { kind: 'train', gangster, stat: what as Stat };
    case 'skill':
      return { kind: 'learn', gangster, skill: { kind: 'chosen', skill: what as Skill } };
    case 'random':
      return { kind: 'learn', gangster, skill: { kind: 'random' } };
    default:
      return null;
  }
}
