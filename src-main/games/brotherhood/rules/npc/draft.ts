import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { Factor, Reason } from '#shared/words/journal.ts';
import { listStockHoods, requireFamily, countFreeStock, computeWage } from '../lookups.ts';
import { willGodfatherBeFree } from '../orders/budget.ts';
import type { Force } from '../orders/odds.ts';
import type { Outlook } from './outlook.ts';

/** An order of the planner, and why. */
export type Planned = { order: Order; reason: Reason };

/** A reason in whole dollars; its factors sum to its score. */
export function createReason(sentence: string, factors: readonly Factor[] = []): Reason {
  const rounded = factors.map(({ name, points }) => ({ name, points: Math.round(points) }));
  return { sentence, factors: rounded, score: rounded.reduce((sum, { points }) => sum + points, 0) };
}

/** A sheet in the making: money, men and counters go down as lines are added. */
export class Draft {
  left: number;
  thugs: number;
  hitmen: number;
  revenue: number;
  influence: number;
  readonly planned: Planned[] = [];
  readonly posted = new Map<AreaId, Force>();
  readonly opened = new Map<AreaId, number>();
  readonly bribed = new Map<AreaId, number>();
  /** No line that costs anything can be written. */
  readonly isLocked: boolean;
  private isOneFree: boolean;
  private readonly wages: { thug: number; hitman: number };

  constructor({ state, seat }: Outlook) {
    const { godfather, cashDollars } = requireFamily(state, seat);
    const bail = godfather.status === 'jailed' ? state.house.bailGodfather : 0;
    this.isLocked = bail > cashDollars;
    this.left = Math.max(0, cashDollars - bail);
    this.thugs = this.isLocked ? 0 : listStockHoods(state, seat, 'thug').length;
    this.hitmen = this.isLocked ? 0 : listStockHoods(state, seat, 'hitman').length;
    this.revenue = this.isLocked ? 0 : countFreeStock(state, seat, 'revenue');
    this.influence = this.isLocked ? 0 : countFreeStock(state, seat, 'influence');
    this.isOneFree = willGodfatherBeFree(state, seat);
    this.wages = { thug: computeWage(state, 'thug'), hitman: computeWage(state, 'hitman') };
  }

  /** Computes the present price of a number of hoods, in dollars. */
  priceOf({ thugs, hitmen }: Force): number {
    const free = this.isOneFree && thugs > 0 ? this.wages.thug : 0;
    return thugs * this.wages.thug + hitmen * this.wages.hitman - free;
  }

  /** The dearest force of a strength there is men and money for, Thugs first. */
  forceOf(strength: number, budget = this.left): Force {
    const force = { thugs: 0, hitmen: 0 };
    while (force.thugs + 2 * force.hitmen < strength) {
      const kind = force.thugs < this.thugs ? 'thugs' : 'hitmen';
      if (kind === 'hitmen' && force.hitmen >= this.hitmen) break;
      const next = { ...force, [kind]: force[kind] + 1 };
      if (this.priceOf(next) > budget) break;
      force[kind] += 1;
    }
    return force;
  }

  /** Posts hoods; false where there are none or no money. */
  post(area: AreaId, force: Force, reason: Reason): boolean {
    if (force.thugs + force.hitmen === 0 || this.priceOf(force) > this.left) return false;
    if (force.thugs > this.thugs || force.hitmen > this.hitmen) return false;
    this.left -= this.priceOf(force);
    if (force.thugs > 0) this.isOneFree = false;
    this.thugs -= force.thugs;
    this.hitmen -= force.hitmen;
    const there = this.posted.get(area) ?? { thugs: 0, hitmen: 0 };
    this.posted.set(area, { thugs: there.thugs + force.thugs, hitmen: there.hitmen + force.hitmen });
    this.planned.push({ order: { kind: 'hoods', area, ...force }, reason });
    return true;
  }

  add(order: Order, reason: Reason, dollars = 0): void {
    this.left -= dollars;
    this.planned.push({ order, reason });
  }

  strengthIn(area: AreaId): number {
    const { thugs, hitmen } = this.posted.get(area) ?? { thugs: 0, hitmen: 0 };
    return thugs + 2 * hitmen;
  }
}
