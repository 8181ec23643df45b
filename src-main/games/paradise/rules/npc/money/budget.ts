import { isAccountant, isWorking, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { payLines, payTotal } from '#main/games/paradise/rules/officials/posts/pay.ts';
import {
  computeAverageLoot,
  findLootRule,
  groupPayoffs,
  sumDue,
  listUnbooked,
} from '#main/games/paradise/rules/city/rackets.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { derived } from '#kernel/derived.ts';
import { computePerksSeen } from '../worth/guards.ts';
import { computeWages } from '#main/games/paradise/rules/gangs/hardTimes.ts';

/** Reserve beyond two months of the gang's dues, in dollars. */
const cushionDollars = 200;

/** The expected monthly income of the gang's open doors. */
export const computeEarnings = derived((view: SeatView): number => {
  const perks = computePerksSeen(view, view.seat);
  const unrun = view.members.some(isAccountant) ? new Set() : listUnbooked(view, view.seat, perks);
  return listOwnedBusinesses(view, view.seat)
    .filter((business) => isWorking(business) && !unrun.has(business.id))
    .reduce((sum, b) => sum + computeAverageLoot(findLootRule(b, perks, view.month)), 0);
});

/** The monthly dues to precincts, officials and, in hard times, the men. */
export const computeDues = derived((view: SeatView): number => {
  const friends = payTotal(payLines(view, view.seat, new Set()));
  return sumDue(groupPayoffs(view, view.seat)) + friends + computeWages(view, view.members);
});

/** Months of earnings that a gang keeps in the bank; money beyond them is idle. */
const comfortMonths = 2;

/** [GANG-18] Months before a scored end from which every gang saves for it; Hard does from the first one. */
const lastStretch = 10;

/**
 * [GANG-18] Returns true if the last month is scored and the gang thinks of it, so that no dollar in the bank is idle.
 */
function isScored({ houseRules: { lastMonth }, month, mind }: SeatView): boolean {
  return lastMonth !== null && (mind.level === 'hard' || lastMonth - month < lastStretch);
}

/** Computes the discount on a dollar in a bank that is fuller than the gang needs, 0 (none) to 0.7. */
export function computeIdleShare(view: SeatView): number {
  if (isScored(view)) return 0;
  const comfort = Math.max(1_000, comfortMonths * computeEarnings(view));
  const spare = Math.max(1, computeSpendableDollars(view));
  return Math.min(0.7, Math.max(0, 1 - comfort / spare));
}

/**
 * Computes the month's spendable money: the bank less two months of debts and a cushion. A gang without a door has
 * nothing to lose and keeps no cushion.
 */
export function computeSpendableDollars(view: SeatView): number {
  const cushion = hasDoors(view) ? cushionDollars : 0;
  return view.purse.bankDollars - 2 * computeDues(view) - cushion;
}

export function hasDoors(view: SeatView): boolean {
  return listOwnedBusinesses(view, view.seat).length > 0;
}
