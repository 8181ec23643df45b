import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import { listLivePlaces, listOthersAfter, computeTotal } from '../lookups.ts';
import { listRunningDeals, findSide } from '../turn/deals.ts';
import type { State } from '../state.ts';
import { efforts, weightsByDoctrine, type Effort, type Weights } from './doctrines.ts';
import type { Sight } from './sight.ts';
import type { Weighing } from './worth.ts';

/** A planner's estimates from its sight, made before it weighs anything. */
export type Outlook = {
  state: State;
  seat: SeatId;
  at: number;
  own: Sight['own'];
  weights: Weights;
  effort: Effort;
  random: NpcRandom;
  weighing: Weighing;
  /** Promises it is bound by now. */
  bound: Bound;
  /** Those of them that were made in this round. */
  boundNow: Bound;
};

/** The Neighborhoods that promises keep a family from, by their families; those it stays in; and those it has to press on. */
export type Bound = {
  spares: ReadonlyMap<SeatId, ReadonlySet<NeighborhoodKey> | 'all'>;
  stays: ReadonlySet<NeighborhoodKey>;
  presses: ReadonlySet<NeighborhoodKey>;
};

export function buildOutlook(sight: Sight): Outlook {
  const { state, seat, own } = sight;
  const isAway = own.isAbsent;
  const weights = weightsByDoctrine[isAway ? 'landlord' : own.doctrine];
  const effort = efforts[isAway ? 'standard' : own.level];
  const at = state.seats.indexOf(seat);
  const placed = state.turn.log.placed.length;
  const salt = hashNumbers(own.whim, state.turn.number, state.dealsPut, placed, at);
  return {
    state,
    seat,
    at,
    own,
    weights,
    effort,
    random: new NpcRandom(salt),
    weighing: {
      seat: at,
      limit: state.house.areaLimit,
      denial: weights.denial,
      weights: computeWeights(sight, weights),
      isDone: true,
      time: computeTimeLeft(state),
      lastAnswer: findLastAnswers(state, seat),
    },
    bound: collectBound(state, seat),
    boundNow: collectBound(state, seat, state.round),
  };
}

/** [GOD-NPC-5] The leader counts more, and [GOD-NPC-8] so do those it holds something against, fading over six rounds. */
function computeWeights({ state, seat, own }: Sight, { breaking }: Weights): number[] {
  const totals = state.seats.map((one) => computeTotal(state, one));
  const best = Math.max(...totals.filter((_total, nth) => state.seats[nth] !== seat));
  return state.seats.map((one, nth) => {
    const grudge = own.grudges[one];
    const fade = grudge === undefined ? 0 : Math.max(0, 1 - (state.round - grudge.round) / 6);
    const anger = Math.min(0.5, (grudge?.points ?? 0) * 0.05 * fade);
    const lead = totals[nth] === best && state.seats.length > 2 ? 0.15 : 0;
    const claims = Object.values(state.places).some(({ claim }) => claim?.seat === one);
    return (1 + anger + lead) * (claims ? breaking : 1);
  });
}

/** [GOD-NPC-5] Lowers the worth of ground that cannot be won before the end. */
function computeTimeLeft({ round, house, lastFight }: State): number {
  const toLast = house.lastRound === 0 ? 9 : house.lastRound - round;
  const toFight = lastFight === null || house.lastFight === 0 ? 9 : lastFight + house.lastFight - round;
  const left = Math.min(toLast, toFight);
  return left >= 3 ? 1 : left === 2 ? 0.7 : left === 1 ? 0.35 : 0.05;
}

/** [GOD-NPC-5] Finds the claims of rivals that nobody after this seat can answer. */
function findLastAnswers(state: State, seat: SeatId): Weighing['lastAnswer'] {
  const after = listOthersAfter(state, seat);
  return Object.fromEntries(
    listLivePlaces(state).flatMap(({ key, claim }) => {
      if (claim === null || claim.seat === seat) return [];
      const until = after.slice(0, after.indexOf(claim.seat));
      return [[key, until.every((one) => claim.answered.includes(one))]];
    }),
  );
}

/** Collects what the running deals of one round and those after it bind a family to. */
function collectBound(state: State, seat: SeatId, from = 0): Bound {
  const spares = new Map<SeatId, ReadonlySet<NeighborhoodKey> | 'all'>();
  const stays = new Set<NeighborhoodKey>();
  const presses = new Set<NeighborhoodKey>();
  for (const deal of listRunningDeals(state)) {
    const side = findSide(deal, seat);
    if (side === null || side.left === 0 || deal.round < from) continue;
    for (const clause of side.clauses) {
      if (clause.kind === 'stay-out') stays.add(clause.neighborhood);
      if (clause.kind === 'press') presses.add(clause.neighborhood);
      if (clause.kind !== 'spare') continue;
      const before = spares.get(side.other);
      if (clause.neighborhood === null || before === 'all') spares.set(side.other, 'all');
      else spares.set(side.other, new Set([...(before ?? []), clause.neighborhood]));
    }
  }
  return { spares, stays, presses };
}
