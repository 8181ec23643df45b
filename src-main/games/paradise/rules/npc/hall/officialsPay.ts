import { formatDollars } from '#shared/words/text.ts';
import { listAffordableLines, payLines, payTotal } from '#main/games/paradise/rules/officials/posts/pay.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computeEarnings } from '../money/budget.ts';
import { listFriends } from '../worth/friends.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** Months of all pay in the bank at which a raise beyond an official's worth is paid. */
const idleMonths = 4;

/**
 * [OFF-6, OFF-7] Plans the officials a gang does not pay: those beyond the bank, and those who want more than it
 * would give while money is short. Nothing is ordered when all are paid as before.
 */
export function planOfficialsPay(view: SeatView): Plan[] {
  const mine = listFriends(view);
  if (mine.length === 0) return [];
  const all = payLines(view, view.seat, new Set());
  const due = payTotal(all);
  if (due === 0) return [];
  const lines = listAffordableLines(view, view.seat, view.purse.bankDollars);
  const reached = new Set(lines.map(({ official }) => official.id));
  const isRich = view.purse.bankDollars >= idleMonths * due;
  const greedy = mine.filter(({ payroll }) => (payroll.wantsDollars ?? 0) > payroll.limitDollars);
  const withhold = mine
    .map(({ official }) => official.id)
    .filter((id) => !reached.has(id) || (!isRich && greedy.some((g) => g.official.id === id)));
  if (withhold.length === 0 && mine.every(({ payroll }) => payroll.wantsDollars === null)) return [];
  const kept = payTotal(payLines(view, view.seat, new Set(withhold)));
  const sentence =
    withhold.length === 0
      ? `Our officials want ${formatDollars(kept)} now, and they’re worth it.`
      : `Our officials want ${formatDollars(due)}, and not every one is worth his price.`;
  return [
    {
      order: { kind: 'pay-officials', withhold },
      reason: createReason(sentence, [
        { name: 'what the doors earn a month', detail: 'in $100s', points: computeEarnings(view) / 100 },
        { name: 'what the others ask', detail: 'in $100s', points: -kept / 100 },
        { name: 'money in the bank', detail: 'in $500s', points: view.purse.bankDollars / 500 },
      ]),
    },
  ];
}
