import { isSheetOrder, type Order, type SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SheetSumView, TurfWarQuote } from '#shared/games/turf-war/views.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  nameArea,
  isFriendly,
  findCity,
  requireGang,
  listLivingSeats,
  listPiecesOnBoard,
  listPieces,
  sumStrength,
} from './lookups.ts';
import type { State } from './state.ts';
import { listFiledOrders, listRefusedOrders } from './orders/check.ts';
import { checkOrder } from './handlers.ts';
import { listEntries } from './turn/movement.ts';
import { computeSheetPayroll, computeSheetSum } from './orders/money.ts';
import { describeOrder } from './orderWords.ts';
import { listWordWarnings } from './orders/wordWarnings.ts';

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
    sheet: { ...quoteSheet(state, seat, filed), problems: whole ? listSheetProblems(state, seat, order.orders) : [] },
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
  return listRefusedOrders(state, seat, orders).map(({ place, refusal }) => ({
    line: place + 1,
    sentence: refusal.message,
    rule: refusal.rule,
  }));
}

/** Lists a gang's parties as the sheet leaves them, without the unpaid and with its recruits. */
function listPartiesAfter(state: State, seat: SeatId, filed: Filed) {
  const { refused, unpaid } = computeSheetPayroll(state, seat, filed);
  const gone = new Set([...refused, ...unpaid].map(({ id }) => id));
  const entering = filed.flatMap((one) => (one.kind === 'place' ? [one] : []));
  const to = new Map<PieceId, number>([
    ...listEntries(state, seat, entering).map(({ piece, area }) => [piece, area] as const),
    ...filed.flatMap((one) =>
      one.kind === 'move' || one.kind === 'deploy' ? one.pieces.map((id) => [id, one.area] as const) : [],
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
    (piece) => piece.rank !== 'don' && (range === null || (distances[piece.area ?? 0]?.[area] ?? 0) <= range),
  );
  return sumStrength(state, able);
}

/** [WAR-ORD-5] Estimates consolation if every rival in reach of a party kills one of it. */
export function estimateWorstCase(state: State, seat: SeatId, filed: Filed): number {
  const { hitmanConsolation, lieutenantConsolation } = state.house.prices;
  let owed = 0;
  for (const [area, party] of listPartiesAfter(state, seat, filed)) {
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

/** [WAR-ORD-5] */
function listWarnings(state: State, seat: SeatId, filed: Filed): string[] {
  return [
    ...listMoneyWarnings(state, seat, filed),
    ...listDonWarnings(state, seat, filed),
    ...listTreachery(state, seat, filed),
    ...listWordWarnings(state, seat, filed),
  ];
}

/** Lists warnings: the gang disbands if it cannot pay for its dead; unpaid men leave, and unpaid hires fail. */
function listMoneyWarnings(state: State, seat: SeatId, filed: Filed): string[] {
  const sum = computeSheetSum(state, seat, filed);
  const { treasuryMc, giftsMc, consolationMc, hiresMc, leftMc, incomeMc } = sum;
  if (treasuryMc - giftsMc < consolationMc) {
    return ['The families of the dead cannot be paid: the gang disbands.'];
  }
  const { unpaid } = computeSheetPayroll(state, seat, filed);
  const warnings: string[] = [];
  if (unpaid.length > 0) {
    const names = joinWords(unpaid.map(({ name }) => name));
    warnings.push(`There is no money for the pay of ${names}; ${unpaid.length === 1 ? 'he leaves' : 'they leave'}.`);
  }
  const { hire } = state.house.prices;
  if (leftMc < 0 && hire > 0) {
    const wanted = hiresMc / hire;
    const able = Math.max(0, Math.floor((hiresMc + leftMc) / hire));
    warnings.push(`There is money for ${able} of the ${formatCount(wanted, 'hire')} only.`);
  }
  if (estimateWorstCase(state, seat, filed) > Math.max(0, leftMc) + incomeMc) {
    warnings.push('If the worst comes, the gang cannot pay its dead and disbands next turn.');
  }
  return warnings;
}

/**
 * Lists warnings of a Don who falls to a gang of strength 5 once each of his men is shot by another: one dies by each
 * attacker.
 */
function listDonWarnings(state: State, seat: SeatId, filed: Filed): string[] {
  return [...listPartiesAfter(state, seat, filed)].flatMap(([area, party]) => {
    if (party.every(({ rank }) => rank !== 'don')) return [];
    const men = party.length - 1;
    const rivals = listLivingSeats(state)
      .filter((one) => one !== seat && !isFriendly(state, seat, one) && computeReach(state, one, area) >= donFalls)
      .map((one) => requireGang(state, one).name);
    if (rivals.length <= men) return [];
    const guard = men === 0 ? 'where he is alone' : `and he has ${formatCount(men, 'man', 'men')} there`;
    return [`${joinWords(rivals)} can reach your Don in ${nameArea(state, area)}, ${guard}.`];
  });
}

/** Lists each ally whom the sheet betrays, once. */
function listTreachery(state: State, seat: SeatId, filed: Filed): string[] {
  const betrayed = filed.flatMap((order) => {
    if (order.kind === 'attack') return [order.ally];
    return order.kind === 'join' && isFriendly(state, seat, order.enemy) ? [order.enemy] : [];
  });
  return [...new Set(betrayed)].map((ally) => `This is treachery: ${requireGang(state, ally).name} expels you.`);
}
