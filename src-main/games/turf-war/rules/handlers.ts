import { isSheetOrder, type Order, type OrderOf, type SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { LetterId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { RefusedLine } from '#kernel/orders/arranging.ts';
import { listFiledBy, createSealedId } from '#kernel/orders/sealed.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { catchRefusal, refuseUnless, Refusal } from '#kernel/refusal.ts';
import { requireGang, hasArea, requireOwnPiece, listPieces } from './lookups.ts';
import { buildSight } from './npc/sight.ts';
import { answerTo } from './npc/pacts.ts';
import type { State } from './state.ts';
import type { Letter } from './records.ts';
import type { TurfWarTable } from './table.ts';
import { checkSheetOrder, listFiledOrders, listRefusedOrders } from './orders/check.ts';
import { describeOrder } from './orderWords.ts';

/** Carries an order out, or files it until the turn is closed; throws a Refusal. */
export function give(table: TurfWarTable, seat: SeatId, order: Order): void {
  checkOrder(table.state, seat, order);
  if (isSheetOrder(order)) {
    fileOrder(table, seat, order);
    return;
  }
  findHandler(order).carryOut(table, seat, order);
}

/** Puts an order on the sheet. */
export function fileOrder(table: TurfWarTable, seat: SeatId, order: SheetOrder): void {
  const id = createSealedId(table.state.sealed);
  table.emit({ type: 'order-filed', id, seat, order, title: describeOrder(table.state, order) });
}

/** Takes a seat's whole sheet back. */
export function withdrawAll(table: TurfWarTable, seat: SeatId): void {
  for (const { id, title } of listFiledBy(table.state.sealed, seat)) {
    table.emit({ type: 'order-withdrawn', id, seat, title });
  }
}

function withdrawOrder(table: TurfWarTable, seat: SeatId, { id }: OrderOf<'withdraw'>): void {
  const title = table.state.sealed.orders[id]?.title ?? '';
  table.emit({ type: 'order-withdrawn', id, seat, title });
}

/** [WAR-ASK-11] Sends a letter; an NPC gang answers a proposal at once. */
export function sendLetter(
  table: TurfWarTable,
  seat: SeatId,
  { to, text, proposal }: Pick<OrderOf<'letter'>, 'to' | 'text' | 'proposal'>,
): void {
  const { turn, lettersSent } = table.state;
  const id = `l${lettersSent + 1}` as LetterId;
  const letter: Letter = { id, turn, from: seat, to, text, proposal, answer: null, because: null };
  table.emit({ type: 'letter-sent', letter });
  if (proposal !== null && !requireGang(table.state, to).isHuman) answerLetter(table, to, letter);
}

/** [WAR-NPC-7] The program answers a proposal for a gang, from the gang's own view. */
export function answerLetter(table: TurfWarTable, seat: SeatId, letter: DeepReadonly<Letter>): void {
  const { id, from } = letter;
  const { answer, because } = answerTo(buildSight(table.state, seat), letter);
  table.emit({ type: 'letter-answered', letter: id, from: seat, to: from, answer, because });
}

function answerQuestion(table: TurfWarTable, seat: SeatId, order: OrderOf<'casualties'> | OrderOf<'refuge'>): void {
  const { question } = table.state;
  if (question === null) return;
  table.emit({
    type: 'question-answered',
    seat,
    key: `${question.kind} ${seat} ${question.area}`,
    pieces: order.kind === 'casualties' ? order.pieces : [],
    refuge: order.kind === 'refuge' ? { area: question.area, to: order.area } : null,
  });
}

/** Refuses an order that is not legal at present. */
export function checkOrder(state: State, seat: SeatId, order: Order): void {
  checkTime(state, seat, order);
  if (isSheetOrder(order)) checkSheetOrder(state, seat, order, listFiledOrders(state, seat));
  else findHandler(order).check?.(state, seat, order);
}

/** [WAR-ORD-1] Lists the orders that cannot be added to a seat's filed ones in any order. */
export function listRefusedOnTop(state: State, seat: SeatId, orders: readonly SheetOrder[]): RefusedLine[] {
  const late = orders.flatMap((order, place) => {
    const refusal = catchRefusal(() => checkTime(state, seat, order));
    return refusal === null ? [] : [{ place, refusal }];
  });
  if (late.length > 0) return late;
  return listRefusedOrders(state, seat, orders, listFiledOrders(state, seat));
}

/** Refuses a seat that may not give orders of this kind now. */
function checkTime(state: State, seat: SeatId, order: Order): void {
  const { out } = requireGang(state, seat);
  refuseUnless(out === null, 'Your gang is out of the game; there is nothing left to order.', 'WAR-OUT-1');
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'WAR-WIN-9');
  const answers = order.kind === 'casualties' || order.kind === 'refuge';
  refuseUnless(
    state.phase === 'orders' || answers || order.kind === 'letter' || order.kind === 'reply',
    'The sheets are locked while a fight waits for an answer; play the turn on first.',
    'WAR-TURN-1',
  );
}

function checkName(state: State, seat: SeatId, { piece, name }: OrderOf<'name'>): void {
  requireOwnPiece(state, seat, piece);
  refuseUnless(
    listPieces(state, seat).every((one) => one.id === piece || one.name !== name),
    `Somebody of yours is called ${name}; choose another name.`,
    'WAR-ORD-17',
  );
}

/** [WAR-ORD-1] Checks the orders of a whole sheet, in any order; the refusal names its line. */
function checkWholeSheet(state: State, seat: SeatId, orders: readonly SheetOrder[]): void {
  const [first] = listRefusedOrders(state, seat, orders);
  if (first === undefined) return;
  const { place, refusal } = first;
  throw new Refusal(`Line ${place + 1}: ${refusal.message}`, refusal.rule);
}

/** [WAR-ASK-6, WAR-ASK-7] */
function checkAnswer({ question }: State, seat: SeatId, order: OrderOf<'casualties'> | OrderOf<'refuge'>): void {
  refuseUnless(
    question?.seat === seat && question.kind === order.kind,
    'Nothing of that kind is asked of you now.',
    'WAR-ASK-15',
  );
  if (question.kind === 'refuge') {
    refuseUnless(
      order.kind === 'refuge' && question.to.includes(order.area),
      'Pick one of the areas that are equally close.',
      'WAR-ASK-6',
    );
    return;
  }
  refuseUnless(
    order.kind === 'casualties' &&
      order.pieces.length === question.count &&
      new Set(order.pieces).size === question.count &&
      order.pieces.every((id) => question.pieces.includes(id)),
    `Name ${question.count} of those who may fall.`,
    'WAR-ASK-7',
  );
}

/** [WAR-ORD-15 to WAR-ORD-17, WAR-ORD-22] The orders that take effect at once, each with its check and its deed; those of the sheet are filed. */
const handlers: { readonly [K in DeskOrder['kind']]: Handler<K> } = {
  sheet: {
    check: (state, seat, order) => checkWholeSheet(state, seat, order.orders),
    carryOut(table, seat, order) {
      withdrawAll(table, seat);
      for (const one of order.orders) fileOrder(table, seat, one);
      return;
    },
  },
  withdraw: {
    check: (state, seat, order) =>
      refuseUnless(
        state.sealed.orders[order.id]?.seat === seat,
        'That order does not wait; look at your sheet again.',
        'WAR-ORD-1',
      ),
    carryOut: withdrawOrder,
  },
  ready: { carryOut: (table, seat, order) => table.emit({ type: 'seat-ready', seat, isReady: order.isReady }) },
  fallback: {
    check: (state, _seat, order) =>
      refuseUnless(
        order.areas.every((area) => hasArea(state, area)),
        'There is no such area in this city; pick areas on the map.',
        'WAR-ORD-15',
      ),
    carryOut: (table, seat, order) => table.emit({ type: 'fallback-set', seat, areas: order.areas }),
  },
  successor: {
    check(state, seat, order) {
      for (const id of order.pieces ?? []) {
        refuseUnless(
          requireOwnPiece(state, seat, id).rank === 'lieutenant',
          'That is no Lieutenant of yours; name Lieutenants.',
          'WAR-ORD-16',
        );
      }
    },
    carryOut: (table, seat, order) => table.emit({ type: 'successors-set', seat, pieces: order.pieces }),
  },
  name: {
    check: checkName,
    carryOut(table, seat, order) {
      const from = requireOwnPiece(table.state, seat, order.piece).name;
      return table.emit({ type: 'piece-named', seat, piece: order.piece, from, name: order.name });
    },
  },
  letter: {
    check(state, seat, order) {
      refuseUnless(order.to !== seat, 'Write to somebody else.', 'WAR-ORD-22');
      refuseUnless(requireGang(state, order.to).out === null, 'That gang is out of the game.', 'WAR-ORD-22');
      return refuseUnless(
        order.text !== '' || order.proposal !== null,
        'Write something, or propose something.',
        'WAR-ORD-22',
      );
    },
    carryOut: sendLetter,
  },
  reply: {
    check(state, seat, order) {
      const letter = state.letters[order.letter];
      refuseUnless(letter?.to === seat, 'There is no such letter to you.', 'WAR-ORD-22');
      return refuseUnless(letter.answer === null, 'You have answered this letter.', 'WAR-ORD-22');
    },
    carryOut(table, seat, order) {
      const letter = table.state.letters[order.letter];
      if (letter === undefined) return;
      return table.emit({
        type: 'letter-answered',
        letter: order.letter,
        from: seat,
        to: letter.from,
        answer: order.answer,
        because: null,
      });
    },
  },
  casualties: { check: checkAnswer, carryOut: answerQuestion },
  refuge: { check: checkAnswer, carryOut: answerQuestion },
};

type DeskOrder = Exclude<Order, SheetOrder>;

/** One kind of order that takes effect at once; `check` throws a Refusal. */
type Handler<K extends DeskOrder['kind']> = {
  check?(state: State, seat: SeatId, order: OrderOf<K>): void;
  carryOut(table: TurfWarTable, seat: SeatId, order: OrderOf<K>): void;
};

function findHandler({ kind }: { kind: DeskOrder['kind'] }): Handler<DeskOrder['kind']> {
  return handlers[kind] as Handler<DeskOrder['kind']>;
}
