import { isSheetOrder, type Order, type OrderOf, type SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { HoodId, OperationId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { catchRefusal, refuseUnless, Refusal } from '#kernel/refusal.ts';
import type { RefusedLine } from '#kernel/orders/arranging.ts';
import { listFiledBy, createSealedId } from '#kernel/orders/sealed.ts';
import { requireFamily } from './lookups.ts';
import type { State } from './state.ts';
import type { GivenAnswer, Pledge } from './records.ts';
import type { BrotherhoodTable } from './table.ts';
import { openQuestions, type AreaQuestion } from './turn/questions.ts';
import { explainUntabled } from './turn/terms.ts';
import { repeatLines } from './orders/again.ts';
import { checkLine, checkUse, listRefusedLines } from './orders/check.ts';
import { settlePledge } from './orders/pledges.ts';
import { describeOrder } from './orderWords.ts';

/** The lines a family has filed, in written order. */
export function listFiledLines(state: State, seat: SeatId): DeepReadonly<SheetOrder>[] {
  return listFiledBy(state.sealed, seat).map(({ order }) => order);
}

const answering = ['use', 'shoot', 'go-on', 'table', 'accept', 'take'] as const;
type Answering = Extract<Order, { kind: (typeof answering)[number] }>;

function isAnswer(order: DeepReadonly<Order>): order is DeepReadonly<Answering> {
  return (answering as readonly string[]).includes(order.kind);
}

/** Carries an order out at once, or puts it on the sheet; throws a Refusal. */
export function give(table: BrotherhoodTable, seat: SeatId, order: Order): void {
  checkOrder(table.state, seat, order);
  if (isSheetOrder(order)) return fileLine(table, seat, order);
  if (isAnswer(order)) return answer(table, seat, order);
  findHandler(order).carryOut(table, seat, order);
}

/** Puts a line on the sheet. */
export function fileLine(table: BrotherhoodTable, seat: SeatId, order: SheetOrder): void {
  const id = createSealedId(table.state.sealed);
  table.emit({ type: 'order-filed', id, seat, order, title: describeOrder(table.state, order) });
}

/** [BRO-ORD-1] Files a whole sheet in place of the filed one. */
function fileSheet(table: BrotherhoodTable, seat: SeatId, orders: readonly SheetOrder[]): void {
  withdrawAll(table, seat);
  for (const order of orders) fileLine(table, seat, order);
}

/** Takes every line of a sheet back. */
export function withdrawAll(table: BrotherhoodTable, seat: SeatId): void {
  for (const { id, title } of listFiledBy(table.state.sealed, seat)) {
    table.emit({ type: 'order-withdrawn', id, seat, title });
  }
}

function rename(table: BrotherhoodTable, seat: SeatId, { what, name }: OrderOf<'name'>): void {
  const hood = table.state.hoods[what as HoodId];
  if (hood !== undefined) {
    return table.emit({ type: 'hood-named', seat, hood: hood.id, from: hood.name, name });
  }
  const operation = table.state.operations[what as OperationId];
  if (operation === undefined) return;
  const { id, description: from } = operation;
  table.emit({ type: 'operation-named', seat, operation: id, from, name });
}

/** [BRO-TURN-5, BRO-DEAL-2] */
export function sendMessage(
  table: BrotherhoodTable,
  from: SeatId,
  { to, text, promise }: Pick<OrderOf<'message'>, 'to' | 'text' | 'promise'>,
): void {
  const { turn, messages, promises } = table.state;
  const pledge: Pledge | null =
    promise === null ? null : { id: Object.keys(promises).length + 1, from, to, ...promise, outcome: 'open' };
  table.emit({
    type: 'message-sent',
    message: { id: messages.length + 1, turn, from, to, text, promise: pledge?.id ?? null },
    pledge,
  });
}

function answer(table: BrotherhoodTable, seat: SeatId, order: DeepReadonly<Answering>): void {
  const given = structuredClone(order) as GivenAnswer;
  table.emit({ type: 'answered', seat, answer: given, title: describeOrder(table.state, order) });
}

/** Refuses an order that is not legal at present. */
export function checkOrder(state: State, seat: SeatId, order: DeepReadonly<Order>): void {
  checkTime(state, seat, order);
  if (isAnswer(order)) return checkAnswer(state, seat, order);
  if (isSheetOrder(order as Order)) {
    return checkLine(state, seat, order as SheetOrder, listFiledLines(state, seat));
  }
  const desk = order as DeskOrder;
  findHandler(desk).check?.(state, seat, desk);
}

/** [BRO-ORD-8] Lists the lines that cannot be added to a family's filed ones in any order. */
export function listRefusedOnTop(state: State, seat: SeatId, lines: readonly SheetOrder[]): RefusedLine[] {
  const late = lines.flatMap((line, place) => {
    const refusal = catchRefusal(() => checkTime(state, seat, line));
    return refusal === null ? [] : [{ place, refusal }];
  });
  return late.length > 0 ? late : listRefusedLines(state, seat, lines, listFiledLines(state, seat));
}

/** Refuses a family that may not give orders of this kind now. */
function checkTime(state: State, seat: SeatId, order: DeepReadonly<Order>): void {
  const { dead } = requireFamily(state, seat);
  refuseUnless(dead === null, 'Your family is out of the game.', 'BRO-GF-9');
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'BRO-WIN-1');
  const isTalk = isAnswer(order) || ['message', 'name', 'settle-promise'].includes(order.kind);
  refuseUnless(
    state.stage.at === 'orders' || isTalk,
    'Orders for this turn are already revealed; play the turn on first.',
    'BRO-TURN-2',
  );
}

/** [BRO-ORD-8] Checks the lines of a whole sheet, in any order; the refusal names its line. */
function checkSheet(state: State, seat: SeatId, lines: readonly DeepReadonly<SheetOrder>[]): void {
  const [first] = listRefusedLines(state, seat, lines);
  if (first === undefined) return;
  const { place, refusal } = first;
  throw new Refusal(`Line ${place + 1}: ${refusal.message}`, refusal.rule);
}

type AskedAs = Record<Answering['kind'], AreaQuestion['kind']>;
const askedAs: AskedAs = {
  use: 'use',
  shoot: 'shoot',
  'go-on': 'go-on',
  table: 'table',
  accept: 'accept',
  take: 'take',
};

/** [BRO-ASK] Checks that an answer fits the open question of this family. */
function checkAnswer(state: State, seat: SeatId, order: DeepReadonly<Answering>): void {
  const question = openQuestions(state).find((one) => one.seat === seat);
  refuseUnless(
    question !== undefined && question.kind === askedAs[order.kind],
    'Nothing of that kind is asked of you now.',
    'BRO-ASK-7',
  );
  if (order.kind === 'use' && question.kind === 'use') {
    for (const use of order.uses) checkUse(state, seat, use);
    refuseUnless(
      order.uses.length <= question.markers,
      `You list ${order.uses.length} uses and have ${question.markers} markers to use.`,
      'BRO-PI-1',
    );
  }
  if (order.kind === 'shoot' && question.kind === 'shoot') {
    refuseUnless(question.at.includes(order.at), 'Pick one of the families that fight there.', 'BRO-MOB-3');
  }
  if (order.kind === 'table' && order.terms !== null) {
    const why = explainUntabled(state, question.area, order.terms);
    refuseUnless(why === null, why ?? '', 'BRO-DEAL-5');
  }
  if (order.kind === 'take' && question.kind === 'take' && order.from !== null) {
    refuseUnless(
      question.from.includes(order.from),
      'Pick a family whose operations stand unprotected there.',
      'BRO-SPOIL-1',
    );
  }
}

/** The orders that take effect at once, each with its check and its deed; those of the sheet are filed. */
const handlers: { readonly [K in DeskOrder['kind']]: Handler<K> } = {
  sheet: {
    check: (state, seat, order) => checkSheet(state, seat, order.orders),
    carryOut: (table, seat, order) => fileSheet(table, seat, order.orders),
  },
  'as-last-turn': {
    check: (state, seat) =>
      refuseUnless(
        (state.lastSheets[seat] ?? []).length > 0,
        'There is no sheet of last turn to copy; write one.',
        'BRO-ORD-6',
      ),
    carryOut: (table, seat) => fileSheet(table, seat, repeatLines(table.state, seat)),
  },
  withdraw: {
    check: (state, seat, order) =>
      refuseUnless(
        state.sealed.orders[order.id]?.seat === seat,
        'That line is not on your sheet; look at it again.',
        'BRO-ORD-1',
      ),
    carryOut(table, seat, order) {
      const title = table.state.sealed.orders[order.id]?.title ?? '';
      return table.emit({ type: 'order-withdrawn', id: order.id, seat, title });
    },
  },
  ready: { carryOut: (table, seat, order) => table.emit({ type: 'seat-ready', seat, isReady: order.isReady }) },
  name: {
    check: (state, seat, order) =>
      refuseUnless(
        state.hoods[order.what as HoodId]?.family === seat ||
          state.operations[order.what as OperationId]?.family === seat,
        'You name only your own hoods and operations.',
        'BRO-SET-6',
      ),
    carryOut: rename,
  },
  announce: {
    check: (state) => refuseUnless(state.house.talk, 'Talk is not played at this table.', 'BRO-HOUSE-2'),
    carryOut(table, seat, order) {
      const { text, opensIn } = order;
      return table.emit({ type: 'announced', turn: table.state.turn, seat, text, opensIn });
    },
  },
  message: {
    check(state, seat, order) {
      refuseUnless(state.house.talk, 'Talk is not played at this table.', 'BRO-HOUSE-2');
      refuseUnless(order.to !== seat, 'Write to somebody else.', 'BRO-TURN-5');
      refuseUnless(requireFamily(state, order.to).dead === null, 'That family is out of the game.', 'BRO-TURN-5');
      refuseUnless(order.text !== '' || order.promise !== null, 'Write something, or promise something.', 'BRO-TURN-5');
      return refuseUnless(
        order.promise === null || order.promise.fromTurn <= order.promise.toTurn,
        'A promise ends after it begins; change its turns.',
        'BRO-DEAL-2',
      );
    },
    carryOut: sendMessage,
  },
  'settle-promise': {
    check(state, seat, order) {
      const pledge = state.promises[order.promise];
      refuseUnless(pledge?.to === seat, 'Nobody promised you that.', 'BRO-DEAL-2');
      return refuseUnless(pledge.outcome === 'open', 'That promise is settled already.', 'BRO-DEAL-2');
    },
    carryOut(table, _seat, order) {
      const pledge = table.state.promises[order.promise];
      if (pledge === undefined) return;
      return settlePledge(table, pledge, order.isKept);
    },
  },
};

type DeskOrder = Exclude<Order, SheetOrder | Answering>;

/** One kind of order that takes effect at once; `check` throws a Refusal. */
type Handler<K extends DeskOrder['kind']> = {
  check?(state: State, seat: SeatId, order: DeepReadonly<OrderOf<K>>): void;
  carryOut(table: BrotherhoodTable, seat: SeatId, order: OrderOf<K>): void;
};

function findHandler({ kind }: { kind: DeskOrder['kind'] }): Handler<DeskOrder['kind']> {
  return handlers[kind];
}
