import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { computeControlDollars, racketTable, rackets, type Racket } from '#shared/games/godfather/values.ts';
import { findOccupied, listPacks, placePositions, type Ground } from '#shared/games/godfather/ground/ground.ts';
import { findAround, findLowestPlace, countPositions, type Mask } from '#shared/games/godfather/ground/site.ts';
import { buildGround, listLivePlaces, listOpenableRackets } from '../lookups.ts';
import { hashNumbers } from '#kernel/dice/npcRandom.ts';
import type { Bound, Outlook } from './outlook.ts';
import { scoreGround } from './worth.ts';

/** One way to position in one Neighborhood, and its points. */
export type Candidate = {
  key: NeighborhoodKey;
  racket: Racket;
  opens: boolean;
  mask: Mask;
  size: number;
  takes: number;
  gain: number;
  eachDollars: number;
};

/** Estimates the cost of a breach in trust, in points: less when little time is left to be trusted in. */
function estimateDistrust({ state: { house, round } }: Outlook): number {
  const left = house.lastRound === 0 ? memory : Math.min(memory, house.lastRound - round);
  return 800 * Math.max(0.3, left / memory);
}
const memory = 10;
/** How many of the best singles and pairs are extended, and by how many others. */
const beam = 4;
const reach = 9;

/** [GOD-NPC-2] Candidates of every Neighborhood that is not closed. */
export function listCandidates(outlook: Outlook): Candidate[] {
  const { state } = outlook;
  return listLivePlaces(state).flatMap(({ key, status, racket }) => {
    const ground = buildGround(state, key);
    if (status === 'open' && racket !== null) return listOpenCandidates(outlook, ground, racket);
    return listUnplayedCandidates(outlook, ground);
  });
}

function listOpenCandidates(outlook: Outlook, ground: Ground, racket: Racket): Candidate[] {
  const { key } = ground.site;
  const dollars = computeControlDollars(key, racket) * findLeaning(outlook, key);
  const before = scoreGround(ground, dollars, { ...outlook.weighing, isDone: true });
  const sets = searchSets(outlook, ground, (after) => scoreGround(after, dollars, outlook.weighing));
  const eachDollars = racketTable[racket].costDollars;
  return sets.map(({ mask, taken, points }) => {
    const takes = countPositions(taken);
    const raw = points - before + takes * eachDollars * (outlook.weights.taking - 1) * 2;
    const gain = addError(outlook, key, mask, raw) - computeBreachCost(outlook, ground, { mask, taken });
    return { key, racket, opens: false, mask, size: countPositions(mask), takes, gain, eachDollars };
  });
}

/** [GOD-NPC-7] Searches once for all rackets, because the shape does not depend on the racket. */
function listUnplayedCandidates(outlook: Outlook, ground: Ground): Candidate[] {
  const { key } = ground.site;
  const best = searchSets(outlook, ground, (after) => scoreGround(after, 1, outlook.weighing));
  return listOpenableRackets(outlook.state).flatMap((racket) => {
    const dollars = computeControlDollars(key, racket) * findLeaning(outlook, key) * computeCrowding(outlook, racket);
    const eachDollars = racketTable[racket].costDollars;
    return best.map(({ mask, points }) => ({
      ...{ key, racket, opens: true, mask, size: countPositions(mask), takes: 0, eachDollars },
      gain:
        addError(outlook, key, mask + rackets.indexOf(racket), points * dollars) -
        computeBreachCost(outlook, ground, { mask, taken: 0 }),
    }));
  });
}

/** [GOD-NPC-6] Returns the weight of a Neighborhood; small ones count for more with some doctrines. */
function findLeaning({ weights }: Outlook, key: NeighborhoodKey): number {
  return ['MID', 'DOC', 'LIT', 'UWS'].includes(key) ? weights.small : 1;
}

/** [GOD-NPC-7] Lowers the worth of a racket that runs in three Neighborhoods, because it helps everybody's cards. */
function computeCrowding({ state }: Outlook, racket: Racket): number {
  const running = listLivePlaces(state).filter((place) => place.racket === racket).length;
  return running >= 3 ? 0.85 : 1;
}

/** Adds the planner's error to an estimate: the same for the same set in the same turn. */
function addError({ effort, own, state }: Outlook, key: string, mask: Mask, points: number): number {
  const opening = own.turns < 2 ? 0.3 : 0;
  const share = Math.max(effort.noise, opening);
  if (share === 0) return points;
  const salt = hashNumbers(own.whim, state.turn.number, key.charCodeAt(0), key.charCodeAt(1), mask);
  return points * (1 + share * ((salt / 0xffffffff) * 2 - 1));
}

/**
 * [GOD-NPC-8] Computes the cost of breaking a promise: twice the distrust, with a fox once; keeping one to press
 * saves it.
 */
function computeBreachCost(
  outlook: Outlook,
  { site, own }: Ground,
  { mask, taken }: { mask: Mask; taken: Mask },
): number {
  const { bound, boundNow, weights, state } = outlook;
  const distrust = estimateDistrust(outlook);
  const sumCosts = ({ presses, stays, spares }: Bound, breach: number): number => {
    let cost = presses.has(site.key) && mask !== 0 ? -breach : 0;
    if (stays.has(site.key) && mask !== 0) cost += breach;
    for (const [other, where] of taken === 0 ? [] : spares) {
      const theirs = own[state.seats.indexOf(other)] ?? 0;
      if ((theirs & taken) !== 0 && (where === 'all' || where.has(site.key))) cost += breach;
    }
    return cost;
  };
  return sumCosts(bound, distrust * weights.honor) + sumCosts(boundNow, distrust * honorOfTheRound);
}

/** Times the cost of distrust that a breach in the round of the deal itself must bring: more than any turn does. */
const honorOfTheRound = 20;

type Found = { mask: Mask; taken: Mask; points: number };

/**
 * [GOD-NPC-2] Searches the best singles, pairs and triples, and every set that takes something with three pieces or
 * fewer.
 */
function searchSets({ at }: Outlook, ground: Ground, score: (after: Ground) => number): Found[] {
  const seen = new Set<Mask>();
  const trySet = (mask: Mask): Found[] => {
    if (seen.has(mask)) return [];
    seen.add(mask);
    const { ground: after, taken, lost } = placePositions(ground, at, mask);
    return lost === null ? [{ mask, taken, points: score(after) }] : [];
  };
  const takings = listTakingSets(ground, at).flatMap(trySet);
  const spots = listInterestingBits(ground);
  const singles = spots.flatMap((bit) => trySet(bit)).toSorted(compareByPoints);
  // A piece that would be lost alone may still be one of a pair.
  const pool = singles.slice(0, reach).map(({ mask }) => mask);
  const extendSets = (from: readonly Found[]): Found[] =>
    from
      .slice(0, beam)
      .flatMap(({ mask }) => pool.flatMap((bit) => ((mask & bit) === 0 ? trySet(mask | bit) : [])))
      .toSorted(compareByPoints);
  const pairs = extendSets(singles);
  const triples = extendSets(pairs);
  const grown = takings
    .filter(({ mask }) => countPositions(mask) < 3)
    .flatMap(({ mask }) => pool.flatMap((bit) => ((mask & bit) === 0 ? trySet(mask | bit) : [])))
    .toSorted(compareByPoints);
  return [
    ...takings,
    ...singles.slice(0, beam),
    ...pairs.slice(0, beam),
    ...triples.slice(0, beam),
    ...grown.slice(0, beam),
  ];
}

function compareByPoints(a: Found, b: Found): number {
  return b.points - a.points;
}

/** Lists the outs of every pack that has at most three. */
function listTakingSets(ground: Ground, seat: number): Mask[] {
  return listPacks(ground, seat)
    .map(({ outs }) => outs)
    .filter((outs) => outs !== 0 && countPositions(outs) <= 3);
}

/** Lists the empty positions near a piece, or all of them while few pieces are on the ground. */
function listInterestingBits(ground: Ground): Mask[] {
  const { site } = ground;
  const all = findOccupied(ground);
  const empty = site.all & ~all;
  const near = findAround(site, all);
  const close = (near | findAround(site, near)) & empty;
  const bits: Mask[] = [];
  const wanted = all === 0 || countPositions(close) < 6 ? empty : close;
  for (let left = wanted; left !== 0; left &= left - 1) bits.push(1 << findLowestPlace(left));
  return bits;
}
