import type { Order, OrderKind } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { bargains } from './bargains/index.ts';
import { campaign } from './campaign/index.ts';
import { city } from './city/index.ts';
import { courts } from './courts/index.ts';
import { funerals } from './funerals/index.ts';
import { gangs } from './gangs/index.ts';
import { infirmary } from './infirmary/index.ts';
import { jobs } from './jobs/index.ts';
import { officials } from './officials/index.ts';
import { schooling } from './schooling/index.ts';
import { shows } from './shows/index.ts';
import type { PhaseId } from './state/records/campaign.ts';
import type { State } from './state.ts';
import { requireGang } from './lookups.ts';
import type { Giving, OrderHandler, When } from './orders/order.ts';
import type { ParadiseTable } from './table.ts';

/** The orders of every area; one without a handler does not compile. */
const handlers = {
  ...jobs.orders,
  ...city.orders,
  ...gangs.orders,
  ...schooling.orders,
  ...infirmary.orders,
  ...officials.orders,
  ...shows.orders,
  ...funerals.orders,
  ...courts.orders,
  ...bargains.orders,
  ...campaign.orders,
} satisfies { [K in OrderKind]: OrderHandler<K> };

/** Returns the handlers of all orders; a mailed sheet shows their forms in this order. */
export function listHandlers(): readonly OrderHandler<OrderKind>[] {
  return Object.values(handlers);
}

/** Returns the handler of an order’s kind. */
export function lookUpHandler(order: Order): OrderHandler<OrderKind> {
  return handlers[order.kind];
}

/** Checks an order and carries it out, or files it for the reveal. */
export function give(table: ParadiseTable, seat: SeatId, order: Order): void {
  requireCanAct(table.state, seat, order);
  carryOut(table, seat, order, { asks: requireGang(table.state, seat).isHuman });
}

/** Works like `give`, but for the planner inside a phase: it never asks, and takes effect at once. */
export function giveAsPlanned(table: ParadiseTable, seat: SeatId, order: Order): void {
  carryOut(table, seat, order, { asks: false });
}

function carryOut(table: ParadiseTable, seat: SeatId, order: Order, giving: Giving): void {
  const handler = lookUpHandler(order);
  handler.check(table.state, seat, order);
  handler.carryOut(table, seat, order, giving);
}

const duringOrders: When = { phases: ['orders'] };

const ordersAreOut = [
  'The orders of this month are out; settle its battles, go on with the month, and order again in the next.',
  'MONTH-8',
] as const;
const menComeFirst = [
  'The wounded and the prisoners come first: decide about them, then go on and give orders.',
  'MONTH-6',
] as const;

/** The sentence and rule for phases in which the month waits for something other than orders. */
const comesFirst: Partial<Record<PhaseId, readonly [sentence: string, rule: string]>> = {
  payoffs: ['The precincts come first: decide the payoffs, then give orders.', 'MONTH-6'],
  infirmary: menComeFirst,
  courts: menComeFirst,
  calls: ordersAreOut,
  battles: ordersAreOut,
  raid: ordersAreOut,
  law: ordersAreOut,
};

function requireTime(phase: PhaseId, { phases, otherwise }: When): void {
  if (phases === 'any' || phases.includes(phase)) return;
  const [sentence, rule] = otherwise ?? comesFirst[phase] ?? ordersAreOut;
  throw new Refusal(sentence, rule);
}

/** Refuses an order of a seat that is out, of a campaign that is over, and out of its time. */
export function requireCanAct(state: State, seat: SeatId, order: Order): void {
  const gang = requireGang(state, seat);
  refuseUnless(state.victory === null, 'The campaign is over; branch it or undo to play on.');
  refuseUnless(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
  requireTime(state.phase, lookUpHandler(order).when ?? duringOrders);
}
