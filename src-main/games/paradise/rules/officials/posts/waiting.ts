import type { OrderKind, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { listWaitingOrders } from '#main/games/paradise/rules/lookups.ts';
import type { WaitingOrder } from '#main/games/paradise/rules/state/records/campaign.ts';

/** A filed order of one kind. */
export type Filed<K extends OrderKind> = { id: OrderId; seat: SeatId; title: string; order: DeepReadonly<OrderOf<K>> };

/** Where orders wait: everybody's in the state, a seat's own in its view. */
export type OrdersBox = { readonly orders: State['orders'] | readonly DeepReadonly<WaitingOrder>[] };

/** The orders of one kind that wait, in the order they were filed. */
export function listFiled<K extends OrderKind>(waiting: OrdersBox, kind: K): Filed<K>[] {
  const filed: Filed<K>[] = [];
  for (const one of listBoxOrders(waiting)) if (one.order.kind === kind) filed.push(one as Filed<K>);
  return filed;
}

function listBoxOrders({ orders }: OrdersBox): readonly DeepReadonly<WaitingOrder>[] {
  return Array.isArray(orders)
    ? (orders as readonly DeepReadonly<WaitingOrder>[])
    : listWaitingOrders({ orders: orders as State['orders'] });
}

/** [OFF-4] Collects Reporters of a gang whose article of the month is taken, as writers or helpers. */
export function collectBusyReporters(waiting: OrdersBox, seat: SeatId): Set<OfficialId> {
  const busy = new Set<OfficialId>();
  for (const { seat: writer, order } of listBoxOrders(waiting)) {
    if (writer !== seat) continue;
    if (order.kind === 'column' || order.kind === 'weigh-in') busy.add(order.reporter);
    else if (order.kind === 'expose') {
      busy.add(order.reporter);
      for (const { reporter } of order.helpers) busy.add(reporter);
    }
  }
  return busy;
}
