import { careNames } from '../../../../src-shared/games/paradise/orders/care.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import { insist } from '../../../kernel/refusal.ts';
import { pointsLost } from '../state/condition.ts';
import { memberOf } from '../state/lookups.ts';
import { freeTerms, type OrderHandler } from '../state/orderHandler.ts';
import { careTable } from '../tables/care.ts';
import { careOdds } from './healing.ts';

/** [HEAL-2] Chosen now, paid at the infirmary; it holds until he is well or wounded again. */
export const care: OrderHandler<'care'> = {
  when: { phases: ['infirmary', 'orders'] },
  title: (state, seat, order) =>
    `${memberOf(state, seat, order.gangster).name}: ${careNames[order.care].toLowerCase()}`,
  check(state, seat, order) {
    const gangster = memberOf(state, seat, order.gangster);
    insist(
      pointsLost(gangster) > 0,
      `${gangster.name} is well; pick somebody who is wounded.`,
      'HEAL-2',
    );
    insist(
      gangster.custody !== 'pen',
      `${gangster.name} is in the Pen, where no doctor of yours comes.`,
      'HEAL-2',
    );
    insist(gangster.custody !== 'away', `${gangster.name} has left town.`, 'GANG-19');
    const { points, dollars } = careTable[order.care];
    const { deaths, cripples } = careOdds(order.care);
    const terms = freeTerms(
      `${dollars === 0 ? 'Costs nothing' : `${formatDollars(dollars)} a month, paid at the infirmary`}; ${points} points back.`,
      `Of 36 throws ${deaths} kill him and ${cripples} cripple him.`,
      'Sent out on a job, he has nothing of that month’s healing.',
    );
    return { ...terms, laterDollars: dollars };
  },
  carryOut(table, seat, { gangster, care: kind, plan }) {
    table.emit({ type: 'care-chosen', seat, gangster, care: kind, plan: [...plan] });
  },
};
