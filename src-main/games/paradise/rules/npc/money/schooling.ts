import type { Stat } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  findOpenGyms,
  isGymSkill,
  computeLearningDollars,
  computeTrainingDollars,
} from '#main/games/paradise/rules/schooling/school.ts';
import { isFree } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { computePersuasion } from '#main/games/paradise/rules/city/takeovers.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { lookUpSkillRow } from '#main/games/paradise/rules/tables/people/skills.ts';
import { computeSpendableDollars, hasDoors } from './budget.ts';
import { pickBest } from '../ranking.ts';
import { createReason, type CostedPlan } from '#main/games/paradise/rules/minds/reason.ts';

/** Lessons begin when this much is left to spend, in dollars; without a door, with the price of the first one. */
const leastSpareDollars = { usually: 100, withoutDoors: 10 } as const;

/** [TAKE-1] The further worth of a talker's point to a gang that has no door and lives by his tongue, in $100s. */
const hungryWorth = 6;

/** The worth of a further point to the gang, for each point missing to 5, in $100s. */
const worth: Partial<Record<Stat, number>> = { smarts: 3, gats: 0.4, fists: 0.3 };

/** [TAKE-1] A six always misses, so no more than this is any use at a counter. */
const mostUseful = 5;

type Pupil = { member: DeepReadonly<Gangster>; stat: Stat; why: string };

/** [GANG-8, RK-13] The lessons that do most: for the talker, the best shot, a brawler. */
export function planLessons(view: SeatView, spentDollars: number): CostedPlan[] {
  const spare = computeSpendableDollars(view) - spentDollars;
  const { usually, withoutDoors } = leastSpareDollars;
  if (spare < (hasDoors(view) ? usually : withoutDoors)) return [];
  const plans = [...listPupils(view).flatMap((pupil) => planLesson(view, pupil)), ...planGymLessons(view)];
  return plans.filter(({ costDollars }) => costDollars <= spare);
}

function listPupils(view: SeatView): Pupil[] {
  const rest = view.members.filter((member) => member.profile !== 'accountant' && canLearn(view, member));
  const talker = pickBest(rest, computePersuasion);
  const shot = pickBest(rest, ({ stats }) => stats.gats);
  const brawler = pickBest(rest, ({ stats }) => stats.fists);
  return [
    ...(talker ? [{ member: talker, stat: 'smarts' as const, why: 'does the talking' }] : []),
    ...(shot ? [{ member: shot, stat: 'gats' as const, why: 'is the best shot' }] : []),
    ...(brawler && findOpenGyms(view, view.seat).has
      ? [{ member: brawler, stat: 'fists' as const, why: 'is the best brawler of the gym' }]
      : []),
  ];
}

function canLearn(view: SeatView, member: DeepReadonly<Gangster>): boolean {
  return isFree(member) && view.lessons[member.id] !== view.month;
}

function planLesson(view: SeatView, { member, stat, why }: Pupil): CostedPlan[] {
  const level = member.stats[stat];
  const counted = stat === 'smarts' ? computePersuasion(member) : level;
  const costDollars = computeTrainingDollars(level, stat, findOpenGyms(view, view.seat));
  if (costDollars === null) return [];
  const isHungry = stat === 'smarts' && !hasDoors(view);
  const sentence = isHungry
    ? `We have no door, and ${member.name} is our best talker: teach him first.`
    : `${member.name} ${why} and has more to learn.`;
  const reason = createReason(sentence, [
    {
      name: `points of ${stat.toUpperCase()} that are missing`,
      detail: 'in $100s',
      points: Math.max(0, mostUseful - counted) * (worth[stat] ?? 0),
    },
    ...(isHungry ? [{ name: 'a door to live on', detail: 'in $100s', points: hungryWorth }] : []),
    { name: 'the lesson', detail: 'in $100s', points: -costDollars / 100 },
  ]);
  return [{ order: { kind: 'train', gangster: member.id, stat }, costDollars, reason }];
}

/** [RK-13] Plans the lessons of the gang's own gym for its best brawler, if the gang fights that way. */
function planGymLessons(view: SeatView): CostedPlan[] {
  const gyms = findOpenGyms(view, view.seat);
  const wanted = lookUpDoctrine(view.mind.doctrine).favoriteSkills.filter((skill) => isGymSkill(skill, gyms));
  const able = view.members.filter((member) => canLearn(view, member));
  const brawler = pickBest(able, ({ stats }) => stats.fists);
  const skill = wanted.find((one) => brawler?.skills.includes(one) === false);
  if (brawler === undefined || skill === undefined) return [];
  const costDollars = computeLearningDollars({ kind: 'chosen', skill }, gyms);
  const reason = createReason(`The gym can make a better fighter of ${brawler.name}.`, [
    { name: `${lookUpSkillRow(skill).name} at half its price`, detail: 'in $100s', points: 0.6 },
    { name: 'the lesson', detail: 'in $100s', points: -costDollars / 100 },
  ]);
  const order = { kind: 'learn', gangster: brawler.id, skill: { kind: 'chosen', skill } } as const;
  return [{ order, costDollars, reason }];
}
