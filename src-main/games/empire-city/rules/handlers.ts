import {
  isAnswering,
  isDeclaration,
  isFreeAction,
  type AnswerOrder,
  type Order,
  type OrderOf,
} from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { listMissingSeats, openAsk, findAskRule } from './agenda.ts';
import type { AskRule } from './askRule.ts';
import { requireCapo } from './lookups.ts';
import type { Ask } from './records.ts';
import type { State } from './state.ts';
import { runUntilOver, type EmpireTable } from './table.ts';
import { checkGive } from './turns/politics.ts';
import { performAction, checkDeclaration, checkFreeAction, declare } from './turns/turn.ts';
import { describeOrder } from './orderWords.ts';

type Seen<T> = DeepReadonly<T>;

/** [EMP-ORD-17] Requires a question that this seat may answer now. */
function requireAsk(state: State, seat: SeatId): Seen<Ask> {
  const task = openAsk(state);
  refuseUnless(task !== null, 'Nothing is asked of anybody now.', 'EMP-ORD-17');
  if (task.do === 'turn') {
    const [who = seat] = task.seats;
    const { figures } = requireCapo(state, seat);
    const isPast = state.phase === 'declarations' && figures === 0;
    refuseUnless(
      who === seat,
      isPast ? 'Your figures are all placed this round.' : `It is ${requireCapo(state, who).name}’s turn.`,
      'EMP-ORD-17',
    );
    return task;
  }
  refuseUnless(task.seats.includes(seat), 'Nothing is asked of you now.', 'EMP-ORD-17');
  refuseUnless(listMissingSeats(state).includes(seat), 'You have answered already; wait for the others.', 'EMP-ORD-17');
  return task;
}

/** [EMP-POL-1] True of a gift by a seat that is asked for something else; a reaction must not tell that it was asked. */
function isPresent(task: Seen<Ask>, order: Seen<Order>): order is Seen<OrderOf<'give'>> {
  return order.kind === 'give' && findAskRule(task)?.manner !== 'reaction';
}

/** Refuses an order that is not possible at present. */
export function checkOrder(state: State, seat: SeatId, order: Seen<Order>): void {
  requireCapo(state, seat);
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'EMP-WIN-1');
  if (order.kind === 'message') {
    refuseUnless(state.house.talk, 'Talk is not played at this table.', 'EMP-POL-4');
    return refuseUnless(order.to !== seat, 'Write to somebody else.', 'EMP-POL-4');
  }
  const task = requireAsk(state, seat);
  if (order.kind === 'byRule') return;
  if (task.do === 'turn') return checkTurn(state, seat, order as Order);
  if (isPresent(task, order)) return checkGive(state, seat, order);
  const rule = findAskRule(task);
  refuseUnless(
    rule?.answer === order.kind && isAnswering(order as Order),
    `You are asked to ${rule?.task ?? 'wait'}; do that first.`,
    'EMP-ORD-17',
  );
  rule.check(state, seat, task, order);
}

/** Returns true if the order is possible at present. */
export function isPossible(state: State, seat: SeatId, order: Order): boolean {
  try {
    checkOrder(state, seat, order);
    return true;
  } catch (refused) {
    if (refused instanceof Refusal) return false;
    throw refused;
  }
}

function checkTurn(state: State, seat: SeatId, order: Order): void {
  if (isDeclaration(order)) return checkDeclaration(state, seat, order);
  if (isFreeAction(order)) return checkFreeAction(state, seat, order);
  throw new Refusal('It is your turn: act, or place a figure.', 'EMP-DECL-3');
}

/** Carries an order out, or takes it as an answer; throws a Refusal. */
export function give(table: EmpireTable, seat: SeatId, order: Order): void {
  checkOrder(table.state, seat, order);
  if (order.kind === 'message') {
    const { round, messages } = table.state;
    const message = { id: messages.length + 1, round, from: seat, to: order.to, text: order.text };
    return table.emit({ type: 'message-sent', message });
  }
  runUntilOver(() => {
    carryOut(table, seat, order);
  });
}

function carryOut(table: EmpireTable, seat: SeatId, order: Order): void {
  const task = requireAsk(table.state, seat);
  if (task.do === 'turn') {
    if (order.kind === 'byRule') return declare(table, seat, { kind: 'lieLow' });
    if (isDeclaration(order)) return declare(table, seat, order);
    if (isFreeAction(order)) performAction(table, seat, order);
    return;
  }
  if (isPresent(task, order)) return performAction(table, seat, order);
  const rule = findAskRule(task) as AskRule;
  const answer = order.kind === 'byRule' ? rule.byRule(table.state, seat, task) : (order as AnswerOrder);
  table.emit({ type: 'answered', seat, answer, title: describeOrder(table.state, answer) });
}
