import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { Clause, Terms } from '#shared/games/godfather/orders.ts';
import { computeControlDollars, racketTable } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import { requireFamily, buildGround, listLivePlaces, computeTotal } from '../lookups.ts';
import { listDangers } from '../quote.ts';
import type { State } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { computeControlOdds } from './worth.ts';

/** Rounds in which a broken deal is remembered. */
const memory = 10;

/** [GOD-NPC-8] Each deal a seat broke halves belief in it for ten rounds. */
export function computeBelief(state: State, seat: SeatId): number {
  const broken = Object.values(state.deals).filter(
    ({ status, brokenBy, brokenRound }) =>
      status === 'broken' && brokenBy === seat && state.round - (brokenRound ?? 0) <= memory,
  ).length;
  return 0.5 ** broken;
}

/** An open Neighborhood for a bargainer: its worth, and the families' odds in seat order. */
export type Stake = { key: NeighborhoodKey; dollars: number; odds: readonly number[] };

/** Every Neighborhood that is fought for. */
export function listStakes({ state, weighing }: Outlook): Stake[] {
  return listLivePlaces(state).flatMap(({ key, status, racket }) =>
    status === 'open' && racket !== null
      ? [
          {
            key,
            dollars: computeControlDollars(key, racket),
            odds: computeControlOdds(buildGround(state, key), weighing),
          },
        ]
      : [],
  );
}

/** The share of a fight's worth that one turn decides. */
const perTurn = 0.15;

/**
 * Estimates a rival's gain from his next taking in one Neighborhood or everywhere, by the men in danger there; in
 * dollars.
 */
function estimateExposure(
  { state }: Outlook,
  stakes: readonly Stake[],
  { by, to }: Sides,
  only: NeighborhoodKey | null,
): number {
  const at = state.seats.indexOf(to);
  const other = state.seats.indexOf(by);
  return stakes.reduce((sum, { key, dollars }) => {
    if (only !== null && key !== only) return sum;
    const ground = buildGround(state, key);
    if ((ground.own[at] ?? 0) === 0 || (ground.own[other] ?? 0) === 0) return sum;
    const open = listDangers(ground, at).reduce((all, { positions }) => all + positions.length, 0);
    return sum + 40 + (open / ground.site.majority) * dollars * 0.5;
  }, 0);
}

type Sides = { by: SeatId; to: SeatId };

/** Computes a promise in dollars a turn: its gain for the receiver, and its cost for the giver. */
function promiseWorth(
  outlook: Outlook,
  stakes: readonly Stake[],
  clause: Clause,
  { by, to }: Sides,
): { brings: number; costs: number } {
  const { state } = outlook;
  const { kind, neighborhood } = clause;
  if (kind === 'spare') {
    const dollars = estimateExposure(outlook, stakes, { by, to }, neighborhood);
    return { brings: dollars, costs: dollars * 0.7 };
  }
  const stake = stakes.find(({ key }) => key === neighborhood);
  if (stake === undefined) return kind === 'stay-out' ? { brings: 60, costs: 90 } : nothing;
  const theirs = stake.odds[state.seats.indexOf(by)] ?? 0;
  const mine = stake.odds[state.seats.indexOf(to)] ?? 0;
  if (kind === 'stay-out') {
    const threat = Math.min(1, theirs * 2 + 0.15);
    return { brings: stake.dollars * perTurn * mine * threat, costs: stake.dollars * perTurn * theirs };
  }
  const { racket, claim } = state.places[neighborhood] ?? { racket: null, claim: null };
  const isAgainst = claim !== null && claim.seat !== by && claim.seat !== to;
  const cost = racket === null ? 0 : racketTable[racket].costDollars;
  return {
    brings: isAgainst ? stake.dollars * 0.08 : stake.dollars * perTurn * mine * -1,
    costs: Math.max(0, cost - stake.dollars * 0.5 * perTurn * theirs),
  };
}

const nothing = { brings: 0, costs: 0 };

/** [GOD-NPC-8] Weighs a deal for the weighing seat, with belief in the other counted in. */
export function weighDeal(
  outlook: Outlook,
  stakes: readonly Stake[],
  other: SeatId,
  { mine, theirs, turns, iPay, theyPay, when }: Terms,
): Factor[] {
  const { state, seat } = outlook;
  const belief = computeBelief(state, other);
  const got = theirs.reduce((sum, one) => sum + promiseWorth(outlook, stakes, one, { by: other, to: seat }).brings, 0);
  const given = mine.reduce((sum, one) => sum + promiseWorth(outlook, stakes, one, { by: seat, to: other }).costs, 0);
  const money = (when === 'kept' ? theyPay * belief : theyPay) - iPay;
  const leader = state.seats.toSorted((a, b) => computeTotal(state, b) - computeTotal(state, a))[0];
  const grudge = Math.min(300, computeGrudge(outlook, other));
  return [
    {
      name: 'what they promise',
      detail: `belief ${Math.round(belief * 100)}%`,
      points: Math.round(got * turns * belief),
    },
    { name: 'what we promise', points: -Math.round(given * turns) },
    ...(money === 0 ? [] : [{ name: 'money', points: Math.round(money) }]),
    ...(grudge === 0 ? [] : [{ name: 'what we hold against them', points: -grudge }]),
    ...(leader === other ? [{ name: 'it helps who is ahead', points: -120 }] : []),
    ...(got > 0 && leader !== other && leader !== seat && state.seats.length > 2
      ? [{ name: 'it hurts who is ahead', points: 100 }]
      : []),
  ];
}

/** [GOD-NPC-8] Grudges fade over six rounds. */
function computeGrudge({ own, state }: Outlook, other: SeatId): number {
  const grudge = own.grudges[other];
  if (grudge === undefined) return 0;
  return Math.round(grudge.points * 15 * Math.max(0, 1 - (state.round - grudge.round) / 6));
}

export const sumFactors = (factors: readonly Factor[]): number => factors.reduce((all, { points }) => all + points, 0);

/** Estimates a deal's score for a rival from the board alone, without its grudges, and with a common margin. */
export function estimateRivalScore(outlook: Outlook, stakes: readonly Stake[], other: SeatId, terms: Terms): number {
  const { state, seat } = outlook;
  const swapped: Terms = { ...terms, mine: terms.theirs, theirs: terms.mine, iPay: terms.theyPay, theyPay: terms.iPay };
  const own = { ...requireFamily(state, other), grudges: {} };
  return sumFactors(weighDeal({ ...outlook, seat: other, own }, stakes, seat, swapped));
}
