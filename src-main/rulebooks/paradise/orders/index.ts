import type { Quote } from '../../../../src-shared/views/campaign.ts';
import type { SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { Order, OrderKind } from '../../../../src-shared/vocabulary/paradise/orders.ts';
import { require } from '../../../kernel/refusal.ts';
import { gangOf, purseOf } from '../lookups.ts';
import type { ParadiseTable } from '../paradiseTable.ts';
import type { State } from '../state.ts';
import { arm, buyVehicle, handOver, stealVehicle, upgradeVehicle } from './equipping.ts';
import type { Giving, OrderHandler } from './handler.ts';
import { recruit } from './hiring.ts';
import { fixNumbers, pay, standingPayoffs, takeOver, withdraw } from './scheming.ts';

const handlers: { [K in OrderKind]: OrderHandler<K> } = {
  recruit,
  arm,
  'hand-over': handOver,
  'buy-vehicle': buyVehicle,
  'upgrade-vehicle': upgradeVehicle,
  'steal-vehicle': stealVehicle,
  'take-over': takeOver,
  'fix-numbers': fixNumbers,
  pay,
  'standing-payoffs': standingPayoffs,
  withdraw,
};

function handlerOf(order: Order): OrderHandler<OrderKind> {
  return handlers[order.kind] as OrderHandler<OrderKind>;
}

export function titleOf(state: State, seat: SeatId, order: Order): string {
  return handlerOf(order).title(state, seat, order);
}

/** Cost, legality and odds of an order, from the check that giving it runs too. */
export function quote(state: State, seat: SeatId, order: Order): Quote {
  requireCanAct(state, seat, order);
  const { costDollars, chance, notes } = handlerOf(order).check(state, seat, order);
  return {
    title: titleOf(state, seat, order),
    costDollars,
    bankAfterDollars: purseOf(state, seat).bankDollars - costDollars,
    chance,
    notes,
  };
}

/** Checks an order and carries it out, or files it for the reveal. */
export function give(table: ParadiseTable, seat: SeatId, order: Order, giving?: Giving): void {
  requireCanAct(table.state, seat, order);
  const handler = handlerOf(order);
  handler.check(table.state, seat, order);
  const isHuman = gangOf(table.state, seat).isHuman;
  handler.carryOut(table, seat, order, giving ?? { asks: isHuman });
}

const alwaysAllowed: readonly OrderKind[] = ['pay', 'standing-payoffs'];

function requireCanAct(state: State, seat: SeatId, order: Order): void {
  const gang = gangOf(state, seat);
  require(state.victory === null, 'The campaign is over; branch it or undo to play on.');
  require(gang.eliminatedMonth === null, `${gang.name} is out of the game.`, 'GANG-17');
  require(state.phase === 'orders' ||
    alwaysAllowed.includes(
      order.kind,
    ), 'The precincts come first: decide the payoffs, then give orders.', 'MONTH-6');
}
