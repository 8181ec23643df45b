import type { OrderKind, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { SeatView } from '#rulebooks/paradise/state/seatView.ts';
import type { Gangster } from '#rulebooks/paradise/state/records/gangs.ts';
import type { Fancy } from './fancy.ts';

/** The sources of an idea: the gang's view, the men not busy yet, and the draws. */
export type Musing = {
  view: SeatView;
  fancy: Fancy;
  idle: readonly DeepReadonly<Gangster>[];
};

/** An order of one kind and its price in dollars. */
export type Idea<K extends OrderKind> = { order: OrderOf<K>; costDollars: number };

/** Some order of a kind that may well be legal, or nothing where there is nothing to order. */
export type Muse<K extends OrderKind> = (musing: Musing) => Idea<K> | null;

/** The muses of a few kinds of order. */
export type Muses<K extends OrderKind> = { [Kind in K]: Muse<Kind> };

export function createFreeIdea<K extends OrderKind>(order: OrderOf<K>): Idea<K> {
  return { order, costDollars: 0 };
}
