import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { Snapshot } from '#kernel/run.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';
import { buildSeatView } from '../sight.ts';
import { planByWorth } from '../standard.ts';
import type { Stance } from '../worth/weights.ts';
import type { LookAhead, Planner } from './lookAhead.ts';

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
