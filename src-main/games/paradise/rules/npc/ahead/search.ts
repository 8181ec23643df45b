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
import type { State, ParadiseState } from '#main/games/paradise/rules/state.ts';
import { computeScore } from '#main/games/paradise/rules/campaign/victory.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { LookAhead, Planner } from './lookAhead.ts';
import { planByWorth } from '../standard.ts';
import { type Plan, createReason } from '#main/games/paradise/rules/minds/reason.ts';
import type { Stance } from '../worth/weights.ts';
import { drawWhim } from '../whims.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { Snapshot } from '#kernel/run.ts';
import { buildSeatView } from '../sight.ts';

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
  const ends = simulateStances(start, [usual, ...others], { seat, months: monthsPlayed, lookAhead });
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

type Own = Snapshot<ParadiseState>;

/** The seat of a future, its months, and the players of them. */
type Future = { seat: SeatId; months: number; lookAhead: LookAhead };

/**
 * Plays a campaign, which is changed, some months on for each stance of one gang. Stances with the same orders are
 * played as one until they differ, because the same orders and dice make the same month.
 */
export function simulateStances(
  own: Own,
  stances: readonly Stance[],
  { seat, months, lookAhead }: Future,
): Map<Stance, ParadiseState> {
  if (months === 0 || own.state.victory !== null) {
    return new Map(stances.map((stance) => [stance, own.state]));
  }
  const paths = listPaths(own, stances, seat);
  const copies = paths.map((_, nth) => (nth === 0 ? own : clonePlain(own)));
  const left = { seat, months: months - 1, lookAhead };
  const ends = paths.flatMap((path, nth) => {
    const after = lookAhead(copies[nth] ?? own, path.planner);
    return [...simulateStances(after, path.stances, left)];
  });
  return new Map(ends);
}

/** Paths that differ from the others here, and the orders of all gangs on them. */
type Path = { stances: Stance[]; planner: Planner };

function listPaths({ state }: Own, stances: readonly Stance[], seat: SeatId): Path[] {
  // A campaign is played to its next orders before anybody gives any, and a gang that is gone gives none.
  const isPlanned = state.phase === 'orders' && state.gangs[seat]?.eliminatedMonth === null;
  if (!isPlanned) return [{ stances: [...stances], planner: () => [] }];
  const view = buildSeatView(state, seat);
  const rivals = new Map<SeatId, Plan[]>();
  const planOfRival: Planner = (other) => {
    const plans = rivals.get(other.seat) ?? removeReasons(planByWorth(other));
    rivals.set(other.seat, plans);
    return plans;
  };
  const paths = new Map<string, Path>();
  for (const stance of stances) {
    const plans = removeReasons(planByWorth(view, stance));
    const orders = JSON.stringify(plans.map(({ order }) => order));
    const path = paths.get(orders);
    if (path !== undefined) path.stances.push(stance);
    else {
      const planOne: Planner = (other) => (other.seat === seat ? plans : planOfRival(other));
      paths.set(orders, { stances: [stance], planner: planOne });
    }
  }
  return [...paths.values()];
}

const unsaid = createReason('', []);

/** Drops the reasons of plans, which nobody reads in an imagined campaign. */
function removeReasons(plans: readonly Plan[]): Plan[] {
  return plans.map(({ order }) => ({ order, reason: unsaid }));
}
