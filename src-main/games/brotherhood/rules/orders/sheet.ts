import { isSheetOrder, type Order } from '#shared/games/brotherhood/orders.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import type { SheetRules } from '#kernel/rulebook.ts';
import type { BrotherhoodGame } from '../game.ts';

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
