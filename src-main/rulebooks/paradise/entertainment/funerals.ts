import type { GangsterId, SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import {
  profileNames,
  type HireableProfile,
} from '../../../../src-shared/vocabulary/paradise/people.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { callOff } from '../orders/handler.ts';
import type { ParadiseTable } from '../paradiseTable.ts';
import type { Gangster, State, WaitingOrder } from '../state.ts';
import { funeralTerms } from '../tables/shows.ts';
import type { Wreath } from './events.ts';
import type { Death } from './state.ts';

const prominent: readonly HireableProfile[] = ['boss', 'accountant', 'moll', 'enforcer', 'torpedo'];

/** [GANG-14] A prominent member's standing in the gang, or null: for others there is no funeral. */
export function prominentRole(gangster: DeepReadonly<Gangster>): string | null {
  if (gangster.isBoss) return 'Boss';
  const { profile } = gangster;
  return profile !== null && prominent.includes(profile) ? profileNames[profile] : null;
}

/** [GANG-14] What a funeral of so many points costs. */
export function funeralDollars(points: number): number {
  return funeralTerms.firstPointDollars + (points - 1) * funeralTerms.furtherPointDollars;
}

/** [GANG-14] The last month in which a dead man's gang can still hold his funeral. */
export function lastFuneralMonth(death: Pick<Death, 'month'>): number {
  return death.month + funeralTerms.withinMonths;
}

/** [GANG-14] Prominent dead, of all gangs, whose funeral can be held this month. */
export function mournedOf(city: Pick<State, 'deaths' | 'gangs' | 'month'>): DeepReadonly<Death>[] {
  return Object.values(city.deaths).filter(
    (death) =>
      death.funeral === null &&
      city.month <= lastFuneralMonth(death) &&
      city.gangs[death.seat]?.eliminatedMonth === null,
  );
}

/** A mourned one by his id, or undefined. */
export function mourned(
  city: Pick<State, 'deaths' | 'gangs' | 'month'>,
  id: GangsterId,
): DeepReadonly<Death> | undefined {
  return mournedOf(city).find((death) => death.gangster === id);
}

type Waiting = DeepReadonly<WaitingOrder>;

/** [GANG-14, MONTH-7] The month's funerals, the flowers for them, and flowers for nobody sent back. */
export function holdFunerals(table: ParadiseTable): void {
  for (const waiting of Object.values(table.state.orders)) {
    if (waiting.order.kind !== 'hold-funeral') continue;
    if (mourned(table.state, waiting.order.gangster) === undefined) callOff(table, waiting);
    else bury(table, waiting.seat, waiting.order.gangster, waiting.order.points);
  }
  for (const waiting of Object.values(table.state.orders)) {
    if (waiting.order.kind !== 'send-flowers') continue;
    const { gangster } = waiting.order;
    if (table.state.deaths[gangster]?.funeral?.month !== table.state.month) {
      callOff(table, waiting);
    }
  }
}

function bury(table: ParadiseTable, seat: SeatId, gangster: GangsterId, points: number): void {
  const flowers = Object.values(table.state.orders).flatMap((waiting) =>
    wreathFor(waiting, gangster),
  );
  const dollars = funeralDollars(points);
  const spent = flowers.reduce((total, wreath) => total + wreath.dollars, dollars);
  table.emit({
    type: 'funeral-held',
    gangster,
    seat,
    dollars,
    points,
    flowers,
    finest: finestOf(flowers),
    cars: Math.floor(spent / funeralTerms.dollarsPerCar),
  });
}

function wreathFor({ seat, order }: Waiting, gangster: GangsterId): Wreath[] {
  if (order.kind !== 'send-flowers' || order.gangster !== gangster) return [];
  return [{ seat, dollars: order.dollars }];
}

/** [GANG-14] Who sent the most lavish flowers; two who sent as much outdid nobody. */
export function finestOf(flowers: readonly Wreath[]): SeatId | null {
  const most = Math.max(0, ...flowers.map(({ dollars }) => dollars));
  const best = flowers.filter(({ dollars }) => dollars === most);
  return best.length === 1 ? (best[0]?.seat ?? null) : null;
}
