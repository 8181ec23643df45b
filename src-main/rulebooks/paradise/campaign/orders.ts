import type { Order, OrderOf } from '../../../../src-shared/games/paradise/orders/orders.ts';
import type { OrderId, SeatId } from '../../../../src-shared/words/ids.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { insist } from '../../../kernel/refusal.ts';
import { hiredBy } from '../filing/crews.ts';
import type { State } from '../state/index.ts';
import { freeTerms, type OrderHandler } from '../state/orderHandler.ts';
import type { ParadiseTable } from '../state/table.ts';
import { priceOf } from '../tables/people/muscle.ts';
import { callOff } from '../filing/filing.ts';

/** Takes back an order that waits for the reveal. */
export const withdrawal: OrderHandler<'withdraw'> = {
  title: (state, seat, order) => `Withdraw: ${waitingOf(state, seat, order).title}`,
  check(state, seat, order) {
    const waiting = waitingOf(state, seat, order);
    const back = (waiting.setAside?.dollars ?? 0) + muscleRefund(waiting.order);
    if (back === 0) return freeTerms();
    return { costDollars: -back, chance: null, notes: [`${formatDollars(back)} come back.`] };
  },
  carryOut(table, seat, order) {
    const waiting = waitingOf(table.state, seat, order);
    callOff(table, waiting);
    sendMuscleHome(table, seat, waiting.order);
  },
};

/** [GANG-13] Muscle that was not used is paid back. */
export function sendMuscleHome(
  table: ParadiseTable,
  seat: SeatId,
  order: DeepReadonly<Order>,
): void {
  const dollars = muscleRefund(order);
  if (dollars > 0) table.emit({ type: 'muscle-sent-home', seat, dollars });
}

export function muscleRefund(order: DeepReadonly<Order>): number {
  return priceOf(hiredBy(order));
}

export function waitingOf(
  state: State,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'withdraw'>>,
): DeepReadonly<State['orders'][OrderId]> {
  const waiting = state.orders[order.order];
  insist(waiting?.seat === seat, 'That order is not waiting; it was carried out or withdrawn.');
  return waiting;
}
