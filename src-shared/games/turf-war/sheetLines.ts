import type { SeatId } from '#shared/words/ids.ts';
import type { OrderOf } from './orders.ts';

type SheetNames = { nameOf(seat: SeatId): string; areaName(number: number): string };

/** [WAR-ORD-21, WAR-ORD-22] Writes the line of a mailed sheet for an order that keeps a word, as the sheet reads it. */
export function writeSheetLine(
  order: OrderOf<'ally'> | OrderOf<'join'> | OrderOf<'gift'>,
  seat: SeatId,
  { nameOf, areaName }: SheetNames,
): string {
  switch (order.kind) {
    case 'ally': {
      const others = order.members.filter((member) => member !== seat).map(nameOf);
      return `Ally ${order.alliance === 'open' ? 'openly' : 'secretly'} with ${others.join(', ')}`;
    }
    case 'join': {
      const { partner, enemy, area, spoils } = order;
      const keeper = spoils === null ? '' : `, spoils to ${spoils === seat ? 'us' : nameOf(spoils)}`;
      return `Join ${nameOf(partner)} against ${nameOf(enemy)} in ${areaName(area)}${keeper}`;
    }
    case 'gift':
      return `Give ${nameOf(order.to)} ${order.mc} MC`;
  }
}
