import type { ParadiseTable } from '../table.ts';
import { dollarsPerOutragePoint } from '../tables/shows.ts';
import { listWaitingOrders } from '../lookups.ts';

/** [GANG-15] Computes the cost of so many points of public works. */
export function computeWorksCost(points: number): number {
  return points * dollarsPerOutragePoint;
}

/**
 * [GANG-15, MONTH-7] Carries out works in the order they were filed; money that a calm city does not need is returned.
 */
export function carryOutWorks(table: ParadiseTable): void {
  for (const { seat, order } of listWaitingOrders(table.state)) {
    if (order.kind !== 'public-works') continue;
    const before = table.state.outrage;
    const points = Math.min(before, order.points);
    table.emit({
      type: 'public-works-done',
      seat,
      points,
      dollars: computeWorksCost(points),
      refundDollars: computeWorksCost(order.points - points),
      before,
      after: before - points,
    });
  }
}
