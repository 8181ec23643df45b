import { careNames } from '#shared/games/paradise/orders/care.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { countPointsLost } from '../state/condition.ts';
import { requireMember } from '../lookups.ts';
import { makeFreeTerms, order } from '../orders/order.ts';
import { careTable } from '../tables/care.ts';
import { computeCareOdds } from './healing.ts';

/** [HEAL-2] Chosen now, paid at the infirmary; it holds until he is well or wounded again. */
const care = order('care', {
  rules: ['HEAL-2', 'HEAL-3', 'HEAL-4'],
  decides: ({ gangster }) => gangster,
  mail: [
    {
      example: 'Care of Spats: hospital',
      pattern: /^care of (.+?): (.+)$/iu,
      read: (n, [man = '', care = '']) => ({ kind: 'care', gangster: n.man(man), care: n.care(care) }),
    },
  ],
  when: { phases: ['infirmary', 'orders'] },
  scenes: (seat, { gangster }) => [`care ${seat} ${gangster}`],
  title: (state, seat, order) =>
    `${requireMember(state, seat, order.gangster).name}: ${careNames[order.care].toLowerCase()}`,
  check(state, seat, order) {
    const gangster = requireMember(state, seat, order.gangster);
    refuseUnless(countPointsLost(gangster) > 0, `${gangster.name} is well; pick somebody who is wounded.`, 'HEAL-2');
    refuseUnless(
      gangster.custody !== 'pen',
      `${gangster.name} is in the Pen, where no doctor of yours comes.`,
      'HEAL-2',
    );
    refuseUnless(gangster.custody !== 'away', `${gangster.name} has left town.`, 'GANG-19');
    const { points, dollars } = careTable[order.care];
    const { deaths, cripples } = computeCareOdds(order.care);
    const terms = makeFreeTerms(
      `${dollars === 0 ? 'Costs nothing' : `${formatDollars(dollars)} a month, paid at the infirmary`}; heals ${points} points.`,
      `${formatThrows(deaths)} die, ${formatThrows(cripples)} are crippled.`,
      'If he works, he doesn’t heal that month.',
    );
    return { ...terms, laterDollars: dollars };
  },
  carryOut(table, seat, { gangster, care: kind, plan }) {
    table.emit({ type: 'care-chosen', seat, gangster, care: kind, plan: [...plan] });
  },
});

/** Formats how many of the 36 throws of two dice, in percent: `14%`. */
function formatThrows(count: number): string {
  return `${Math.round((count * 100) / 36)}%`;
}

/** The orders of the wounded, by kind. */
export const infirmaryOrders = { care };
