import type { Stat } from '../../../../src-shared/vocabulary/paradise/people.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { gymsOf, isGymSkill, learningDollars, trainingDollars } from '../entertainment/school.ts';
import { isFree } from '../lookups.ts';
import type { SeatView } from '../seatView.ts';
import type { Gangster } from '../state.ts';
import { persuasion } from '../takeovers.ts';
import { doctrineOf } from '../tables/doctrines.ts';
import { skillRow } from '../tables/skills.ts';
import { spendableDollars } from './budget.ts';
import { reasonOf, type CostedPlan } from './reason.ts';

/** Lessons begin when this much is left to spend, in dollars. */
const leastSpareDollars = 100;

/** What a point more is worth to the gang, for each point that is missing to 6. */
const worth: Partial<Record<Stat, number>> = { smarts: 4, gats: 3, fists: 2.5 };

type Pupil = { member: DeepReadonly<Gangster>; stat: Stat; why: string };

/** [GANG-8, RK-13] One lesson a month, where it does most: the talker, the best shot, a brawler. */
export function planLessons(view: SeatView, spentDollars: number): CostedPlan[] {
  const spare = spendableDollars(view) - spentDollars;
  if (spare < leastSpareDollars) return [];
  const plans = [...pupilsOf(view).flatMap((pupil) => lessonFor(view, pupil)), ...gymLessons(view)];
  const [best] = plans
    .filter(({ reason, costDollars }) => reason.score > 0 && costDollars <= spare)
    .toSorted((a, b) => b.reason.score - a.reason.score);
  return best === undefined ? [] : [best];
}

function pupilsOf(view: SeatView): Pupil[] {
  const rest = view.members.filter(
    (member) => member.profile !== 'accountant' && canLearn(view, member),
  );
  const best = (rank: (member: DeepReadonly<Gangster>) => number) =>
    rest.toSorted((a, b) => rank(b) - rank(a))[0];
  const talker = best(persuasion);
  const shot = best(({ stats }) => stats.gats);
  const brawler = best(({ stats }) => stats.fists);
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
  const costDollars = trainingDollars(level, stat, gymsOf(view, view.seat));
  if (costDollars === null) return [];
  const reason = reasonOf(`${member.name} ${why} and has more to learn.`, [
    {
      name: `points of ${stat.toUpperCase()} that are missing`,
      points: (6 - level) * (worth[stat] ?? 0),
    },
    { name: 'the lesson, in $5s', points: -costDollars / 5 },
  ]);
  return [{ order: { kind: 'train', gangster: member.id, stat }, costDollars, reason }];
}

/** [RK-13] What the gang's own gym teaches, to its best brawler, if the gang fights that way. */
function gymLessons(view: SeatView): CostedPlan[] {
  const gyms = gymsOf(view, view.seat);
  const wanted = doctrineOf(view.mind.doctrine).favoriteSkills.filter((skill) =>
    isGymSkill(skill, gyms),
  );
  const [brawler] = view.members
    .filter((member) => canLearn(view, member))
    .toSorted((a, b) => b.stats.fists - a.stats.fists);
  const skill = wanted.find((one) => brawler?.skills.includes(one) === false);
  if (brawler === undefined || skill === undefined) return [];
  const costDollars = learningDollars({ kind: 'chosen', skill }, gyms);
  const reason = reasonOf(`The gym can make a better fighter of ${brawler.name}.`, [
    { name: `${skillRow(skill).name} at half its price`, points: 12 },
    { name: 'the lesson, in $5s', points: -costDollars / 5 },
  ]);
  const order = { kind: 'learn', gangster: brawler.id, skill: { kind: 'chosen', skill } } as const;
  return [{ order, costDollars, reason }];
}
