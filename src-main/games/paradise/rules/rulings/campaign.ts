import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { RulingHandlers } from './handlers.ts';

/** [GANG-18] Changes to how long the campaign lasts. */
export const campaignRulings: RulingHandlers<'set-last-month'> = {
  'set-last-month': {
    title: (_state, { lastMonth }) =>
      lastMonth === null ? 'Play on without a last month' : `Play to ${formatMonth(lastMonth)}`,
    carryOut(table, { lastMonth: to }) {
      const { victory, month, houseRules } = table.state;
      refuseUnless(
        victory === null || victory.how === 'last-month',
        'There is nobody left to play on against; begin a new campaign.',
        'GANG-18',
      );
      refuseUnless(
        to === null || to >= month,
        `${formatMonth(Math.max(1, month - 1))} is over already; name a later month, or none.`,
        'GANG-18',
      );
      refuseUnless(houseRules.lastMonth !== to, 'The campaign lasts as long as that already.');
      table.emit({ type: 'last-month-set', to, goesOn: victory !== null });
    },
  },
};
