import { isSheetOrder, type Order, type SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SheetSumView, TurfWarQuote } from '#shared/games/turf-war/views.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import {
  nameArea,
  isFriendly,
  findCity,
  requireGang,
  listLivingSeats,
  listPiecesOnBoard,
  listPieces,
  sumStrength,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { checkSheetOrder, listFiledOrders } from './check.ts';
import { checkOrder } from './handlers.ts';
import { listEntries } from '../turn/movement.ts';
import { computeSheetPayroll, computeSheetSum } from './money.ts';
import { describeOrder } from './titles.ts';

type Filed = readonly DeepReadonly<SheetOrder>[];

/** [WAR-ORD-1, WAR-ORD-2, WAR-ORD-5] Quotes an order and the sheet with it; throws a Refusal. */
export function quote(state: State, seat: SeatId, order: Order): TurfWarQuote {
  const { hire } = state.house.prices;
  const whole = order.kind === 'sheet';
  if (!whole) checkOrder(state, seat, order);
  const filed: Filed = whole
    ? order.orders
    : [...listFiledOrders(state, seat), ...(isSheetOrder(order) ? [order] : [])];
  const cost = order.kind === 'hire' ? order.count * hire : order.kind === 'gift' ? order.mc : 0;
  const sum = computeSheetSum(state, seat, filed);
  const costMc = whole ? sum.hiresMc + sum.giftsMc : cost;
  return {
    title: describeOrder(state, order),
    // A sheet takes nothing before the turn is closed.
    costDollars: 0,
    price: costMc === 0 ? 'free' : `${costMc} MC when the turn closes`,
    costMc,
    chance: null,
    sheet: {
      ...quoteSheet(state, seat, filed),
      problems: whole ? listSheetProblems(state, seat, order.orders) : [],
    },
  };
}

/** [WAR-ORD-5] Quotes a whole sheet, with its warnings. */
export function quoteSheet(state: State, seat: SeatId, filed: Filed): SheetSumView {
  return {
    ...computeSheetSum(state, seat, filed),
    worstCaseMc: estimateWorstCase(state, seat, filed),
    warnings: listWarnings(state, seat, filed),
    problems: [],
  };
}

/** Lists the problems of a sheet, line by line. */
function listSheetProblems(
  state: State,
  seat: SeatId,
  orders: readonly SheetOrder[],
): { line: number; sentence: string; rule: string | null }[] {
  const good: SheetOrder[] = [];
  return orders.flatMap((order, place) => {
    try {
      checkSheetOrder(state, seat, order, good);
      good.push(order);
      return [];
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return [{ line: place + 1, sentence: problem.message, rule: problem.rule }];
    }
  });
}

/** A gang's parties where the sheet leaves them: who goes unpaid is gone, and recruits have entered. */
function partiesAfter(state: State, seat: SeatId, filed: Filed) {
  const { refused, unpaid } = computeSheetPayroll(state, seat, filed);
  const gone = new Set([...refused, ...unpaid].map(({ id }) => id));
  const entering = filed.flatMap((one) => (one.kind === 'place' ? [one] : []));
  const to = new Map<PieceId, number>([
    ...listEntries(state, seat, entering).map(({ piece, area }) => [piece, area] as const),
    ...filed.flatMap((one) =>
      one.kind === 'move' || one.kind === 'deploy'
        ? one.pieces.map((id) => [id, one.area] as const)
        : [],
    ),
  ]);
  const parties = new Map<number, ReturnType<typeof listPieces>>();
  for (const piece of listPieces(state, seat)) {
    const area = to.get(piece.id) ?? piece.area;
    if (area === null || gone.has(piece.id)) continue;
    parties.set(area, [...(parties.get(area) ?? []), piece]);
  }
  return parties;
}

/** Strength a rival's Hitmen and Lieutenants can bring to an area. */
function computeReach(state: State, rival: SeatId, area: number): number {
  const { distances } = findCity(state);
  const { range } = state.house;
  const able = listPiecesOnBoard(state, rival).filter(
    (piece) =>
      piece.rank !== 'don' &&
      (range === null || (distances[piece.area ?? 0]?.[area] ?? 0) <= range),
  );
  return sumStrength(state, able);
}

/** [WAR-ORD-5] Consolation if every rival who can hit a party kills one of it. */
export function estimateWorstCase(state: State, seat: SeatId, filed: Filed): number {
  const { hitmanConsolation, lieutenantConsolation } = state.house.prices;
  let owed = 0;
  for (const [area, party] of partiesAfter(state, seat, filed)) {
    const left = { hitman: 0, lieutenant: 0 };
    for (const { rank } of party) if (rank !== 'don') left[rank] += 1;
    for (const rival of listLivingSeats(state)) {
      if (rival === seat || isFriendly(state, seat, rival)) continue;
      const strength = computeReach(state, rival, area);
      if (left.hitman > 0 && strength > 1) {
        left.hitman -= 1;
        owed += hitmanConsolation;
      } else if (left.lieutenant > 0 && strength > 2) {
        left.lieutenant -= 1;
        owed += lieutenantConsolation;
      }
    }
  }
  return owed;
}

const donFalls = 5;

function listWarnings(state: State, seat: SeatId, filed: Filed): string[] {
  const { leftMc, incomeMc } = computeSheetSum(state, seat, filed);
  const warnings: string[] = [];
  if (leftMc < 0) warnings.push('The families of the dead cannot be paid: the gang disbands.');
  else if (estimateWorstCase(state, seat, filed) > leftMc + incomeMc) {
    warnings.push('If the worst comes, the gang cannot pay its dead and disbands next turn.');
  }
  for (const [area, party] of partiesAfter(state, seat, filed)) {
    if (party.every(({ rank }) => rank !== 'don')) continue;
    const rivals = listLivingSeats(state)
      .filter(
        (one) =>
          one !== seat &&
          !isFriendly(state, seat, one) &&
          computeReach(state, one, area) >= donFalls,
      )
      .map((one) => requireGang(state, one).name);
    if (rivals.length > 0) {
      warnings.push(`${joinWords(rivals)} can reach your Don in ${nameArea(state, area)}.`);
    }
  }
  for (const order of filed) {
    if (order.kind === 'attack') {
      warnings.push(`This is treachery: ${requireGang(state, order.ally).name} expels you.`);
    }
    if (order.kind === 'join' && isFriendly(state, seat, order.enemy)) {
      warnings.push(`This is treachery: ${requireGang(state, order.enemy).name} is your ally.`);
    }
  }
  return warnings;
}
