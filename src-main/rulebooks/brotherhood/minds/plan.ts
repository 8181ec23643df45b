import type { Order } from '../../../../src-shared/games/brotherhood/orders.ts';
import type { Reason } from '../../../../src-shared/words/journal.ts';
import { missingSheet } from '../sheets/again.ts';
import type { Sight } from './fog.ts';

/** An order of the planner, and why. */
export type Planned = { order: Order; reason: Reason };

/** [BRO-NPC-1] What a family orders, from what it may know. */
export function planSheet({ state, seat }: Sight): Planned[] {
  return missingSheet(state, seat).map((order) => ({
    order,
    reason: { sentence: 'Guards stand where the money is made.', factors: [], score: 0 },
  }));
}
