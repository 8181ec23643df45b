import type { OrderKind, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import type { RandomPicker } from './randomPicker.ts';

/** The sources of an idea: the gang's view, the men not busy yet, and the draws. */
export type GenerationContext = { view: SeatView; picker: RandomPicker; idle: readonly DeepReadonly<Gangster>[] };

/** An order of one kind and its price in dollars. */
export type Idea<K extends OrderKind> = { order: OrderOf<K>; costDollars: number };

/** Some order of a kind that may well be legal, or nothing where there is nothing to order. */
export type OrderGenerator<K extends OrderKind> = (context: GenerationContext) => Idea<K> | null;

/** The muses of a few kinds of order. */
export type OrderGenerators<K extends OrderKind> = { [Kind in K]: OrderGenerator<Kind> };

export function createFreeIdea<K extends OrderKind>(order: OrderOf<K>): Idea<K> {
  return { order, costDollars: 0 };
}
