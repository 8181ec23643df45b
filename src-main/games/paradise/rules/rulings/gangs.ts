import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { formatDollars } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import type { Deal } from '../state/records/bargains.ts';
import { listTrucesBetween } from '../bargains/terms.ts';
import { requireBusiness, listDeals, requireGang, requirePurse } from '../lookups.ts';
import type { State } from '../state.ts';
import { requireLiving, type RulingHandlers } from './handlers.ts';

type Kinds =
  | 'set-bank'
  | 'set-reputation'
  | 'set-owner'
  | 'set-doors'
  | 'set-repair'
  | 'set-owner-guts'
  | 'make-truce'
  | 'end-deal';

/** Changes to a gang, a business or a bargain. */
export const gangRulings: RulingHandlers<Kinds> = {
  'set-bank': {
    title: (state, { gang, dollars }) =>
      `Set the bank of ${requireGang(state, gang).name} to ${formatDollars(dollars)}`,
    carryOut(table, { gang: seat, dollars: to }) {
      const from = requirePurse(table.state, seat).bankDollars;
      refuseUnless(from !== to, 'The bank holds that already.');
      table.emit({ type: 'bank-set', seat, from, to });
    },
  },
  'set-reputation': {
    title: (state, { gang, points }) => `Set the permanent reputation of ${requireGang(state, gang).name} to ${points}`,
    carryOut(table, { gang: seat, points: to }) {
      const from = requirePurse(table.state, seat).permanentReputation;
      refuseUnless(from !== to, 'The permanent reputation is at that already.');
      table.emit({ type: 'reputation-set', seat, from, to });
    },
  },
  'set-owner': {
    title(state, { business, owner }) {
      const whom = owner === null ? 'nobody' : requireGang(state, owner).name;
      return `Give ${requireBusiness(state, business).name} to ${whom}`;
    },
    carryOut(table, { business: id, owner: to }) {
      const business = requireBusiness(table.state, id);
      if (to !== null) requireLiving(requireGang(table.state, to));
      refuseUnless(business.owner !== to, `${business.name} has that owner already.`);
      table.emit({ type: 'owner-set', business: id, from: business.owner, to });
    },
  },
  'set-doors': {
    title: (state, { business, isShut }) => `${isShut ? 'Shut' : 'Open'} ${requireBusiness(state, business).name}`,
    carryOut(table, { business: id, isShut }) {
      const { name, owner, isShut: was } = requireBusiness(table.state, id);
      refuseUnless(was !== isShut, `${name} is ${isShut ? 'shut' : 'open'} already.`);
      refuseUnless(
        owner !== null,
        `${name} is independent and owes the precinct nothing; give it an owner first.`,
        'RK-3',
      );
      table.emit({ type: isShut ? 'shut' : 'reopened', business: id });
    },
  },
  'set-repair': {
    title: (state, { business, months }) =>
      `Set the months of repair at ${requireBusiness(state, business).name} to ${months}`,
    carryOut(table, { business: id, months }) {
      const { name, repairMonths } = requireBusiness(table.state, id);
      refuseUnless(months !== repairMonths, `${name} needs that many months already.`);
      table.emit({ type: months > repairMonths ? 'smashed' : 'mended', business: id, months });
    },
  },
  'set-owner-guts': {
    title: (state, { business, points }) =>
      `Set GUTS of the owner of ${requireBusiness(state, business).name} to ${points}`,
    carryOut(table, { business: id, points: to }) {
      const { name } = requireBusiness(table.state, id);
      const from = table.state.ownerGuts[id] ?? 0;
      refuseUnless(from !== to, `The owner of ${name} has GUTS ${to} already.`);
      table.emit({ type: 'owner-guts-set', business: id, from, to });
    },
  },
  'make-truce': {
    title: (state, { gang, other }) =>
      `Make a truce of ${requireGang(state, gang).name} and ${requireGang(state, other).name}`,
    carryOut(table, { gang: asker, other, untilMonth }) {
      const { state } = table;
      for (const seat of [asker, other]) requireLiving(requireGang(state, seat));
      refuseUnless(asker !== other, 'A truce takes two gangs; pick another one.');
      refuseUnless(
        untilMonth >= state.month,
        `The truce would be over already; let it hold through ${formatMonth(state.month)} or longer.`,
      );
      const truces = listTrucesBetween(listDeals(state), asker, other, state.month);
      refuseUnless(truces.length === 0, 'They have a truce already.');
      const id = `dr${Object.keys(state.deals).length + 1}`;
      const { month: sinceMonth } = state;
      const terms = { ...makeEmptyTerms(), truceMonths: untilMonth - sinceMonth + 1 };
      const bound = { sinceMonth, untilMonth, brokenBy: null, paid: 0, isPublic: false };
      const deal: Deal = { id, asker, other, terms, ...bound };
      table.emit({ type: 'deal-struck', deal });
    },
  },
  'end-deal': {
    title(state, { deal: id }) {
      const { asker, other } = requireDeal(state, id);
      return `End what ${requireGang(state, asker).name} and ${requireGang(state, other).name} agreed`;
    },
    carryOut(table, { deal: id }) {
      const { month } = table.state;
      const { asker, other, untilMonth, brokenBy } = requireDeal(table.state, id);
      refuseUnless(brokenBy === null && untilMonth >= month, 'That agreement is over already.');
      const seats = [asker, other];
      table.emit({ type: 'deal-ended', deal: id, seats, untilMonth: month - 1 });
    },
  },
};

function requireDeal(state: State, id: string): DeepReadonly<Deal> {
  const deal = state.deals[id];
  if (deal === undefined || !Object.hasOwn(state.deals, id)) {
    throw new Refusal('There is no such agreement in this campaign; pick another.');
  }
  return deal;
}
