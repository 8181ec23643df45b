import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { findDistrictProblem, lookUpDistrict, type City } from '#shared/games/paradise/cities/city.ts';
import { addArticle } from '#shared/words/text.ts';
import {
  businessTypeNames,
  gangKinds,
  nameDistrict,
  type BusinessType,
  type District,
} from '#shared/games/paradise/city.ts';
import type { GangSetup, StartingBusiness } from '#shared/games/paradise/setup.ts';
import { findRacket } from '../city/fullRackets.ts';
import { racketTable } from '../tables/rackets.ts';

/** [GANG-1] Loot dice of the businesses each gang starts with, counted in half dice. */
export const startingHalfDice = 8;

/** [GANG-1] Loot dice in halves: protection's D6/2 counts one, a gym's cost and a wire service none. */
export function countHalfDice(type: BusinessType): number {
  const { dice, halved } = racketTable[type];
  return dice <= 0 ? 0 : halved ? 1 : dice * 2;
}

/** [GANG-1] Returns true for ordinary types that bring Loot; the others have no owner at the start. */
export function isForBeginners(type: BusinessType): boolean {
  return !racketTable[type].unique && countHalfDice(type) > 0;
}

/** [GANG-1] Lists the districts where a gang may choose: its base and those next to it. */
export function listChoices(city: City, base: District): District[] {
  return [base, ...lookUpDistrict(city, base).neighbors];
}

/** [CITY-6] Explains in one sentence why a gang cannot make its home there, or returns null. */
export function findBaseProblem(city: City, { base, type }: Pick<GangSetup, 'base' | 'type'>): string | null {
  const problem = findDistrictProblem(city, [base]);
  if (problem !== null) return problem;
  const { homeOf, name } = lookUpDistrict(city, base);
  return (homeOf ?? type) === type
    ? null
    : `Only ${addArticle(gangKinds[homeOf ?? type])} can base itself in ${name}; pick another district.`;
}

/** Settles a gang that was made for another city: without its home here it has the first one of its type. */
export function settleGang(city: City, made: DeepReadonly<GangSetup>): GangSetup {
  const gang = clonePlain(made) as GangSetup;
  if (findSettlingProblem(city, gang) === null) return gang;
  return { ...gang, base: city.homes[gang.type][0] ?? city.center, businesses: [] };
}

function findSettlingProblem(city: City, gang: GangSetup): string | null {
  return findBaseProblem(city, gang) ?? findChoiceProblem(city, gang);
}

/** [GANG-1, GANG-4, CITY-6] Explains in one sentence why a gang cannot begin with its choice, or returns null. */
export function findChoiceProblem(city: City, gang: GangSetup): string | null {
  const { businesses } = gang;
  const unknown = findDistrictProblem(
    city,
    businesses.map(({ district }) => district),
  );
  if (unknown !== null) return unknown;
  for (const business of businesses) {
    const problem = placeProblem(city, gang, business);
    if (problem !== null) return problem;
  }
  const rackets = new Set(businesses.map(({ type }) => findRacket(type)));
  if (rackets.size > 1 && !hasAccountantAtStart(gang)) {
    return 'Beginning with a second racket takes an Accountant; hire one or choose within one racket.';
  }
  const chosen = businesses.reduce((total, { type }) => total + countHalfDice(type), 0);
  if (chosen <= startingHalfDice) return null;
  return `It begins with ${formatDice(startingHalfDice)} of businesses, and ${formatDice(chosen)} are chosen; leave something out.`;
}

function placeProblem(city: City, gang: GangSetup, { type, district }: StartingBusiness): string | null {
  const name = businessTypeNames[type].one;
  const { name: where, types, homeOf } = lookUpDistrict(city, district);
  if (!isForBeginners(type)) return `Nobody begins with ${addArticle(name)}; choose another business.`;
  if (!types.includes(type)) return `There is no ${name} in ${where}.`;
  if ((homeOf ?? gang.type) !== gang.type) {
    return `Only ${addArticle(gangKinds[homeOf ?? gang.type])} begins with businesses in ${where}.`;
  }
  if (listChoices(city, gang.base).includes(district)) return null;
  return `${where} is too far from ${nameDistrict(gang.base)}; choose there or next door.`;
}

/** [GANG-4] Returns true if the gang is set up with an Accountant. */
export function hasAccountantAtStart(gang: Pick<GangSetup, 'members'>): boolean {
  return gang.members.some(({ recruit }) => recruit.method === 'off-the-rack' && recruit.profile === 'accountant');
}

/** `4D6`, `2½D6`. */
function formatDice(halves: number): string {
  const whole = Math.floor(halves / 2);
  return `${whole === 0 && halves % 2 === 1 ? '' : whole}${halves % 2 === 1 ? '½' : ''}D6`;
}
