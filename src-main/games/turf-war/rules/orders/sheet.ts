import { isSheetOrder, type Order, type SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { SheetRules } from '#kernel/rulebook.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { TurfWarGame } from '../game.ts';
import { listFiledOrders } from './check.ts';

/** [WAR-ORD-1] The sheet of a gang, as the program completes one that was begun. */
export const sheet: SheetRules<TurfWarGame> = {
  filed: listFiledOrders,
  linesOf: (order) => (order.kind === 'sheet' ? order.orders : [order]),
  subjectsOf: (line) => (isSheetLine(line) ? listSubjects(line) : []),
};

function isSheetLine(line: DeepReadonly<Order>): line is DeepReadonly<SheetOrder> {
  return isSheetOrder(line as Order);
}

/** Lists the subjects of orders: each of its people, or else each gang, area, or alliance. */
function listSubjects(line: DeepReadonly<SheetOrder>): readonly string[] {
  switch (line.kind) {
    case 'place':
    case 'move':
    case 'deploy':
      return line.pieces.map((piece) => `piece ${piece}`);
    case 'withhold':
      return line.pieces.map((piece) => `pay ${piece}`);
    case 'ally':
    case 'leave':
    case 'dissolve':
      return [`${line.alliance} alliance`];
    case 'attack':
    case 'join':
      return [`area ${line.area}`];
    case 'gift':
      return [`gift ${line.to}`];
    case 'hire':
    case 'end':
    case 'concede':
      return [line.kind];
  }
}
