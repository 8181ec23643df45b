import { unpaidBusinesses } from '../../../city/payoffs.ts';
import { payoffGroups, totalDue } from '../../../city/rackets.ts';
import type { SeatView } from '../../../state/seatView.ts';
import { earningsDollars } from './budget.ts';
import { reasonOf, type Plan } from '../../reason.ts';

/**
 * [RK-3] What a gang will not pay its precincts this month: nothing while the bank lasts, else what
 * buys the least for its price.
 */
export function planPayoffs(view: SeatView): Plan[] {
  const { businesses, bands, bigNameMonth, houseRules, month } = view;
  const purses = { [view.seat]: view.purse };
  const facts = { businesses, bands, bigNameMonth, houseRules, month, purses };
  const groups = payoffGroups(view, view.seat);
  if (groups.length === 0) return [];
  const withhold = [...unpaidBusinesses(facts, view.seat)];
  const due = totalDue(payoffGroups(view, view.seat, new Set(withhold)));
  const sentence =
    withhold.length === 0
      ? 'The precincts’ price is less than what the open doors bring.'
      : 'The bank cannot pay for every door; the best earners come first.';
  return [
    {
      order: { kind: 'pay', withhold },
      reason: reasonOf(sentence, [
        {
          name: 'what the doors bring a month',
          detail: 'in $100s',
          points: earningsDollars(view) / 100,
        },
        { name: 'what the precincts ask', detail: 'in $100s', points: -due / 100 },
      ]),
    },
  ];
}
