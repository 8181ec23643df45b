import { payoffGroups, totalDue } from '../rackets.ts';
import type { SeatView } from '../seatView.ts';

/** Kept back beyond two months of payoffs, in dollars. */
const cushionDollars = 200;

/** What may be spent this month: the bank less two months of payoffs and a cushion. */
export function spendableDollars(view: SeatView): number {
  const due = totalDue(payoffGroups(view, view.seat));
  return view.purse.bankDollars - 2 * due - cushionDollars;
}
