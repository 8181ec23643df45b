import type { OrderId, SeatId } from '#shared/words/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { ParadiseTable } from '../table.ts';
import type { SetAside, WaitingOrder } from '../state/records/campaign.ts';
import { listSeatWaitingOrders } from '../lookups.ts';

/** Files an order for the reveal; the money `setAside` for it leaves the bank at once. */
export function putAside(table: ParadiseTable, seat: SeatId, order: Order, title: string, setAside?: SetAside): void {
  const id = `o${table.state.made.orders + 1}` as OrderId;
  const filed = setAside === undefined ? { order, title } : { order, title, setAside };
  table.emit({ type: 'order-filed', order: { id, seat, ...filed } });
}

/** Drops an order that came to nothing and returns the money set aside for it. */
export function callOff(table: ParadiseTable, waiting: DeepReadonly<WaitingOrder>): void {
  const { id, seat, title, setAside } = waiting;
  const refund = setAside === undefined ? {} : { refund: setAside };
  table.emit({ type: 'order-withdrawn', seat, id, title, ...refund });
}

/** Drops everything a seat has waiting for the reveal. */
export function withdrawAll(table: ParadiseTable, seat: SeatId): void {
  const waiting = listSeatWaitingOrders(table.state, seat);
  for (const order of waiting) callOff(table, order);
}
