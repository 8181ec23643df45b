import type { Order, OrderOf } from '#shared/games/godfather/orders.ts';
import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { racketTable, computeControlDollars } from '#shared/games/godfather/values.ts';
import type { Factor, Reason } from '#shared/words/journal.ts';
import { capitalize } from '#shared/words/text.ts';
import { listMaskPositions, findSite, countPositions, findMask } from '#shared/games/godfather/ground/site.ts';
import { buildGround, countHeld, listAvailablePlaces, namePlace } from '../lookups.ts';
import { measureStandings, findTerritory, placePositions } from '#shared/games/godfather/ground/ground.ts';
import { findRoomFor, countStartsWanted } from '../orders/positioning.ts';
import type { Candidate } from './candidates.ts';
import type { Outlook } from './outlook.ts';
import { scoreGround } from './worth.ts';

export type Planned = { order: Order; reason: Reason };

/** One whole order to position, as it is put together. */
export type Plan = { chosen: Candidate[]; score: number };

/** How a plan is put together; other numbers make another plan of the same board. */
export type Drafting = { thrift: number; reserveDollars: number };

/** Dollars a set of candidates costs, free pieces counted out. */
export function computePrice({ state }: Outlook, chosen: readonly Candidate[]): number {
  const { free } = state.turn.log;
  let left = free?.count ?? 0;
  let dollars = 0;
  for (const { racket, size, eachDollars } of chosen) {
    const used = racket === free?.racket ? Math.min(left, size) : 0;
    left -= used;
    dollars += (size - used) * eachDollars;
  }
  return dollars;
}

/** [GOD-NPC-4] Chooses the best candidate for its price, again and again. */
export function draftPlan(outlook: Outlook, candidates: readonly Candidate[], drafting: Drafting): Plan {
  const starts = countStartsWanted(outlook.state, outlook.seat);
  let chosen: Candidate[] = [];
  let score = 0;
  for (let step = 0; step < outlook.effort.steps; step += 1) {
    const next = findBestStep(outlook, candidates, chosen, { ...drafting, starts });
    if (next === null) break;
    chosen = next.chosen;
    score += next.points;
  }
  return addLeftovers(outlook, { chosen, score });
}

type Step = { chosen: Candidate[]; points: number; rate: number };

function findBestStep(
  outlook: Outlook,
  candidates: readonly Candidate[],
  chosen: readonly Candidate[],
  { thrift, reserveDollars, starts }: Drafting & { starts: number | null },
): Step | null {
  const { own, effort, random } = outlook;
  const before = computePrice(outlook, chosen);
  const mustStart = starts !== null && chosen.length < starts;
  const steps: Step[] = [];
  for (const one of candidates) {
    const old = chosen.find(({ key }) => key === one.key);
    if (old === one) continue;
    if (starts !== null && old === undefined && chosen.length >= starts) continue;
    if (old === undefined ? !isWithinCircles(outlook, chosen, one) : old.racket !== one.racket) continue;
    const then = [...chosen.filter(({ key }) => key !== one.key), one];
    const price = computePrice(outlook, then);
    const keep = mustStart ? 100 * (starts - then.length) : reserveDollars;
    if (price > own.cashDollars - keep) {
      if (price > before || price > own.cashDollars) continue;
    }
    const spent = price - before;
    const points = one.gain - (old?.gain ?? 0) - thrift * spent;
    if (points <= 0 && !(mustStart && old === undefined)) continue;
    if (old !== undefined && spent < 0) continue;
    steps.push({ chosen: then, points, rate: points / (Math.max(0, spent) + 150) });
  }
  const ranked = steps.toSorted((a, b) => b.rate - a.rate);
  return effort.among === 1 ? (ranked[0] ?? null) : (random.pick(ranked.slice(0, effort.among)) ?? null);
}

/** [GOD-HOUSE-2] */
function isWithinCircles({ state }: Outlook, chosen: readonly Candidate[], { opens, racket }: Candidate): boolean {
  const { circles } = state.house;
  if (!opens || circles === null) return true;
  const running = Object.values(state.places).filter((place) => place.racket === racket).length;
  const now = chosen.filter((one) => one.opens && one.racket === racket).length;
  return running + now < circles;
}

/** [GOD-CARD-4, GOD-NPC-4] Puts the remaining free pieces where they hurt least. */
function addLeftovers(outlook: Outlook, plan: Plan): Plan {
  const { state, seat } = outlook;
  const { free } = state.turn.log;
  if (free === null) return plan;
  let { chosen, score } = plan;
  for (;;) {
    const used = chosen.filter(({ racket }) => racket === free.racket).reduce((sum, { size }) => sum + size, 0);
    if (used >= free.count || findRoomFor(state, seat, free.racket, chosen) === null) break;
    const best = findBestLeftover(outlook, chosen);
    if (best === null) break;
    chosen = [...chosen.filter(({ key }) => key !== best.key), best];
    score += best.gain;
  }
  return { chosen, score };
}

function findBestLeftover(outlook: Outlook, chosen: readonly Candidate[]): Candidate | null {
  const { state, at } = outlook;
  const { free } = state.turn.log;
  if (free === null) return null;
  const { racket } = free;
  const eachDollars = racketTable[racket].costDollars;
  let best: Candidate | null = null;
  for (const { key, status } of listAvailablePlaces(state, racket)) {
    const there = chosen.find((one) => one.key === key);
    if (there !== undefined && (there.racket !== racket || there.size >= 3)) continue;
    const opens = status === 'unplayed';
    if (there === undefined && opens) {
      if (!isWithinCircles(outlook, chosen, { opens, racket } as Candidate)) continue;
    }
    const ground = buildGround(state, key);
    const beside = there?.mask ?? 0;
    const dollars = computeControlDollars(key, racket);
    const base = scoreGround(ground, dollars, outlook.weighing);
    for (const position of ground.site.positions) {
      const bit = findMask(ground.site, position);
      if ((beside & bit) !== 0 || ground.own.some((mask) => (mask & bit) !== 0)) continue;
      const mask = beside | bit;
      const { ground: after, lost, taken } = placePositions(ground, at, mask);
      if (lost !== null) continue;
      const gain = scoreGround(after, dollars, outlook.weighing) - base;
      if (best !== null && gain <= best.gain) continue;
      best = { key, racket, opens, mask, size: countPositions(mask), takes: countPositions(taken), gain, eachDollars };
    }
  }
  return best;
}

/** The order of a plan. */
export function createOrder(outlook: Outlook, { chosen }: Plan): OrderOf<'position'> {
  return {
    kind: 'position',
    placements: chosen.map(({ key, racket, mask }) => ({
      neighborhood: key,
      racket,
      positions: listMaskPositions(findSite(key), mask),
    })),
    declare: chooseDeclared(outlook, chosen),
  };
}

/** [GOD-CLOSE-4] Declares what the family holds firmly, and nothing that one piece of a rival would undo. */
function chooseDeclared(outlook: Outlook, chosen: readonly Candidate[]): OrderOf<'position'>['declare'] {
  const { state, at, seat, own } = outlook;
  if (state.house.control !== 'declared' || own.turns === 0) return [];
  return Object.values(state.places)
    .filter(({ status }) => status === 'open')
    .map(({ key }) => key)
    .filter((key) => {
      const here = chosen.find((one) => one.key === key);
      const before = buildGround(state, key);
      const ground = here === undefined ? before : placePositions(before, at, here.mask).ground;
      const { majority } = requireNeighborhood(key);
      const count = countPositions((ground.own[at] ?? 0) | findTerritory(ground, at));
      const firm =
        here === undefined
          ? countHeld(state, key, seat)
          : (measureStandings(ground, state.house.areaLimit)[at]?.count ?? 0);
      return count >= majority && firm >= majority;
    });
}

/** [GOD-NPC-9] Why a plan was chosen: gain by Neighborhood, the price, and the best plan that was not. */
export function explainPlan(outlook: Outlook, plan: Plan, drafting: Drafting, others: Plan[]): Reason {
  const factors = listFactors(outlook, plan, drafting);
  const score = sumPoints(factors);
  const top = plan.chosen.toSorted((a, b) => b.gain - a.gain)[0];
  const sentence =
    top === undefined
      ? 'Nothing is worth its price this turn.'
      : top.takes > 0
        ? `Their men in ${namePlace(top.key)} can be captured.`
        : `${capitalize(namePlace(top.key))} is where a piece counts most.`;
  const alternatives = others.slice(0, 1).map((other) => {
    const theirs = listFactors(outlook, other, drafting);
    const places = other.chosen.map(({ key }) => namePlace(key));
    const title = places.length === 0 ? 'Position nothing' : `Position in ${places.join(', ')}`;
    return { title, score: sumPoints(theirs), factors: theirs };
  });
  return { sentence, score, factors, ...(alternatives.length === 0 ? {} : { alternatives }) };
}

function listFactors(outlook: Outlook, { chosen }: Plan, { thrift }: Drafting): Factor[] {
  const price = computePrice(outlook, chosen);
  return [
    ...chosen.map(({ key, gain, takes }) => ({
      name: requireNeighborhood(key).name,
      ...(takes === 0 ? {} : { detail: takes === 1 ? 'takes one' : `takes ${takes}` }),
      points: Math.round(gain),
    })),
    ...(price === 0 ? [] : [{ name: 'price', detail: `$${price}`, points: -Math.round(thrift * price) }]),
  ];
}

function sumPoints(factors: readonly Factor[]): number {
  return factors.reduce((sum, { points }) => sum + points, 0);
}
