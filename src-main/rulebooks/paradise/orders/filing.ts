import type { OrderId, SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { Order } from '../../../../src-shared/vocabulary/paradise/orders.ts';
import type { ParadiseTable } from '../paradiseTable.ts';

/** Puts an order aside for the reveal. */
export function file(table: ParadiseTable, seat: SeatId, order: Order, title: string): void {
  const id = `o${table.state.made.orders + 1}` as OrderId;
  table.emit({ type: 'order-filed', order: { id, seat, order, title } });
}
