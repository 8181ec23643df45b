import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import type { State } from '../state.ts';

/** [BRO-ORD-6] Describes the lines that last turn's sheet added. */
export function tellRepeated(state: State, seat: SeatId, order: Order): string[] {
  if (order.kind !== 'as-last-turn') return [];
  return listFiledBy(state.sealed, seat).map(({ title }) => `${title}.`);
}
