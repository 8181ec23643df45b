import { isAccountant, isWorking, ownedBy } from '../lookups.ts';
import { payLines, payTotal } from '../officials/pay.ts';
import {
  averageLootDollars,
  lootRuleOf,
  payoffGroups,
  perksOf,
  totalDue,
  unbooked,
} from '../rackets.ts';
import type { SeatView } from '../seatView.ts';

/** Kept back beyond two months of what the gang owes, in dollars. */
const cushionDollars = 200;

/** What the gang may expect its open doors to bring in a month. */
export function earningsDollars(view: SeatView): number {
  const perks = perksOf(view, view.seat);
  const unrun = view.members.some(isAccountant) ? new Set() : unbooked(view, view.seat, perks);
  return ownedBy(view, view.seat)
    .filter((business) => isWorking(business) && !unrun.has(business.id))
    .reduce((sum, b) => sum + averageLootDollars(lootRuleOf(b, perks, view.month)), 0);
}

/** What precincts and officials take each month. */
export function duesDollars(view: SeatView): number {
  return totalDue(payoffGroups(view, view.seat)) + payTotal(payLines(view, view.seat, new Set()));
}

/** What may be spent this month: the bank less two months of what is owed and a cushion. */
export function spendableDollars(view: SeatView): number {
  return view.purse.bankDollars - 2 * duesDollars(view) - cushionDollars;
}
