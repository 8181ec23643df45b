import { listUnpaidBusinesses } from '#main/games/paradise/rules/city/payoffs.ts';
import { groupPayoffs, sumDue } from '#main/games/paradise/rules/city/rackets.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computeEarnings } from './budget.ts';
import { createReason, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/**
 * [RK-3] Plans the precincts that a gang leaves unpaid this month: none while the bank lasts, else those that buy the
 * least for their price. [GANG-18] In the month that is scored a payoff buys nothing any more.
 */
export function planPayoffs(view: SeatView): Plan[] {
  const { houseRules, month } = view;
  const groups = groupPayoffs(view, view.seat);
  if (groups.length === 0) return [];
  const isOver = view.mind.level === 'hard' && houseRules.lastMonth === month;
  const withhold = isOver
    ? groups.flatMap((group) => group.businesses)
    : [...listUnpaidBusinesses(view, view.seat, view.purse)];
  const due = sumDue(groupPayoffs(view, view.seat, new Set(withhold)));
  return [
    {
      order: { kind: 'pay', withhold },
      reason: createReason(describeReason(view, { withheld: withhold.length, isOver, due }), [
        { name: 'what the doors bring a month', detail: 'in $100s', points: computeEarnings(view) / 100 },
        { name: 'what the precincts ask', detail: 'in $100s', points: -due / 100 },
      ]),
    },
  ];
}

/** [RK-3] Share of the doors' income from which their payoff is a burden. */
const burden = 0.4;

type Paid = { withheld: number; isOver: boolean; due: number };

/** Names the decisive fact: the last month, the bank, how much the precincts take, or how little. */
function describeReason(view: SeatView, { withheld, isOver, due }: Paid): string {
  if (isOver) return 'The books are closed this month; another month’s peace is not worth its price.';
  if (withheld > 0) return 'The bank cannot pay for every door; the best earners come first.';
  const share = due / Math.max(1, computeEarnings(view));
  const percent = Math.round(share * 100);
  if (share >= 1) return 'The precincts take more than the doors bring, and a shut door brings nothing.';
  if (share >= burden) return `The precincts take ${percent} of every $100; we pay while the rest is ours.`;
  return view.feds.inTown
    ? 'Precincts that are paid look away, and the Feds are enough to look out for.'
    : 'The precincts’ price is less than what the open doors bring.';
}
