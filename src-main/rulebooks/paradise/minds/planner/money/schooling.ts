import type { Stat } from '../../../../../../src-shared/games/paradise/people.ts';
import type { DeepReadonly } from '../../../../../kernel/readonly.ts';
import { gymsOf, isGymSkill, learningDollars, trainingDollars } from '../../../schooling/school.ts';
import { isFree } from '../../../state/lookups.ts';
import type { SeatView } from '../../../state/seatView.ts';
import type { Gangster } from '../../../state/records/gangs.ts';
import { persuasion } from '../../../city/takeovers.ts';
import { doctrineOf } from '../../../tables/people/doctrines.ts';
import { skillRow } from '../../../tables/people/skills.ts';
import { spendableDollars } from './budget.ts';
import { bestOf } from '../ranking.ts';
import { reasonOf, type CostedPlan } from '../../reason.ts';

/** Lessons begin when this much is left to spend, in dollars. */
const leastSpareDollars = 100;

/** The worth of a further point to the gang, for each point missing to 5, in $100s. */
const worth: Partial<Record<Stat, number>> = { smarts: 3, gats: 0.4, fists: 0.3 };

/** [TAKE-1] A six always misses, so no more than this is any use at a counter. */
const mostUseful = 5;

type Pupil = { member: DeepReadonly<Gangster>; stat: Stat; why: string };

/** [GANG-8, RK-13] The lessons that do most: for the talker, the best shot, a brawler. */
export function planLessons(view: SeatView, spentDollars: number): CostedPlan[] {
  const spare = spendableDollars(view) - spentDollars;
  if (spare < leastSpareDollars) return [];
  const plans = [...pupilsOf(view).flatMap((pupil) => lessonFor(view, pupil)), ...gymLessons(view)];
  return plans.filter(({ costDollars }) => costDollars <= spare);
}

function pupilsOf(view: SeatView): Pupil[] {
  const rest = view.members.filter(
    (member) => member.profile !== 'accountant' && canLearn(view, member),
  );
  const talker = bestOf(rest, persuasion);
  const shot = bestOf(rest, ({ stats }) => stats.gats);
  const brawler = bestOf(rest, ({ stats }) => stats.fists);
  return [
    ...(talker ? [{ member: talker, stat: 'smarts' as const, why: 'does the talking' }] : []),
    ...(shot ? [{ member: shot, stat: 'gats' as const, why: 'is the best shot' }] : []),
    ...(brawler && gymsOf(view, view.seat).has
      ? [{ member: brawler, stat: 'fists' as const, why: 'is the best brawler of the gym' }]
      : []),
  ];
}

function canLearn(view: SeatView, member: DeepReadonly<Gangster>): boolean {
  return isFree(member) && view.lessons[member.id] !== view.month;
}

function lessonFor(view: SeatView, { member, stat, why }: Pupil): CostedPlan[] {
  const level = member.stats[stat];
  const counted = stat === 'smarts' ? persuasion(member) : level;
  const costDollars = trainingDollars(level, stat, gymsOf(view, view.seat));
  if (costDollars === null) return [];
  const reason = reasonOf(`${member.name} ${why} and has more to learn.`, [
    {
      name: `points of ${stat.toUpperCase()} that are missing`,
      detail: 'in $100s',
      points: Math.max(0, mostUseful - counted) * (worth[stat] ?? 0),
    },
    { name: 'the lesson', detail: 'in $100s', points: -costDollars / 100 },
  ]);
  return [{ order: { kind: 'train', gangster: member.id, stat }, costDollars, reason }];
}

/** [RK-13] Plans the lessons of the gang's own gym for its best brawler, if the gang fights that way. */
function gymLessons(view: SeatView): CostedPlan[] {
  const gyms = gymsOf(view, view.seat);
  const wanted = doctrineOf(view.mind.doctrine).favoriteSkills.filter((skill) =>
    isGymSkill(skill, gyms),
  );
  const able = view.members.filter((member) => canLearn(view, member));
  const brawler = bestOf(able, ({ stats }) => stats.fists);
  const skill = wanted.find((one) => brawler?.skills.includes(one) === false);
  if (brawler === undefined || skill === undefined) return [];
  const costDollars = learningDollars({ kind: 'chosen', skill }, gyms);
  const reason = reasonOf(`The gym can make a better fighter of ${brawler.name}.`, [
    { name: `${skillRow(skill).name} at half its price`, detail: 'in $100s', points: 0.6 },
    { name: 'the lesson', detail: 'in $100s', points: -costDollars / 100 },
  ]);
  const order = { kind: 'learn', gangster: brawler.id, skill: { kind: 'chosen', skill } } as const;
  return [{ order, costDollars, reason }];
}
