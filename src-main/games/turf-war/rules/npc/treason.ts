import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Reason } from '#shared/words/journal.ts';
import { none } from '../fights/position.ts';
import { listLivingSeats, listOwnedAreas, nameArea, requireGang } from '../lookups.ts';
import type { State } from '../state.ts';
import { measureMight } from './allies.ts';
import { canReach, computeStrengthIn, type Board, type Plan } from './board.ts';
import { listPlans, type Weighed } from './campaign.ts';
import type { Effort, Weights } from './doctrines.ts';
import { guardDon } from './ideas.ts';
import { listPromisedNow } from './promises.ts';
import { averageWorths, roundPoints, sumWorth, weigh } from './value.ts';
import { sampleWorlds } from './worlds.ts';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';

/** One betrayal: the plan with the men sent for it, its order, and its reason. */
type Betrayal = { weighed: Weighed; order: SheetOrder; reason: Reason };

/**
 * [WAR-NPC-6, WAR-ALLY-12] Weighs an attack on an open ally in each area where he is, against the best honest plan in
 * the same worlds; in both the ally counts as a rival, and nobody expects it.
 */
export function weighTreason(
  board: Board,
  { best, weights, effort }: { best: Weighed; weights: Weights; effort: Effort },
  random: NpcRandom,
): Betrayal | null {
  if (weights.treachery === null) return null;
  const ally = findVictim(board, weights);
  if (ally === null) return null;
  const worlds = sampleWorlds(board, effort, random);
  const open = { ...board, victim: ally };
  const judge = (on: Board, plan: Plan): Weighed => {
    const worth = averageWorths(worlds.map((world) => weigh(on, listPlans(on, world, plan))));
    return { plan, worth, score: sumWorth(worth), betrays: ally };
  };
  const honest = judge(open, best.plan);
  const strikes = listStrikes(board, ally, best.plan, weights).map(({ area, plan }) => {
    const attacks = [{ gang: board.me, ally, area }];
    return { area, weighed: judge({ ...open, position: { ...board.position, attacks } }, plan) };
  });
  const [strike] = strikes.toSorted((a, b) => b.weighed.score - a.weighed.score);
  if (strike === undefined) return null;
  const { area, weighed } = strike;
  const gain = weighed.score - honest.score;
  const { state } = board;
  const victim = state.precedence[ally];
  if (victim === undefined || gain < weights.treachery) return null;
  return {
    weighed,
    order: { kind: 'attack', ally: victim, area },
    reason: {
      sentence: `${requireGang(state, victim).name} trusts us, and it pays to use that in ${nameArea(state, area)}.`,
      score: roundPoints(gain),
      factors: [{ name: 'gain over the best honest plan', points: roundPoints(gain) }],
    },
  };
}

/** Finds the open ally to betray: the one with fewest areas, for some doctrines only the weakest gang of all. */
function findVictim({ state, position: { open }, me }: Board, weights: Weights): number | null {
  const own = open[me] ?? none;
  if (own === none) return null;
  const countAreas = (gang: number): number => countOwned(state, gang);
  const [ally] = open
    .flatMap((one, gang) => (one === own && gang !== me ? [gang] : []))
    .toSorted((a, b) => countAreas(a) - countAreas(b));
  if (ally === undefined) return null;
  const fewest = Math.min(
    ...listLivingSeats(state)
      .map((seat) => state.precedence.indexOf(seat))
      .filter((gang) => gang !== me)
      .map(countAreas),
  );
  if (weights.weakestOnly && countAreas(ally) > fewest) return null;
  const [seat, victim] = [state.precedence[me], state.precedence[ally]];
  if (seat === undefined || victim === undefined || listPromisedNow(state, seat).has(victim)) return null;
  return needsFriends(state, seat, victim) ? null : ally;
}

/** How much stronger than any third gang a traitor is: of those with half again its might, hardly any Fox won. */
const strongEnough = 2;

function needsFriends(state: State, seat: SeatId, ally: SeatId): boolean {
  const thirds = listLivingSeats(state).filter((one) => one !== seat && one !== ally);
  const strongest = Math.max(0, ...thirds.map((one) => measureMight(state, one)));
  return measureMight(state, seat) < strongEnough * strongest;
}

function countOwned(state: State, gang: number): number {
  const seat = state.precedence[gang];
  return seat === undefined ? 0 : listOwnedAreas(state, seat).length;
}

/** Lists the attacks on an ally that the gang is strong enough for; the rest of its plan stays as it was. */
function listStrikes(board: Board, ally: number, base: Plan, weights: Weights): { area: number; plan: Plan }[] {
  const { position, standing, strengths, me } = board;
  const strikes: { area: number; plan: Plan }[] = [];
  for (let area = 1; area <= position.areas; area += 1) {
    const isThere = (standing[area] ?? []).some((place) => position.fighters[place]?.gang === ally);
    if (!isThere && position.owners[area] !== ally) continue;
    let need = 1 + computeStrengthIn(board, area, (gang) => gang !== me);
    const plan = new Map(base);
    for (const place of board.own[me] ?? []) {
      const fighter = position.fighters[place];
      if (fighter === undefined || (plan.get(place) ?? fighter.from) !== area) continue;
      need -= strengths[place] ?? 0;
    }
    for (const place of board.own[me] ?? []) {
      const fighter = position.fighters[place];
      if (need <= 0) break;
      if (fighter === undefined || fighter.rank === 2 || (plan.get(place) ?? fighter.from) === area) continue;
      if (!canReach(board, fighter, area)) continue;
      plan.set(place, area);
      need -= strengths[place] ?? 0;
    }
    if (need > 0) continue;
    guardDon(board, me, plan, weights.guard);
    strikes.push({ area, plan });
  }
  return strikes;
}
