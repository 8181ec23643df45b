import { memoize } from '#shared/words/memoize.ts';
const faces = 6;

/**
 * [PO-5] Computes each contender's exact chance to win with these bonuses. Ties are rolled again among those who tied,
 * possibly all of them.
 */
export function winChances(bonuses: readonly number[]): number[] {
  // A contender who cannot reach the strongest one's lowest roll has no chance.
  const best = Math.max(...bonuses);
  const able = bonuses.flatMap((bonus, place) => (bonus + faces > best ? [place] : []));
  const chances = bonuses.map(() => 0);
  const own = computeChancesAmong(able.map((place) => (bonuses[place] ?? 0) - best));
  able.forEach((place, n) => (chances[place] = own[n] ?? 0));
  return chances;
}

/** Packs a group into one number: the places behind the best, none of which reaches eight, one after the other. */
function encodeBonuses(bonuses: readonly number[]): number {
  return bonuses.reduce((key, bonus) => key * 8 - bonus, 1);
}

/** Computes the same among a few, by their distance from the strongest. */
const computeChancesAmong = memoize((bonuses: readonly number[]): readonly number[] => {
  if (bonuses.length === 1) return [1];
  const chances = bonuses.map(() => 0);
  const everybody = 2 ** bonuses.length - 1;
  let allTie = 0;
  for (let tied = 1; tied <= everybody; tied += 1) {
    const weight = computeChanceToLead(bonuses, tied);
    if (tied === everybody) allTie = weight;
    else if (weight > 0) {
      const places = bonuses.flatMap((_, place) => (isIn(tied, place) ? [place] : []));
      const inner = computeChancesAmong(places.map((place) => bonuses[place] ?? 0));
      places.forEach((place, n) => (chances[place] = (chances[place] ?? 0) + weight * (inner[n] ?? 0)));
    }
  }
  return chances.map((chance) => chance / (1 - allTie));
}, encodeBonuses);

function isIn(set: number, place: number): boolean {
  return ((set >> place) & 1) === 1;
}

/** Computes the chance that exactly those of a set share the lead after one round of D6 each. */
function computeChanceToLead(bonuses: readonly number[], tied: number): number {
  const best = Math.max(...bonuses);
  let chance = 0;
  for (let total = best + 1; total <= best + faces; total += 1) {
    let ways = 1;
    for (let place = 0; place < bonuses.length && ways > 0; place += 1) {
      const needed = total - (bonuses[place] ?? 0);
      if (isIn(tied, place)) ways *= needed <= faces ? 1 : 0;
      else ways *= Math.min(faces, needed - 1);
    }
    chance += ways;
  }
  return chance / faces ** bonuses.length;
}
