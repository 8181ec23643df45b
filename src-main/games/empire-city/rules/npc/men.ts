import type { ManId } from '#shared/games/empire-city/ids.ts';
import type { Ability } from '#shared/games/empire-city/men.ts';
import { findAbility, isSpecial, requireMan } from '../lookups.ts';
import { hirePrice, countSpecials } from '../prices.ts';
import type { Outlook } from './outlook.ts';

/** The worth of an ability beside the combat. */
const abilityWorth: Readonly<Record<Ability, number>> = {
  demolition: 0.4,
  butcher: 0.8,
  captain: 0.7,
  'lone-wolf': 0.4,
  brawler: 0.5,
  swell: 0.4,
  gunsmith: 0.4,
  tough: 0.6,
  doctor: 0.5,
  lure: 0.5,
  marksman: 0.8,
  shadow: 0.8,
  guardian: 0.6,
  bagman: 0.6,
  fixer: 0.6,
  bookkeeper: 1,
  recruiter: 0.6,
  spy: 0.3,
  thief: 0.8,
  caller: 0.5,
  mayor: 0.9,
  commissioner: 0.6,
  judge: 0.9,
  senator: 0.8,
  publisher: 1.2,
};

/** [EMP-NPC-10] Values a ready man for a family, before his price. */
export function scoreMan(outlook: Outlook, man: ManId): number {
  const { state, own, left, weights, seat } = outlook;
  const { combat } = requireMan(state, man);
  const ability = findAbility(man);
  const need = own.hand.length < 3 ? 1.25 : own.hand.length < 5 ? 1 : own.hand.length < 7 ? 0.6 : 0.35;
  const last = left < 1.5 ? 0.4 : 1;
  const held = countSpecials(state, seat);
  const notable = isSpecial(man) ? (0.3 + (held >= 3 ? 3 * (held - 2) : held * 0.4)) * weights.collect : 0;
  return (combat * 0.7 * need + (ability === null ? 0 : abilityWorth[ability])) * last + notable;
}

/** The men of the track worth hiring for the money, the best ones first. */
export function chooseRecruits(
  outlook: Outlook,
  men: readonly ManId[],
  budget: number,
): { men: ManId[]; worth: number; dollars: number; corruption: number } {
  const { state, seat, dollar, stain } = outlook;
  const found = { men: [] as ManId[], worth: 0, dollars: 0, corruption: 0 };
  const gains = men
    .map((man) => {
      const price = hirePrice(state, seat, man);
      const { corruption } = requireMan(state, man);
      return { man, price, corruption, gain: scoreMan(outlook, man) - price * dollar - corruption * stain };
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  for (const { man, price, corruption, gain } of gains.slice(0, 4)) {
    if (price > budget - found.dollars) continue;
    if (outlook.own.corruption + found.corruption + corruption >= state.house.martialLaw) continue;
    found.men.push(man);
    found.worth += gain * (1 - 0.15 * (found.men.length - 1));
    found.dollars += price;
    found.corruption += corruption;
  }
  return found;
}
