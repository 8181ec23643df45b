import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { profileNames, type HireableProfile } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { callOff } from '../filing/filing.ts';
import { rememberFlowers } from '../memory/slights.ts';
import { listDead, listWaitingOrders } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { funeralTerms } from '../tables/shows.ts';
import type { Wreath } from '../events/schemas/people/funerals.ts';

const prominent: readonly HireableProfile[] = ['boss', 'accountant', 'moll', 'enforcer', 'torpedo'];

/** [GANG-14] Returns a prominent member's role, or null for others, who get no funeral. */
export function findProminentRole(gangster: DeepReadonly<Gangster>): string | null {
  if (gangster.isBoss) return 'Boss';
  const { profile } = gangster;
  return profile !== null && prominent.includes(profile) ? profileNames[profile] : null;
}

/** [GANG-14] Computes the cost of a funeral of so many points. */
export function computeFuneralCost(points: number): number {
  return funeralTerms.firstPointDollars + (points - 1) * funeralTerms.furtherPointDollars;
}

/** [GANG-14] One of the prominent dead whose funeral can still be held. */
export type Mourned = {
  gangster: GangsterId;
  name: string;
  role: string;
  seat: SeatId;
  /** When he died, and the last month in which his gang can bury him in style. */
  month: number;
  lastMonth: number;
};

type Mourners = Pick<State, 'graveyard' | 'gangs' | 'month'>;

/** [GANG-14] Prominent dead, of all gangs, whose funeral can be held this month. */
export function listMourned(city: Mourners): Mourned[] {
  const dead = listDead(city);
  const before = dead.findLastIndex(({ month }) => city.month > computeLastMonth(month));
  return dead.slice(before + 1).flatMap((death) => findMourning(city, death) ?? []);
}

function findMourning(
  city: Mourners,
  { gangster, month, funeralHeld }: State['graveyard'][GangsterId],
): Mourned | null {
  const lastMonth = computeLastMonth(month);
  if (city.month > lastMonth || funeralHeld) return null;
  const role = findProminentRole(gangster);
  const isGone = city.gangs[gangster.gang]?.eliminatedMonth !== null;
  if (role === null || isGone) return null;
  const { id, name, gang } = gangster;
  return { gangster: id, name, role, seat: gang, month, lastMonth };
}

function computeLastMonth(monthOfDeath: number): number {
  return monthOfDeath + funeralTerms.withinMonths;
}

/** A mourned one by his id, or undefined. */
export function findMourned(city: Mourners, id: GangsterId): Mourned | undefined {
  const death = city.graveyard[id];
  return death === undefined ? undefined : (findMourning(city, death) ?? undefined);
}

type Waiting = DeepReadonly<WaitingOrder>;

/** [GANG-14, MONTH-7] Holds the month's funerals, and returns flowers without a funeral. */
export function holdFunerals(table: ParadiseTable): void {
  const buried = new Set<GangsterId>();
  for (const waiting of listWaitingOrders(table.state)) {
    if (waiting.order.kind !== 'hold-funeral') continue;
    const { gangster, points } = waiting.order;
    if (findMourned(table.state, gangster) === undefined) {
      callOff(table, waiting);
      continue;
    }
    bury(table, waiting.seat, gangster, points);
    buried.add(gangster);
  }
  for (const waiting of listWaitingOrders(table.state)) {
    const { order } = waiting;
    if (order.kind === 'send-flowers' && !buried.has(order.gangster)) callOff(table, waiting);
  }
}

function bury(table: ParadiseTable, seat: SeatId, gangster: GangsterId, points: number): void {
  const flowers = listWaitingOrders(table.state).flatMap((waiting) => listWreaths(waiting, gangster));
  const dollars = computeFuneralCost(points);
  const spent = flowers.reduce((total, wreath) => total + wreath.dollars, dollars);
  const finest = findFinestFlowers(flowers);
  table.emit({
    type: 'funeral-held',
    gangster,
    seat,
    dollars,
    points,
    flowers,
    finest,
    finestPoints: finest === null ? 0 : funeralTerms.flowersReputation,
    cars: Math.floor(spent / funeralTerms.dollarsPerCar),
  });
  rememberFlowers(table, seat, flowers);
}

function listWreaths({ seat, order }: Waiting, gangster: GangsterId): Wreath[] {
  if (order.kind !== 'send-flowers' || order.gangster !== gangster) return [];
  return [{ seat, dollars: order.dollars }];
}

/** [GANG-14] Returns the gang that sent the most lavish flowers; two that sent as much outdid nobody. */
export function findFinestFlowers(flowers: readonly Wreath[]): SeatId | null {
  const most = Math.max(0, ...flowers.map(({ dollars }) => dollars));
  const best = flowers.filter(({ dollars }) => dollars === most);
  return best.length === 1 ? (best[0]?.seat ?? null) : null;
}
