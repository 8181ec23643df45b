import { none } from '../fights/position.ts';
import { listPiecesOnBoard, listOwnedAreas, sumStrength } from '../lookups.ts';
import type { Board, Plan } from './board.ts';
import type { Effort, Weights } from './doctrines.ts';
import type { Gang } from '../records.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { guardDon, planIdea, varyPlan, type Lean } from './ideas.ts';
import { averageWorths, sumWorth, weigh, type Worth } from './value.ts';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { sampleWorlds } from './worlds.ts';

/** A plan of the gang, its results in the imagined worlds, and the ally it betrays. */
export type Weighed = { plan: Plan; worth: Worth; score: number; betrays: number };

/** [WAR-NPC-4] Own plans against imagined worlds; the best first. */
export function weighPlans(
  board: Board,
  how: { weights: Weights; effort: Effort; gang: DeepReadonly<Gang>; forced: Plan },
  random: NpcRandom,
): Weighed[] {
  const { weights, effort, gang, forced } = how;
  const worlds = sampleWorlds(board, effort, random);
  const prey = choosePrey(board, gang);
  const judge = (plan: Plan, betrays: number): Weighed => {
    const whole = new Map([...plan, ...forced]);
    const worth = averageWorths(worlds.map((world) => weigh(board, listPlans(board, world, whole))));
    const noise = effort.noise === 0 ? 0 : (random.next() - 0.5) * 2 * effort.noise;
    return { plan: whole, worth, score: sumWorth(worth) + noise, betrays };
  };
  const atHome = new Map<number, number>();
  guardDon(board, board.me, atHome, weights.guard);
  const weighed: Weighed[] = [judge(atHome, none)];
  for (let n = 0; n < effort.plans; n += 1) {
    const lean = pickLean(weights, n, prey, random);
    weighed.push(judge(planIdea(board, board.me, lean, random), none));
  }
  weighed.sort((a, b) => b.score - a.score);
  for (let n = 0; n < effort.refine; n += 1) {
    const base = weighed[n % 2 === 0 ? 0 : 1] ?? weighed[0];
    if (base === undefined) break;
    const next = judge(varyPlan(board, board.me, base.plan, random), none);
    if (next.score > (weighed[0]?.score ?? -Infinity)) weighed.unshift(next);
    else if (next.score > (weighed[1]?.score ?? -Infinity)) weighed.splice(1, 0, next);
  }
  return weighed;
}

/** Everybody's plans in one world. */
export function listPlans(board: Board, world: ReadonlyMap<number, Plan>, own: Plan): Plan[] {
  return board.own.map((_, gang) => (gang === board.me ? own : (world.get(gang) ?? new Map())));
}

/** The temper's own lean, and now and then another so that no idea is missed. */
function pickLean(weights: Weights, n: number, prey: number, random: NpcRandom): Lean {
  const { share, hunt, grab, cover, guard } = weights;
  const own = { share, hunt, grab, cover, guard, prey, betrays: none };
  switch (n % 4) {
    case 1:
      return { ...own, hunt: hunt * 2, share: 1 };
    case 2:
      return { ...own, grab: grab * 1.6, cover: cover * 1.5 };
    case 3:
      return { ...own, share: 0.5 + random.next() / 2, guard: guard + random.below(4), prey: none };
    default:
      return own;
  }
}

/** [WAR-NPC-8] Chooses the first prey of a doctrine. */
function choosePrey({ state, position, me }: Board, gang: DeepReadonly<Gang>): number {
  const rivals = state.precedence.filter(
    (seat, place) =>
      place !== me &&
      state.gangs[seat]?.out === null &&
      (position.open[place] === none || position.open[place] !== position.open[me]),
  );
  const countAreas = (seat: (typeof rivals)[number]): number => listOwnedAreas(state, seat).length;
  const findCash = (seat: (typeof rivals)[number]): number => state.gangs[seat]?.treasuryMc ?? 0;
  const measureStrength = (seat: (typeof rivals)[number]): number => sumStrength(state, listPiecesOnBoard(state, seat));
  const byAreas = [...rivals].sort((a, b) => countAreas(b) - countAreas(a));
  const weakest = [...rivals].sort(
    (a, b) => measureStrength(a) - measureStrength(b) || countAreas(a) - countAreas(b),
  )[0];
  // A rival that can be finished is finished: a gang fewer is the only lasting gain.
  const canFinish =
    weakest !== undefined && measureStrength(weakest) * 2 <= sumStrength(state, listPiecesOnBoard(state, gang.seat));
  if (canFinish) return state.precedence.indexOf(weakest);
  switch (gang.doctrine) {
    case 'jackal':
      return state.precedence.indexOf([...rivals].sort((a, b) => findCash(a) - findCash(b))[0] ?? gang.seat);
    case 'old-lion':
      return gang.hurtBy !== null && rivals.includes(gang.hurtBy) ? state.precedence.indexOf(gang.hurtBy) : none;
    case 'fox':
    case 'hammer':
    case 'landlord':
    case 'banker':
      return byAreas[0] === undefined ? none : state.precedence.indexOf(byAreas[0]);
  }
}
