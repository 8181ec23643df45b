import { openBids } from '#main/games/paradise/rules/officials/posts/bidding.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { formatStyledName, type OfficialKind } from '#shared/games/paradise/officials.ts';
import { formatDollars } from '#shared/words/text.ts';
import { sum } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang } from '../lookups.ts';
import { isBiddable } from './posts/bidding.ts';
import { requireBuyer, requireForSale } from './posts/buying.ts';
import { computePayDiscount, requireOfficial, requireOwnOfficial, payDollars } from './lookups.ts';
import { payLines, payTotal } from './posts/pay.ts';
import { findReporter } from './posts/seating.ts';
import { buildOfficialRef, type Official } from '../state/records/officials.ts';
import { listFiled } from './posts/waiting.ts';
import type { State } from '../state.ts';
import { bidStepDollars, officialTable } from '../tables/officials.ts';
import { makeFreeTerms, requireMoney, order, whilePrecinctsWait } from '../orders/order.ts';

const anyReporter = 'reporter';

/** Returns the official to bribe, or null for a Reporter who is not found yet. */
function findBribed(state: State, id: OfficialId | 'reporter'): DeepReadonly<Official> | null {
  return id === anyReporter ? null : requireOfficial(state, id);
}

/** [OFF-1] Those who take any number of gangs' money are bought at once. */
const bribe = order('bribe', {
  rules: ['OFF-1', 'GANG-4', 'GANG-12'],
  mail: [
    {
      example: 'Bribe a new Reporter',
      pattern: /^bribe (.+)$/iu,
      read: (n, [who = '']) => ({
        kind: 'bribe',
        official: /^a new reporter$/iu.test(who) ? 'reporter' : n.official(who),
      }),
    },
  ],
  title(state, _seat, order) {
    const official = findBribed(state, order.official);
    return official === null ? 'Put a Reporter on the payroll' : `Bribe ${formatStyledName(official)}`;
  },
  check(state, seat, order) {
    const official = findBribed(state, order.official);
    const kind: OfficialKind = official?.kind ?? 'reporter';
    if (official !== null) {
      refuseUnless(kind !== 'reporter', 'He writes for somebody; there is always another Reporter to be had.', 'OFF-1');
      refuseUnless(!isBiddable(kind), `${formatStyledName(official)} serves one gang alone: bid for him.`, 'OFF-6');
      requireForSale(state, seat, official);
    }
    requireBuyer(state, seat, kind);
    const costDollars = payDollars(officialTable[kind].monthlyDollars, computePayDiscount(state, seat));
    const who = official === null ? 'A Reporter' : formatStyledName(official);
    requireMoney(state, seat, costDollars, who);
    const notes = [
      `The first month is paid in advance, then ${formatDollars(costDollars)} each month.`,
      ...(official === null ? [] : ['Others may pay him too.']),
    ];
    return { costDollars, chance: null, notes };
  },
  carryOut(table, seat, order) {
    const joins = order.official === anyReporter ? findReporter(table) : null;
    const official = joins ?? findBribed(table.state, order.official);
    if (official === null) throw new Error('Nobody was bribed.');
    const rateDollars = officialTable[official.kind].monthlyDollars;
    table.emit({
      type: 'official-bought',
      seat,
      official: buildOfficialRef(official),
      rateDollars,
      limitDollars: rateDollars,
      dollars: payDollars(rateDollars, computePayDiscount(table.state, seat)),
      joins,
    });
  },
});

/** [OFF-6] A sealed bid: not even its giver knows if another gang owns the man. */
const bid = order('bid', {
  rules: ['OFF-6', 'OFF-1', 'GANG-12'],
  decides: ({ official }) => official,
  mail: [
    {
      example: 'Bid 250 for Captain Dunn',
      pattern: /^bid (\$? ?\d[\d,.]*) for (.+)$/iu,
      read: (n, [dollars = '', who = '']) => ({
        kind: 'bid',
        official: n.official(who),
        limitDollars: n.dollars(dollars),
      }),
    },
  ],
  scenes: (seat, { official }) => [`official ${seat} ${official}`],
  title: (state, _seat, order) =>
    `Bid up to ${formatDollars(order.limitDollars)} a month for ${formatStyledName(requireOfficial(state, order.official))}`,
  check(state, seat, order) {
    const official = requireOfficial(state, order.official);
    const name = formatStyledName(official);
    refuseUnless(
      isBiddable(official.kind),
      official.kind === 'reporter'
        ? 'There is always another Reporter to be had; hire one of your own.'
        : `${name} takes any gang’s money; bribe him without a bid.`,
      'OFF-6',
    );
    requireForSale(state, seat, official);
    requireBuyer(state, seat, official.kind);
    const { monthlyDollars } = officialTable[official.kind];
    refuseUnless(
      order.limitDollars >= monthlyDollars,
      `${name} takes ${formatDollars(monthlyDollars)} a month at least; bid that or more.`,
      'OFF-1',
    );
    const others = listFiled(state, 'bid').filter((waiting) => waiting.seat === seat);
    refuseUnless(
      !others.some((waiting) => waiting.order.official === official.id),
      `You bid for ${name} already; withdraw that bid to make another.`,
      'OFF-6',
    );
    const percent = computePayDiscount(state, seat);
    const laterDollars = payDollars(order.limitDollars, percent);
    const spoken = sum(others.map((w) => payDollars(w.order.limitDollars, percent)));
    requireMoney(state, seat, laterDollars + spoken, 'The first month of all your bids');
    const notes = [
      `Nobody else’s: he costs ${formatDollars(payDollars(monthlyDollars, percent))} a month, the first in advance.`,
      `Somebody else’s, or wanted by two: the price goes up by ${formatDollars(bidStepDollars)} until one side stops.`,
      'What you bid is also how high you will go to keep him.',
    ];
    return { costDollars: 0, chance: null, notes, laterDollars };
  },
  sealed: {},
  reveal: { at: 'bids', play: openBids },
});

/** [OFF-6] How much an official is worth to his owner when others bid, or when he hears of a higher rate. */
const hold = order('hold', {
  rules: ['OFF-6'],
  decides: ({ official }) => official,
  mail: [
    {
      example: 'Hold Captain Dunn up to 300',
      pattern: /^hold (.+) up to (\$? ?\d[\d,.]*)$/iu,
      read: (n, [who = '', dollars = '']) => ({
        kind: 'hold',
        official: n.official(who),
        limitDollars: n.dollars(dollars),
      }),
    },
  ],
  scenes: (seat, { official }) => [`official ${seat} ${official}`],
  silence: 'Nobody bid for him.',
  title: (state, _seat, order) =>
    `Pay up to ${formatDollars(order.limitDollars)} a month to keep ${formatStyledName(requireOfficial(state, order.official))}`,
  check(state, seat, order) {
    const { official, payroll } = requireOwnOfficial(state, seat, order.official);
    const name = formatStyledName(official);
    refuseUnless(
      isBiddable(official.kind),
      `Nobody can bid ${name} away from you; he takes everybody’s money.`,
      'OFF-6',
    );
    refuseUnless(
      order.limitDollars >= payroll.rateDollars,
      `${name} gets ${formatDollars(payroll.rateDollars)} a month already; the limit cannot be lower.`,
      'OFF-6',
    );
    refuseUnless(order.limitDollars !== payroll.limitDollars, 'That is the limit already; name another.', 'OFF-6');
    return makeFreeTerms('Costs nothing until somebody bids for him or he asks for more.');
  },
  carryOut(table, seat, order) {
    const { official } = requireOwnOfficial(table.state, seat, order.official);
    const { limitDollars } = order;
    table.emit({ type: 'limit-set', seat, official: buildOfficialRef(official), limitDollars });
  },
});

/** [OFF-7] */
const drop = order('drop', {
  rules: ['OFF-7'],
  mail: [
    {
      example: 'Drop Captain Dunn',
      pattern: /^drop (.+)$/iu,
      read: (n, [who = '']) => ({ kind: 'drop', official: n.official(who) }),
    },
  ],
  title: (state, _seat, order) => `Stop paying ${formatStyledName(requireOfficial(state, order.official))}`,
  check(state, seat, order) {
    requireOwnOfficial(state, seat, order.official);
    return makeFreeTerms('He is lost at once, and this month’s pay with him.');
  },
  carryOut(table, seat, order) {
    const { official } = requireOwnOfficial(table.state, seat, order.official);
    table.emit({ type: 'official-left', seat, official: buildOfficialRef(official), why: 'dropped' });
  },
});

/** [OFF-7, MONTH-3] The officials who get nothing on payday. */
const unpaidOfficials = order('pay-officials', {
  rules: ['MONTH-3', 'OFF-7'],
  decides: () => 'pay',
  mail: [
    {
      example: 'Pay every official',
      pattern: /^pay every official$/iu,
      read: () => ({ kind: 'pay-officials', withhold: [] }),
    },
    {
      example: 'Withhold the pay of Captain Dunn',
      pattern: /^withhold the pay of (.+)$/iu,
      read: (n, [officials = '']) => ({ kind: 'pay-officials', withhold: n.officials(officials) }),
    },
  ],
  when: whilePrecinctsWait,
  scenes: (seat) => [`officials ${seat}`],
  title(_state, _seat, order) {
    const count = order.withhold.length;
    if (count === 0) return 'Pay every official';
    return `Let ${count} official${count === 1 ? '' : 's'} go unpaid`;
  },
  check(state, seat, order) {
    for (const id of order.withhold) requireOwnOfficial(state, seat, id);
    const lines = payLines(state, seat, new Set(order.withhold));
    return makeFreeTerms(
      `${requireGang(state, seat).name}: officials get ${formatDollars(payTotal(lines))} after the precincts.`,
      'An unpaid official leaves the payroll, and what he was paid before is lost.',
    );
  },
  carryOut(table, seat, order) {
    table.emit({ type: 'officials-withheld', seat, officials: [...order.withhold] });
  },
});

/** The orders of bribes and bids, by kind. */
export const postOrders = { bid, hold, bribe, drop, 'pay-officials': unpaidOfficials };
