import type { Order } from '#shared/games/godfather/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import { requireFamily, buildNames } from './lookups.ts';
import type { Stage } from '#shared/games/godfather/records.ts';
import type { State } from './state.ts';
import type { GodfatherTable } from './table.ts';
import { lose, pay, playCard, point } from './turn/cards.ts';
import { checkPenalty, layDown, payPenalty } from './orders/layDown.ts';
import { checkPositioning } from './orders/positioning.ts';
import { checkFinger, checkLoss, checkSale } from './orders/removing.ts';
import {
  answerDeal,
  checkAnswer,
  checkProposal,
  checkStalemate,
  propose,
  proposeStalemate,
  vote,
} from './orders/talking.ts';

type OrderOf<K extends Order['kind']> = Extract<Order, { kind: K }>;

/** One kind of order: its step, its check, and its effect. */
type Handler<K extends Order['kind']> = {
  when: readonly Stage['at'][];
  check(state: State, seat: SeatId, order: OrderOf<K>): unknown;
  carryOut(table: GodfatherTable, seat: SeatId, order: OrderOf<K>): void;
};

/** Requires a stage of one kind. */
function requireStage<K extends Stage['at']>(state: State, at: K): Extract<State['stage'], { at: K }> {
  const { stage } = state;
  refuseUnless(stage.at === at, 'That is not asked for now.', 'GOD-TURN-1');
  return stage as Extract<State['stage'], { at: K }>;
}

/** [GOD-CARD-1, GOD-CARD-5] Checks the card; `remove` needs a known Fingerman. */
function checkCard(state: State, seat: SeatId, { remove }: OrderOf<'card'>): void {
  const { hand } = requireFamily(state, seat);
  if (remove.length === 0) return;
  refuseUnless(
    hand !== null && hand !== 'unknown' && requireFace(hand).effect.does === 'finger',
    'Only a Fingerman removes pieces; play the card without naming any.',
    'GOD-ORDER-1',
  );
  checkFinger(state, seat, remove);
}

const handlers: { readonly [K in Order['kind']]: Handler<K> } = {
  card: {
    when: ['card'],
    check: checkCard,
    carryOut(table, seat, order) {
      checkCard(table.state, seat, order);
      playCard(table, seat, order.remove);
    },
  },
  finger: {
    when: ['finger'],
    check: (state, seat, { remove }) => checkFinger(state, seat, remove),
    carryOut: (table, seat, { remove }) => point(table, seat, checkFinger(table.state, seat, remove)),
  },
  lose: {
    when: ['lose'],
    check: (state, seat, { positions }) => checkLoss(state, seat, requireStage(state, 'lose'), positions),
    carryOut(table, seat, { positions }) {
      const { card, racket, count } = requireStage(table.state, 'lose');
      lose(table, seat, { card, racket }, checkLoss(table.state, seat, { racket, count }, positions));
    },
  },
  sell: {
    when: ['sell'],
    check: (state, seat, { positions }) => checkSale(state, seat, requireStage(state, 'sell').dollars, positions),
    carryOut(table, seat, { positions }) {
      const { card, dollars } = requireStage(table.state, 'sell');
      const sold = checkSale(table.state, seat, dollars, positions);
      pay(table, seat, { card, due: dollars }, sold);
    },
  },
  propose: {
    when: ['position'],
    check: checkProposal,
    carryOut: (table, seat, order) => propose(table, checkProposal(table.state, seat, order), false),
  },
  answer: { when: ['answer'], check: checkAnswer, carryOut: answerDeal },
  stalemate: {
    when: ['position'],
    check: (state, seat, { neighborhood }) => checkStalemate(state, seat, neighborhood),
    carryOut: (table, seat, { neighborhood }) => proposeStalemate(table, seat, neighborhood),
  },
  vote: {
    when: ['vote'],
    check: (state) => requireStage(state, 'vote'),
    carryOut: (table, seat, { agrees }) => vote(table, seat, agrees),
  },
  position: { when: ['position'], check: checkPositioning, carryOut: layDown },
  penalty: {
    when: ['penalty'],
    check: (state, seat, { position }) => checkPenalty(state, seat, position),
    carryOut: (table, seat, { position }) => payPenalty(table, seat, position),
  },
};

/** Lists the kinds of order that a step asks for. */
export function listKinds({ at }: Pick<Stage, 'at'>): Order['kind'][] {
  return (Object.keys(handlers) as Order['kind'][]).filter((kind) => handlers[kind].when.includes(at));
}

/** Finds the seat that the step asks; null while the rules go on by themselves. */
export function findAskedSeat({ stage, turn }: State): SeatId | null {
  switch (stage.at) {
    case 'opening':
    case 'draw':
      return null;
    case 'answer':
      return stage.by;
    case 'vote':
      return stage.left[0] ?? null;
    case 'penalty':
      return stage.queue[0]?.seat ?? null;
    default:
      return turn.seat;
  }
}

const stepWords: Readonly<Record<Stage['at'], string>> = {
  opening: 'the turn opens',
  card: 'the card in hand is played first',
  finger: 'the Fingerman has to point',
  lose: 'pieces have to be given up first',
  sell: 'money has to be raised first',
  position: 'pieces are positioned',
  answer: 'a deal waits for its answer',
  vote: 'a stalemate is voted on',
  penalty: 'a piece has to be given up first',
  draw: 'the turn closes',
};

function requireTurn(state: State, seat: SeatId, order: Order): void {
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'GOD-END-1');
  requireFamily(state, seat);
  const asked = findAskedSeat(state);
  if (asked !== seat) {
    const names = buildNames(state);
    throw new Refusal(
      `The ${asked === null ? 'rules' : names.family(asked)} are to act now, not the ${names.family(seat)}; wait for their turn.`,
      'GOD-TURN-1',
    );
  }
  if (handlers[order.kind].when.includes(state.stage.at)) return;
  throw new Refusal(`This cannot be ordered now: ${stepWords[state.stage.at]}.`, 'GOD-TURN-1');
}

/** Checks all objections to an order; throws a Refusal. */
export function check<K extends Order['kind']>(state: State, seat: SeatId, order: OrderOf<K>): void {
  requireTurn(state, seat, order);
  handlers[order.kind].check(state, seat, order);
}

/** Carries an order out; throws a Refusal, and then nothing was changed. */
export function give<K extends Order['kind']>(table: GodfatherTable, seat: SeatId, order: OrderOf<K>): void {
  requireTurn(table.state, seat, order);
  handlers[order.kind].carryOut(table, seat, order);
}
