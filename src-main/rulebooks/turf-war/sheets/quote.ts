import {
  isSheetOrder,
  type Order,
  type SheetOrder,
} from '../../../../src-shared/games/turf-war/orders.ts';
import type { SheetSumView, TurfWarQuote } from '../../../../src-shared/games/turf-war/views.ts';
import type { PieceId } from '../../../../src-shared/games/turf-war/ids.ts';
import { joinWords } from '../../../../src-shared/words/text.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  areaName,
  areFriends,
  cityOf,
  gangOf,
  livingSeats,
  onBoard,
  piecesOf,
  strengthOfAll,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { checkSheetOrder, filedOrders } from './check.ts';
import { checkOrder } from './desk.ts';
import { entriesOf } from '../turn/movement.ts';
import { payrollAfter, sumOf } from './money.ts';
import { titleOf } from './titles.ts';

type Filed = readonly DeepReadonly<SheetOrder>[];

/** [WAR-ORD-1, WAR-ORD-2, WAR-ORD-5] Quotes an order and the sheet with it; throws a Refusal. */
export function quote(state: State, seat: SeatId, order: Order): TurfWarQuote {
  const { hire } = state.house.prices;
  const whole = order.kind === 'sheet';
  if (!whole) checkOrder(state, seat, order);
  const filed: Filed = whole
    ? order.orders
    : [...filedOrders(state, seat), ...(isSheetOrder(order) ? [order] : [])];
  const cost = order.kind === 'hire' ? order.count * hire : order.kind === 'gift' ? order.mc : 0;
  const sum = sumOf(state, seat, filed);
  const costMc = whole ? sum.hiresMc + sum.giftsMc : cost;
  return {
    title: titleOf(state, order),
    // A sheet takes nothing before the turn is closed.
    costDollars: 0,
    price: costMc === 0 ? 'free' : `${costMc} MC when the turn closes`,
    costMc,
    chance: null,
    sheet: {
      ...sheetSum(state, seat, filed),
      problems: whole ? problemsOf(state, seat, order.orders) : [],
    },
  };
}

/** [WAR-ORD-5] Quotes a whole sheet, with its warnings. */
export function sheetSum(state: State, seat: SeatId, filed: Filed): SheetSumView {
  return {
    ...sumOf(state, seat, filed),
    worstCaseMc: worstCase(state, seat, filed),
    warnings: warningsOf(state, seat, filed),
    problems: [],
  };
}

/** Lists the problems of a sheet, line by line. */
function problemsOf(
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
  const { refused, unpaid } = payrollAfter(state, seat, filed);
  const gone = new Set([...refused, ...unpaid].map(({ id }) => id));
  const entering = filed.flatMap((one) => (one.kind === 'place' ? [one] : []));
  const to = new Map<PieceId, number>([
    ...entriesOf(state, seat, entering).map(({ piece, area }) => [piece, area] as const),
    ...filed.flatMap((one) =>
      one.kind === 'move' || one.kind === 'deploy'
        ? one.pieces.map((id) => [id, one.area] as const)
        : [],
    ),
  ]);
  const parties = new Map<number, ReturnType<typeof piecesOf>>();
  for (const piece of piecesOf(state, seat)) {
    const area = to.get(piece.id) ?? piece.area;
    if (area === null || gone.has(piece.id)) continue;
    parties.set(area, [...(parties.get(area) ?? []), piece]);
  }
  return parties;
}

/** Strength a rival's Hitmen and Lieutenants can bring to an area. */
function reachOf(state: State, rival: SeatId, area: number): number {
  const { distances } = cityOf(state);
  const { range } = state.house;
  const able = onBoard(state, rival).filter(
    (piece) =>
      piece.rank !== 'don' &&
      (range === null || (distances[piece.area ?? 0]?.[area] ?? 0) <= range),
  );
  return strengthOfAll(state, able);
}

/** [WAR-ORD-5] Consolation if every rival who can hit a party kills one of it. */
export function worstCase(state: State, seat: SeatId, filed: Filed): number {
  const { hitmanConsolation, lieutenantConsolation } = state.house.prices;
  let owed = 0;
  for (const [area, party] of partiesAfter(state, seat, filed)) {
    const left = { hitman: 0, lieutenant: 0 };
    for (const { rank } of party) if (rank !== 'don') left[rank] += 1;
    for (const rival of livingSeats(state)) {
      if (rival === seat || areFriends(state, seat, rival)) continue;
      const strength = reachOf(state, rival, area);
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

function warningsOf(state: State, seat: SeatId, filed: Filed): string[] {
  const { leftMc, incomeMc } = sumOf(state, seat, filed);
  const warnings: string[] = [];
  if (leftMc < 0) warnings.push('The families of the dead cannot be paid: the gang disbands.');
  else if (worstCase(state, seat, filed) > leftMc + incomeMc) {
    warnings.push('If the worst comes, the gang cannot pay its dead and disbands next turn.');
  }
  for (const [area, party] of partiesAfter(state, seat, filed)) {
    if (party.every(({ rank }) => rank !== 'don')) continue;
    const rivals = livingSeats(state)
      .filter(
        (one) =>
          one !== seat && !areFriends(state, seat, one) && reachOf(state, one, area) >= donFalls,
      )
      .map((one) => gangOf(state, one).name);
    if (rivals.length > 0) {
      warnings.push(`${joinWords(rivals)} can reach your Don in ${areaName(state, area)}.`);
    }
  }
  for (const order of filed) {
    if (order.kind === 'attack') {
      warnings.push(`This is treachery: ${gangOf(state, order.ally).name} expels you.`);
    }
    if (order.kind === 'join' && areFriends(state, seat, order.enemy)) {
      warnings.push(`This is treachery: ${gangOf(state, order.enemy).name} is your ally.`);
    }
  }
  return warnings;
}
