import type { OrderKind, OrderOf } from '../../../../../src-shared/games/paradise/orders/orders.ts';
import type { OrderId, SeatId } from '../../../../../src-shared/words/ids.ts';
import type { OfficialId } from '../../../../../src-shared/games/paradise/ids.ts';
import type { DeepReadonly } from '../../../../kernel/readonly.ts';
import type { State } from '../../state/index.ts';
import type { WaitingOrder } from '../../state/records/campaign.ts';

/** A filed order of one kind. */
export type Filed<K extends OrderKind> = {
  id: OrderId;
  seat: SeatId;
  title: string;
  order: DeepReadonly<OrderOf<K>>;
};

/** Where orders wait: everybody's in the state, a seat's own in its view. */
export type OrdersBox = {
  readonly orders: State['orders'] | readonly DeepReadonly<WaitingOrder>[];
};

/** The orders of one kind that wait, in the order they were filed. */
export function filedOf<K extends OrderKind>(waiting: OrdersBox, kind: K): Filed<K>[] {
  const all: readonly DeepReadonly<WaitingOrder>[] = Object.values(waiting.orders);
  return all.flatMap((one) => (one.order.kind === kind ? [one as Filed<K>] : []));
}

/** [OFF-4] Reporters of a gang whose article of the month is spoken for, as writers or helpers. */
export function busyReporters(waiting: OrdersBox, seat: SeatId): Set<OfficialId> {
  const columns = filedOf(waiting, 'column').filter((filed) => filed.seat === seat);
  const stories = filedOf(waiting, 'expose').filter((filed) => filed.seat === seat);
  const words = filedOf(waiting, 'weigh-in').filter((filed) => filed.seat === seat);
  return new Set([
    ...words.map(({ order }) => order.reporter),
    ...columns.map(({ order }) => order.reporter),
    ...stories.flatMap(({ order }) => [
      order.reporter,
      ...order.helpers.map((helper) => helper.reporter),
    ]),
  ]);
}
