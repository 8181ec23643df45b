import type { Order, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { listHiredMuscle } from '../filing/crews.ts';
import type { State } from '../state.ts';
import { makeFreeTerms, order } from '../orders/order.ts';
import type { ParadiseTable } from '../table.ts';
import { computeMusclePrice } from '../tables/people/muscle.ts';
import { callOff } from '../filing/filing.ts';

/** Takes back an order that waits for the reveal. */
const withdrawal = order('withdraw', {
  rules: ['MONTH-6'],
  mail: { onScreen: 'A new sheet takes back the one before.' },
  title: (state, seat, order) => `Withdraw: ${findWaitingOrder(state, seat, order).title}`,
  check(state, seat, order) {
    const waiting = findWaitingOrder(state, seat, order);
    const back = (waiting.setAside?.dollars ?? 0) + computeMuscleRefund(waiting.order);
    if (back === 0) return makeFreeTerms();
    return { costDollars: -back, chance: null, notes: [`${formatDollars(back)} come back.`] };
  },
  carryOut(table, seat, order) {
    const waiting = findWaitingOrder(table.state, seat, order);
    callOff(table, waiting);
    sendMuscleHome(table, seat, waiting.order);
  },
});

/** [GANG-13] Muscle that was not used is paid back. */
export function sendMuscleHome(table: ParadiseTable, seat: SeatId, order: DeepReadonly<Order>): void {
  const dollars = computeMuscleRefund(order);
  if (dollars > 0) table.emit({ type: 'muscle-sent-home', seat, dollars });
}

export function computeMuscleRefund(order: DeepReadonly<Order>): number {
  return computeMusclePrice(listHiredMuscle(order));
}

export function findWaitingOrder(
  state: State,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'withdraw'>>,
): DeepReadonly<State['orders'][OrderId]> {
  const waiting = state.orders[order.order];
  refuseUnless(waiting?.seat === seat, 'That order is not waiting; it was carried out or withdrawn.');
  return waiting;
}

/** The orders of waiting orders, by kind. */
export const campaignOrders = { withdraw: withdrawal };
