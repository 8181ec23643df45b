import { areaIdSchema } from '#shared/games/brotherhood/ids.ts';
import { isSheetOrder, orderSchema, type Order, type SheetOrder } from '#shared/games/brotherhood/orders.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createOrderDraws, createPool, drawOrders, type PoolLists } from '#kernel/orders/drawing.ts';
import { checkOrder, listFiledLines } from '../handlers.ts';
import { listLivingSeats } from '../lookups.ts';
import { checkLine } from '../orders/check.ts';
import { createReason, type Planned } from './draft.ts';
import type { Outlook } from './outlook.ts';
import type { Sight } from './sight.ts';

const draws = createOrderDraws(orderSchema);

/** Orders about the sheet as a whole. */
const unfit = ['sheet', 'as-last-turn', 'withdraw', 'ready'];

/** Every kind, and the work of a turn again. */
const kinds = [
  ...[...draws.keys()].filter((kind) => !unfit.includes(kind)),
  ...['hoods', 'hoods', 'hoods', 'hoods', 'open', 'open', 'open', 'bribe', 'bribe', 'godfather', 'godfather'],
];

/** [BRO-NPC-10] Draws any legal orders. */
export function planErratic({ state, seat, random }: Outlook): Planned[] {
  const lines = listFiledLines(state, seat) as SheetOrder[];
  const accept = (order: Order): void => {
    if (!isSheetOrder(order)) return checkOrder(state, seat, order);
    checkLine(state, seat, order, lines);
    lines.push(order);
  };
  const pool = createPool(listValues({ state, seat }), random);
  const reason = createReason('It seemed a good idea.');
  const orders = drawOrders<Order>(draws, { kinds, most: 3, tries: 2, pool, random, accept });
  return orders.map((order) => ({ order, reason }));
}

/** Lists the values of orders that a family knows of. */
function listValues({ state, seat }: Pick<Sight, 'state' | 'seat'>): PoolLists {
  const rivals = listLivingSeats(state).filter((one) => one !== seat);
  return [
    [seatIdSchema, rivals, rivals, [seat]],
    [areaIdSchema, state.areas],
  ];
}
