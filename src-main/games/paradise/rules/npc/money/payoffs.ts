import { formatDollars } from '#shared/words/text.ts';
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
        { name: 'what the doors earn a month', detail: 'in $100s', points: computeEarnings(view) / 100 },
        { name: 'the precincts’ price', detail: 'in $100s', points: -due / 100 },
      ]),
    },
  ];
}

/** [RK-3] Share of the doors' income from which their payoff is a burden. */
const burden = 0.4;

type Paid = { withheld: number; isOver: boolean; due: number };

/** Names the decisive fact: the last month, the bank, how much the precincts take, or how little. */
function describeReason(view: SeatView, { withheld, isOver, due }: Paid): string {
  if (isOver) return 'This is the last month, so protection for the next is not worth its price.';
  if (withheld > 0) return 'We can’t pay for every door, so the best earners come first.';
  const earned = computeEarnings(view);
  const share = due / Math.max(1, earned);
  const terms = `The precincts want ${formatDollars(due)} and the doors earn ${formatDollars(earned)}`;
  const percent = Math.round(share * 100);
  if (share >= 1) return `${terms}, but a closed door earns nothing.`;
  if (share >= burden) return `The precincts take ${percent} of every $100, and the rest is ours.`;
  return view.feds.inTown ? `${terms}. With the Feds in town we don’t need the police against us too.` : `${terms}.`;
}
