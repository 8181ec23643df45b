import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { State } from './state.ts';
import { lookUpHandler } from './handlers.ts';

/** Formats an order's title in the log and for undo; a refusal if it names nothing there is. */
export function formatOrderTitle(state: State, seat: SeatId, order: Order): string {
  return lookUpHandler(order).title(state, seat, order);
}
