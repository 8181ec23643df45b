import { requireNeighborhood } from '../board.ts';
import { findOccupied, findTerritory, measureStandings, placePositions, type Ground } from './ground.ts';
import { countPositions, type Mask } from './site.ts';

/** A claim on a ground: the claimant’s place in seat order, and the declared territory, if it was declared. */
export type StakedClaim = { by: number; territory: Mask | null; areaLimit: number };

/** The men that a family puts down in a Neighborhood in a turn. */
const perTurn = 3;

/** Counts the support of a claim: positions held, or by declaration pieces and areas without a rival. */
export function countClaim(ground: Ground, { by, territory, areaLimit }: StakedClaim): number {
  if (territory === null) return measureStandings(ground, areaLimit)[by]?.count ?? 0;
  return countPositions((ground.own[by] ?? 0) | findTerritory(ground, by));
}

/** [GOD-CLAIM-2, GOD-CLOSE-5, GOD-CLOSE-7] True if a claim falls once pieces stand on a ground. */
export function breaksClaim(after: Ground, pieces: Mask, claim: StakedClaim): boolean {
  const enters = claim.territory !== null && (pieces & claim.territory) !== 0;
  return enters || countClaim(after, claim) < requireNeighborhood(after.site.key).majority;
}

type Breaker = { at: number; claim: StakedClaim; base: Mask };

/** The fewest men, three at most with those placed already, that break a claim; null: none do. */
export function findBreak(ground: Ground, breaker: Breaker): Mask | null {
  const { base } = breaker;
  if (base !== 0 && canBreak(ground, breaker, base)) return base;
  return walkSizes(ground, base, (sets) => sets.find((mask) => canBreak(ground, breaker, mask)) ?? null);
}

/** Every set of so few men that breaks a claim, each with those placed already. */
export function listBreaks(ground: Ground, breaker: Breaker): Mask[] {
  const { base } = breaker;
  if (base !== 0 && canBreak(ground, breaker, base)) return [base];
  const find = (sets: Mask[]): Mask[] | null => {
    const found = sets.filter((mask) => canBreak(ground, breaker, mask));
    return found.length === 0 ? null : found;
  };
  return walkSizes(ground, base, find) ?? [];
}

function canBreak(ground: Ground, { at, claim }: Breaker, mask: Mask): boolean {
  const { ground: after, lost } = placePositions(ground, at, mask);
  return lost === null && breaksClaim(after, mask, claim);
}

/** Asks about all sets of one man more than those placed, then of two more, until there is an answer. */
function walkSizes<Found>(ground: Ground, base: Mask, find: (sets: Mask[]) => Found | null): Found | null {
  const empty = ground.site.all & ~findOccupied(ground) & ~base;
  let sets: Mask[] = [base];
  for (let size = countPositions(base); size < perTurn; size += 1) {
    sets = sets.flatMap((mask) => listLarger(mask, base, empty));
    const found = find(sets);
    if (found !== null) return found;
  }
  return null;
}

/** Sets of one man more, each set of men once: a man is added above the highest that was. */
function listLarger(mask: Mask, base: Mask, empty: Mask): Mask[] {
  const added = mask & ~base;
  const sets: Mask[] = [];
  for (let left = empty; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (bit >>> 0 > added >>> 0) sets.push(mask | bit);
  }
  return sets;
}
