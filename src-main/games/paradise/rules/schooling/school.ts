import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import type { BoughtSkill } from '#shared/games/paradise/recruits.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Skill, Stat } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { isFree, isWorking, listOwnedBusinesses } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { skillDollars } from '../tables/people/people.ts';
import { gymSchool, lessonDollars } from '../tables/shows.ts';
import { lookUpSkillRow, snappyDresserDollars } from '../tables/people/skills.ts';
import { requireChoice } from '../gangs/hiringBill.ts';

/** [RK-13] The lessons that the gang's own open gyms offer. */
export type Gyms = { has: boolean; hasTongs: boolean };

/** [RK-13] Finds the gang's open gyms; a closed one does not teach. */
export function findOpenGyms(facts: Pick<State, 'businesses' | 'city'>, seat: SeatId): Gyms {
  const city = findCity(facts);
  const gyms = listOwnedBusinesses(facts, seat).filter((b) => b.type === 'gym' && isWorking(b));
  return {
    has: gyms.length > 0,
    hasTongs: gyms.some(({ district }) => lookUpDistrict(city, district).homeOf === 'tong'),
  };
}

/** [GANG-8, RK-13] Computes the price of one more point, halves up; null without such a lesson. */
export function computeTrainingDollars(level: number, stat: Stat, gyms: Gyms): number | null {
  const dollars = lessonDollars[level + 1];
  if (dollars === undefined) return null;
  return stat === 'fists' && gyms.has ? Math.ceil(dollars / 2) : dollars;
}

/** [RK-13] Returns true if the gang's gyms teach a skill at their own price. */
export function isGymSkill(skill: Skill, gyms: Gyms): boolean {
  if (gyms.hasTongs && gymSchool.tongSkills.includes(skill)) return true;
  return gyms.has && gymSchool.skills.includes(skill);
}

/** [GANG-8, RK-13] The price of a skill. Only a rolled Snappy Dresser's suits can add to it. */
export function computeLearningDollars(bought: DeepReadonly<BoughtSkill>, gyms: Gyms): number {
  const skill = bought.kind === 'chosen' ? bought.skill : bought.rolled;
  const suits = skill === 'snappy-dresser' ? snappyDresserDollars : 0;
  if (bought.kind === 'random') return skillDollars.random + suits;
  const price = isGymSkill(bought.skill, gyms) ? gymSchool.skillDollars : skillDollars.chosen;
  return price + suits;
}

/** [GANG-8] One lesson a month for each gangster, and none behind bars. */
export function requirePupil(state: State, gangster: DeepReadonly<Gangster>): void {
  refuseUnless(isFree(gangster), `${gangster.name} is behind bars; send somebody else.`, 'GANG-8');
  refuseUnless(
    state.lessons[gangster.id] !== state.month,
    `${gangster.name} has had a lesson this month; send somebody else or wait.`,
    'GANG-8',
  );
}

/** [GANG-8] Refuses a lesson that the school does not have. */
export function requireLesson(gangster: DeepReadonly<Gangster>, stat: Stat, gyms: Gyms): number {
  const level = gangster.stats[stat];
  const dollars = computeTrainingDollars(level, stat, gyms);
  const reason = level >= 6 ? 'and nobody gets better than 6' : 'and the school takes nobody below 2';
  refuseUnless(
    dollars !== null,
    `${gangster.name} has ${stat.toUpperCase()} ${level}, ${reason}; pick another stat.`,
    'GANG-8',
  );
  return dollars;
}

/** [SK-0, SK-67] Refuses a skill he has, or one that only comes with a Gun Moll. */
export function requireLearnable(gangster: DeepReadonly<Gangster>, skill: Skill): void {
  const { name } = lookUpSkillRow(skill);
  refuseUnless(!gangster.skills.includes(skill), `${gangster.name} has ${name} already.`, 'SK-0');
  requireChoice(skill);
}
