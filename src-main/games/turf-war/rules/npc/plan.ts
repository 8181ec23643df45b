import { mostHires, type Order, type SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Reason } from '#shared/words/journal.ts';
import { none } from '../fights/position.ts';
import { nameArea, requireGang, listPieces, listRecruits } from '../lookups.ts';
import { computeSheetSum } from '../orders/money.ts';
import type { Sheets } from '../table.ts';
import { findDecided } from '../turn/decided.ts';
import { findDefaultEntry } from '../turn/movement.ts';
import { isBeaten } from './allies.ts';
import { buildBoard, canReach, type Board, type Plan } from './board.ts';
import { weighPlans, type Weighed } from './campaign.ts';
import { adjustToDefeat, efforts, weightsByDoctrine, type Weights } from './doctrines.ts';
import type { Sight } from './sight.ts';
import { planPactOrders } from './pacts.ts';
import { listKeptPromises } from './promises.ts';
import { weighTreason } from './treason.ts';
import { listFactorsBetween, roundPoints, sumWorth } from './value.ts';
import { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { planErraticSheet } from './erratic.ts';

export type Planned = { order: Order; reason: Reason };

/** [WAR-NPC-1 to WAR-NPC-8] Plans a seat's whole sheet from its own view alone. */
export function planSheet(sight: Sight): Planned[] {
  const { seat, state } = sight;
  const gang = requireGang(state, seat);
  if (gang.out !== null) return [];
  const random = new NpcRandom(state.whim);
  if (gang.level === 'erratic') return planErraticSheet(sight, random);
  const concession = planConcession(sight);
  if (concession !== null) return [concession];
  const usual = weightsByDoctrine[gang.doctrine];
  const weights = isBeaten(state, seat) ? adjustToDefeat(usual) : usual;
  const effort = efforts[gang.level];
  const pacts = planPactOrders(sight);
  const sheets: Sheets = { [seat]: pacts.map(({ order }) => order) };
  const hires = hireOrders(sight, weights);
  const board = buildBoard(sight, sheets, computeHireCost(sight, hires));
  const forced = joinForces(
    board,
    pacts.map(({ order }) => order),
  );
  const weighed = weighPlans(board, { weights, effort, gang, forced }, random);
  const [best, second] = weighed;
  if (best === undefined) return [];
  const treason = weighTreason(board, { best, weights, effort }, random);
  const faithless = treason === null ? weighBreach(board, { weights, effort, gang, forced, best }, random) : null;
  const chosen = treason?.weighed ?? faithless ?? best;
  return [
    ...pacts
      .filter(({ order }) => treason === null || order.kind !== 'leave')
      .map(({ order, because }) => ({ order, reason: createReason(because) })),
    ...(treason === null ? [] : [{ order: treason.order, reason: treason.reason }]),
    ...moveOrders(sight, board, chosen, second ?? best),
    ...hires,
    ...endOrder(sight),
  ];
}

function computeHireCost({ state }: Sight, hires: readonly Planned[]): number {
  const count = hires.reduce((sum, { order }) => sum + (order.kind === 'hire' ? order.count : 0), 0);
  return count * state.house.prices.hire;
}

function createReason(sentence: string): Reason {
  return { sentence, score: 0, factors: [] };
}

/** People for the JOINs that were agreed: enough to be worth the partner's while. */
function joinForces(board: Board, orders: readonly SheetOrder[]): Plan {
  const forced = new Map<number, number>();
  for (const order of orders) {
    if (order.kind !== 'join') continue;
    let need = 2;
    for (const place of board.own[board.me] ?? []) {
      const fighter = board.position.fighters[place];
      if (need <= 0 || fighter === undefined || fighter.rank === 2 || forced.has(place)) continue;
      if (!canReach(board, fighter, order.area)) continue;
      forced.set(place, order.area);
      need -= board.strengths[place] ?? 0;
    }
  }
  return forced;
}

/** [WAR-ORD-22, WAR-NPC-6] Weighs breaking a promise to keep out, by its gain beyond keeping it. */
function weighBreach(
  board: Board,
  how: Parameters<typeof weighPlans>[1] & { best: Weighed },
  random: NpcRandom,
): Weighed | null {
  const { weights, best } = how;
  if (weights.breach === null || board.shunned.size === 0) return null;
  const kept = listKeptPromises(board, weights);
  if (kept.size === board.shunned.size) return null;
  const [free] = weighPlans({ ...board, shunned: kept }, how, random);
  return free !== undefined && free.score >= best.score + weights.breach ? free : null;
}

/** Lists the plan's orders: recruits are placed first, then one order an area. */
function moveOrders(sight: Sight, board: Board, chosen: Weighed, other: Weighed): Planned[] {
  const { seat, state } = sight;
  const entry = findDefaultEntry(state, seat);
  const recruits = listRecruits(state, seat).filter(({ hiredTurn }) => (hiredTurn ?? 0) < state.turn);
  const placing: Planned[] =
    recruits.length === 0 || entry === null
      ? []
      : [
          {
            order: { kind: 'place', pieces: recruits.map(({ id }) => id), area: entry },
            reason: createReason(
              recruits.length === 1
                ? `A recruit enters in ${nameArea(state, entry)}.`
                : `${recruits.length} recruits enter in ${nameArea(state, entry)}.`,
            ),
          },
        ];
  const groups = new Map<number, PieceId[]>();
  for (const [place, to] of chosen.plan) {
    const fighter = board.position.fighters[place];
    if (fighter === undefined || fighter.gang !== board.me || fighter.from === to) continue;
    groups.set(to, [...(groups.get(to) ?? []), fighter.id as PieceId]);
  }
  const factors = listFactorsBetween(chosen.worth, other.worth);
  const score = roundPoints(factors.reduce((sum, { points }) => sum + points, 0));
  return [
    ...placing,
    ...[...groups].map(([area, pieces]): Planned => ({
      order: { kind: 'move', pieces, area },
      reason: {
        sentence: describeTarget(board, area),
        score,
        factors,
        alternatives: [{ title: 'The best plan not taken', score: roundPoints(sumWorth(other.worth)), factors: [] }],
      },
    })),
  ];
}

function describeTarget({ state, position, standing, me, shunned }: Board, area: number): string {
  const name = nameArea(state, area);
  const promised = shunned.get(area);
  if (promised !== undefined) {
    return `We gave ${requireGang(state, promised).name} our word to keep out of ${name}, and it pays to break it.`;
  }
  const owner = position.owners[area] ?? none;
  const hostile = (standing[area] ?? []).filter((place) => position.fighters[place]?.gang !== me);
  const gang = hostile.map((place) => position.fighters[place]?.gang ?? none)[0];
  if (gang !== undefined && gang !== none) {
    const whose = state.gangs[state.precedence[gang] ?? ('' as SeatId)]?.name ?? 'somebody';
    return `We are stronger than ${whose} in ${name} now.`;
  }
  if (owner === none) return `${name} is nobody’s and free to take.`;
  return owner === me ? `${name} is ours and needs somebody there.` : `${name} stands empty.`;
}

/** [WAR-NPC-2] Lists hires from the money above the reserve, as many as income pays. */
function hireOrders({ seat, state }: Sight, weights: Weights): Planned[] {
  const { leftMc, incomeMc } = computeSheetSum(state, seat, []);
  const price = Math.max(1, state.house.prices.hire);
  const hitmen = listPieces(state, seat).filter(({ rank }) => rank === 'hitman').length;
  const reserve = state.turn <= 2 ? Math.min(6, weights.cash) : weights.cash;
  const spare = Math.max(0, leftMc - reserve);
  // Idle money feeds a man for a few turns more than income would.
  const fed = Math.max(0, Math.max(4, incomeMc + 1) - hitmen, Math.floor(spare / (price + 4)));
  const count = Math.min(mostHires, fed, Math.floor(spare / price), Math.floor(Math.max(0, leftMc) / price));
  if (count === 0) return [];
  return [
    {
      order: { kind: 'hire', count, names: [] },
      reason: {
        sentence: `We have ${spare} MC beyond our reserve of ${reserve}.`,
        score: count,
        factors: [{ name: 'men that income can feed', points: count }],
      },
    },
  ];
}

/**
 * [WAR-NPC-8] Plans to bow out with one man at most, nobody allied, and no money for another man by next turn; its areas
 * go to nobody.
 */
function planConcession({ seat, state }: Sight): Planned | null {
  const isAllied = Object.values(state.alliances).some(({ members }) => members.includes(seat));
  if (requireGang(state, seat).isHuman || isAllied || listPieces(state, seat).length > 1) return null;
  const { leftMc, incomeMc } = computeSheetSum(state, seat, []);
  if (leftMc + incomeMc >= state.house.prices.hire) return null;
  const sentence = `One man and ${Math.max(0, leftMc)} MC raise no gang again; we leave the city to those who still fight for it.`;
  return { order: { kind: 'concede' }, reason: createReason(sentence) };
}

/** [WAR-NPC-7] Lists END in a war that is decided, but for its leader's secret ally, and after five turns without a death. */
function endOrder({ seat, state }: Sight): Planned[] {
  const leader = findDecided(state);
  if (leader !== null) {
    const alliances = Object.values(state.alliances).map(({ members }) => members);
    const isAlly = seat !== leader && alliances.some((members) => members.includes(seat) && members.includes(leader));
    const reason = createReason('Nobody can stop the leader any more; fighting on changes nothing.');
    return isAlly ? [] : [{ order: { kind: 'end' }, reason }];
  }
  const quiet = [1, 2, 3, 4, 5].every((back) => {
    const record = state.turns[state.turn - back];
    return record !== undefined && Object.values(record.deaths).every((count) => count === 0);
  });
  if (!quiet) return [];
  return [{ order: { kind: 'end' }, reason: createReason('Nobody has died for five turns; this leads nowhere.') }];
}
