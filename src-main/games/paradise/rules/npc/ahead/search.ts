import { seedRng } from '#kernel/dice/dice.ts';
import { sampleFrom } from '../imagining/imagine.ts';
import { listLivingGangs, listOwnedBusinesses, isWorking } from '#main/games/paradise/rules/lookups.ts';
import {
  groupPayoffs,
  sumDue,
  computeAverageLoot,
  findLootRule,
  computePerks,
} from '#main/games/paradise/rules/city/rackets.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { computeScore } from '#main/games/paradise/rules/campaign/victory.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { simulateStances } from './futures.ts';
import type { LookAhead } from './lookAhead.ts';
import { planByWorth } from '../standard.ts';
import type { Plan } from '#main/games/paradise/rules/minds/reason.ts';
import type { Stance } from '../worth/weights.ts';
import { drawWhim } from '../erratic/randomPicker.ts';

/** How far and how often a gang that looks ahead plays a plan out. */
const monthsPlayed = 3;
const futures = 2;

/** Months of income that count beyond those played, at most, and the share of them that is believed in. */
const monthsBeyond = 12;
const believed = 0.5;

/** The way that is best on the whole, and the others that may be better this month. */
const usual: Stance = 'thrift';
const others: readonly Stance[] = ['expansion', 'lying-low', 'war'];

/** By how many points of standing another way must be better: two futures are few, and far from each other. */
const margin = 200;

/**
 * [GANG-11] Plays each way to go about the month ahead on campaigns imagined from the gang's own view, all on
 * the same ones with the same dice, and goes the way that leaves it standing best: the usual one unless
 * another is clearly better.
 */
export function planBySearch(view: SeatView, lookAhead: LookAhead): Plan[] {
  const ends = Array.from({ length: futures }, (_, nth) => simulateFuture(view, nth, lookAhead));
  const averageStanding = (stance: Stance): number =>
    ends.reduce((sum, standings) => sum + (standings.get(stance) ?? 0), 0) / futures;
  let best = { stance: usual, standing: averageStanding(usual) + margin };
  for (const stance of others) {
    const tried = { stance, standing: averageStanding(stance) };
    if (tried.standing > best.standing) best = tried;
  }
  return planByWorth(view, best.stance);
}

/** Computes the gang's standing at the end of one future, by its stance. */
function simulateFuture(view: SeatView, nth: number, lookAhead: LookAhead): Map<Stance, number> {
  const { seat } = view;
  const seed = Math.floor(drawWhim(view, `future ${nth}`) * 2_000_000_000);
  const start = { state: sampleFrom(view, seed), rng: seedRng(seed) };
  const ends = simulateStances(start, [usual, ...others], {
    seat,
    months: monthsPlayed,
    lookAhead,
  });
  return new Map([...ends].map(([stance, state]) => [stance, computeStanding(state, seat)]));
}

/** Computes a gang's score and the promise of its doors, against the best of the others. */
function computeStanding(state: State, seat: SeatId): number {
  const computeWorth = (id: SeatId): number => computeScore(state, id) + computePromise(state, id);
  if (state.gangs[seat]?.eliminatedMonth !== null) return -1_000;
  const others = listLivingGangs(state).filter(({ id }) => id !== seat);
  const best = Math.max(0, ...others.map(({ id }) => computeWorth(id)));
  return computeWorth(seat) - best / 3;
}

function computePromise(state: State, seat: SeatId): number {
  const perks = computePerks(state, seat);
  const income = listOwnedBusinesses(state, seat)
    .filter(isWorking)
    .reduce((sum, b) => sum + computeAverageLoot(findLootRule(b, perks, state.month)), 0);
  const { lastMonth } = state.houseRules;
  const months = Math.min(monthsBeyond, lastMonth === null ? monthsBeyond : Math.max(0, lastMonth - state.month + 1));
  return ((income - sumDue(groupPayoffs(state, seat))) / 50) * months * believed;
}
