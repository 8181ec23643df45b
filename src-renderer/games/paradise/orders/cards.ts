import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { PendingOrder } from '#shared/games/paradise/views/campaign.ts';
import { jobKinds } from './jobs/jobs.ts';

/** The gangsters an order sends. */
export function listCrew(order: Order): readonly GangsterId[] {
  if (order.kind === 'meet') return [order.negotiator, ...order.bodyguards];
  if (order.kind === 'showdown') return [order.champion];
  if (order.kind === 'pay-officials') return [];
  return 'crew' in order ? order.crew : [];
}

/** The one figure of orders that are about a sum or points; null for the others. */
export function findAmount(order: Order): { label: string; value: number; with(value: number): Order } | null {
  switch (order.kind) {
    case 'bid':
      return {
        label: 'The most you will pay him a month, in dollars',
        value: order.limitDollars,
        with: (limitDollars) => ({ ...order, limitDollars }),
      };
    case 'send-flowers':
      return { label: 'Flowers in dollars', value: order.dollars, with: (dollars) => ({ ...order, dollars }) };
    case 'bet':
      return { label: 'Stake in dollars', value: order.dollars, with: (dollars) => ({ ...order, dollars }) };
    case 'hold-funeral':
      return { label: 'Points of reputation', value: order.points, with: (points) => ({ ...order, points }) };
    case 'public-works':
      return { label: 'Points of outrage to take off', value: order.points, with: (points) => ({ ...order, points }) };
    default:
      return null;
  }
}

/** True if a card can be opened and changed in place. */
export function canEdit(order: Order): boolean {
  return order.kind === 'take-over' || isJob(order) || findAmount(order) !== null;
}

function isJob(order: Order): boolean {
  return jobKinds.some(({ id }) => id === order.kind);
}

/** [MONTH-7] Jobs are fought in the order they were planned; with other orders it does not matter. */
export function isOrdered({ order }: Pick<PendingOrder, 'order'>): boolean {
  return isJob(order) && order.kind !== 'guard' && order.kind !== 'ambush';
}

/**
 * The orders that put one job so many places later, or earlier: everything from the first change on is withdrawn and
 * given again. Null where there is no such place.
 */
export function moveOrder(mine: readonly PendingOrder[], id: PendingOrder['id'], by: number): Order[] | null {
  const jobs = mine.filter(isOrdered);
  const at = jobs.findIndex((one) => one.id === id);
  const self = jobs[at];
  if (self === undefined || by === 0 || jobs[at + by] === undefined) return null;
  const moved = jobs.toSpliced(at, 1).toSpliced(at + by, 0, self);
  const again = mine.map((one) => (isOrdered(one) ? (moved.shift() ?? one) : one));
  const first = again.findIndex((one, place) => one !== mine[place]);
  return [
    ...mine.slice(first).map(({ id: order }): Order => ({ kind: 'withdraw', order })),
    ...again.slice(first).map(({ order }) => order),
  ];
}

/** Finds by how many places a job is moved to stand where another does; null for orders whose sequence does not matter. */
export function findMove(
  mine: readonly PendingOrder[],
  id: PendingOrder['id'],
  onto: PendingOrder['id'],
): number | null {
  const jobs = mine.filter(isOrdered).map((one) => one.id);
  if (!jobs.includes(id) || !jobs.includes(onto)) return null;
  return jobs.indexOf(onto) - jobs.indexOf(id);
}

/** Orders of one's own that an advised one cannot stand beside: the same slot of the month, the same men, the same cars. */
export function listConflictingOrders(mine: readonly PendingOrder[], advised: Order): PendingOrder[] {
  const crew = new Set(listCrew(advised));
  const cars = new Set(listOrderVehicles(advised));
  return mine.filter(
    ({ order }) =>
      (onceAMonth.includes(order.kind) && order.kind === advised.kind) ||
      listCrew(order).some((id) => crew.has(id)) ||
      listOrderVehicles(order).some((id) => cars.has(id)),
  );
}

const onceAMonth: readonly Order['kind'][] = ['take-over', 'rumble', 'ambush', 'fix-numbers'];

function listOrderVehicles(order: Order): readonly string[] {
  return 'vehicles' in order ? order.vehicles : [];
}

/** True if two orders are equal, in any sequence of their parts. */
export function isSameOrder(one: Order, other: Order): boolean {
  return formatOrderKey(one) === formatOrderKey(other);
}

function formatOrderKey(order: Order): string {
  return JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
