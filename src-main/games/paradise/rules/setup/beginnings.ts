import { addArticle } from '#shared/words/text.ts';
import { businessTypeNames, districtNames, type BusinessType, type District } from '#shared/games/paradise/city.ts';
import type { GangSetup, StartingBusiness } from '#shared/games/paradise/setup.ts';
import { findRacket } from '../city/fullRackets.ts';
import { cityTable, neighbors } from '../tables/city.ts';
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
export function listChoices(base: District): District[] {
  return [base, ...neighbors[base]];
}

/** [GANG-1, GANG-4, CITY-6] Explains in one sentence why a gang cannot begin with its choice, or returns null. */
export function findChoiceProblem(gang: GangSetup): string | null {
  const { businesses } = gang;
  for (const business of businesses) {
    const problem = placeProblem(gang, business);
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

function placeProblem(gang: GangSetup, { type, district }: StartingBusiness): string | null {
  const name = businessTypeNames[type].one;
  const where = districtNames[district];
  if (!isForBeginners(type)) return `Nobody begins with ${addArticle(name)}; choose another business.`;
  if (!cityTable[district].types.includes(type)) return `There is no ${name} in ${where}.`;
  if (district === 'chinatown' && gang.type !== 'tong') {
    return 'Only a Tong begins with businesses in Chinatown.';
  }
  if (listChoices(gang.base).includes(district)) return null;
  return `${where} is too far from ${districtNames[gang.base]}; choose there or next door.`;
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
