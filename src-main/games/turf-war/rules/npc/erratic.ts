import { areaNumberSchema, letterIdSchema, pieceIdSchema } from '#shared/games/turf-war/ids.ts';
import { isSheetOrder, orderSchema, type Order, type SheetOrder } from '#shared/games/turf-war/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import type { Reason } from '#shared/words/journal.ts';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { createOrderDraws, createPool, drawOrders, type PoolLists } from '#kernel/orders/drawing.ts';
import { checkOrder } from '../handlers.ts';
import { listLivingSeats, listPieces } from '../lookups.ts';
import { checkSheetOrder, listFiledOrders } from '../orders/check.ts';
import type { Sight } from './sight.ts';

const draws = createOrderDraws(orderSchema);

/** Orders about the sheet as a whole, and those that end the game. */
const unfit = ['sheet', 'withdraw', 'ready', 'end', 'concede'];

/** Every kind, and the work of a turn again. */
const kinds = [
  ...[...draws.keys()].filter((kind) => !unfit.includes(kind)),
  ...Array.from({ length: 12 }, () => 'move'),
  ...['hire', 'hire', 'place', 'ally', 'ally'],
];

/** [WAR-NPC-9] Draws a legal sheet at random. */
export function planErraticSheet({ seat, state }: Sight, random: NpcRandom): { order: Order; reason: Reason }[] {
  const filed = [...listFiledOrders(state, seat)] as SheetOrder[];
  const accept = (order: Order): void => {
    if (!isSheetOrder(order)) return checkOrder(state, seat, order);
    checkSheetOrder(state, seat, order, filed);
    filed.push(order);
  };
  const pool = createPool(listValues({ seat, state }), random);
  const reason: Reason = { sentence: 'A whim, nothing more.', score: 0, factors: [] };
  const orders = drawOrders<Order>(draws, { kinds, most: 3, tries: 3, pool, random, accept });
  return orders.map((order) => ({ order, reason }));
}

/** Lists the values of orders that a seat knows of. */
function listValues({ seat, state }: Sight): PoolLists {
  return [
    [seatIdSchema, listLivingSeats(state)],
    [areaNumberSchema, Object.keys(state.areas).map(Number)],
    [pieceIdSchema, listPieces(state, seat).map(({ id }) => id)],
    [letterIdSchema, Object.keys(state.letters)],
  ];
}
