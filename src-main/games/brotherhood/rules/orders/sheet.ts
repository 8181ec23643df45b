import { isSheetOrder, type Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { SheetRules } from '#kernel/rulebook.ts';
import type { BrotherhoodGame } from '../game.ts';
import { describeOrder } from '../orderWords.ts';
import type { State } from '../state.ts';

/** [BRO-ORD-1] The sheet of a family, as the program completes one that was begun: a line decides its kind for its area or family. */
export const sheet: SheetRules<BrotherhoodGame> = {
  filed: (state, seat) => listFiledBy(state.sealed, seat).map(({ order }) => order),
  linesOf: (order) => (order.kind === 'sheet' ? order.orders : [order]),
  subjectsOf(line) {
    if (!isSheetOrder(line as Order)) return [];
    const area = 'area' in line && line.kind !== 'godfather' ? [line.area] : [];
    return [[line.kind, ...area, ...('to' in line ? [line.to] : [])].join(' ')];
  },
};

/** Describes an order of a family for the log and for its undo: a whole sheet by its one new line, if only one is new. */
export function describeStep(state: State, order: DeepReadonly<Order>, seat: SeatId): string {
  if (order.kind !== 'sheet') return describeOrder(state, order);
  const before = listFiledBy(state.sealed, seat).map(({ title }) => title);
  const after = order.orders.map((line) => describeOrder(state, line));
  const fresh = after.filter((title) => !before.includes(title));
  const gone = before.filter((title) => !after.includes(title));
  if (fresh.length === 1 && gone.length <= 1) return fresh[0] ?? '';
  if (fresh.length === 0 && gone.length === 1) return `Take back: ${gone[0]}`;
  return describeOrder(state, order);
}
