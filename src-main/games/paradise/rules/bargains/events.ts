import type { DeepReadonly } from '#kernel/readonly.ts';
import { formatRebuffKey, type Proposal } from '../state/records/bargains.ts';
import { describeProposal, ends, describeDeal, describeLine, breachWords } from './telling.ts';
import { requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toAll } from '../state/eventRows.ts';
import type { BargainEvent } from '../events/schemas/bargains.ts';
import type { Audience } from '#kernel/events/events.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';

const move = (seat: SeatId, dollars: number): BooksMove => ({
  seat,
  cause: 'bargainDollars',
  dollars,
});

const listBothParties = ({ proposal }: { proposal: Proposal }): Audience => [proposal.from, proposal.to];

/**
 * Only the two gangs know of proposals, terms and payments. The town hears of truces, lines, and every broken promise.
 */
export const bargainEvents: EventRows<BargainEvent> = {
  'proposal-made': {
    apply(state, event) {
      state.proposals[event.proposal.id] = event.proposal;
      state.proposalsMade += 1;
    },
    describe: (names, { proposal }) =>
      `${names.gang(proposal.from)} made ${names.gang(proposal.to)} an offer: ${describeProposal(names, proposal)}.`,
    visibleTo: listBothParties,
    moves: ({ proposal }) => [move(proposal.from, -setAsideFor(proposal))],
    rules: () => ['BARG-1'],
    heading: 'Bargains',
  },
  'proposal-ended': {
    apply(state, event) {
      const { id, from, to } = event.proposal;
      delete state.proposals[id];
      if (event.how === 'refused' || event.how === 'lapsed') {
        state.rebuffs[formatRebuffKey(from, to)] = state.month;
      }
    },
    describe: (names, { proposal, how }) => ends[how](names, proposal),
    visibleTo: listBothParties,
    moves: ({ proposal }) => [move(proposal.from, setAsideFor(proposal))],
    rules: () => ['BARG-1'],
    heading: 'Bargains',
  },
  'deal-struck': {
    apply(state, event) {
      // The bargain holds its further course, its terms never do.
      state.deals[event.deal.id] = { ...event.deal };
    },
    describe: (names, { deal }) =>
      `${names.gang(deal.asker)} and ${names.gang(deal.other)} came to terms: ${describeDeal(names, deal)}.`,
    visibleTo: ({ deal }) => [deal.asker, deal.other],
    rules: () => ['BARG-1'],
    heading: 'Bargains',
  },
  'bargain-told': {
    apply(state, event) {
      requireNamed(state.deals[event.deal]).isPublic = true;
    },
    describe: (names, { asker, other, truceMonths, line, sinceMonth }) => {
      const who = `${names.gang(asker)} and ${names.gang(other)}`;
      const formatLastMonth = (months: number): string => formatMonth(sinceMonth + months - 1);
      const peace = truceMonths === null ? '' : ` swore to keep the peace until ${formatLastMonth(truceMonths)}`;
      if (line === null) return `Word went round that ${who}${peace}.`;
      const drawn = ` drew a line until ${formatLastMonth(line.months)}: ${describeLine(names, asker, other, line)}`;
      return `Word went round that ${who}${peace === '' ? '' : `${peace} and`}${drawn}.`;
    },
    visibleTo: toAll,
    rules: () => ['BARG-6'],
    heading: 'Bargains',
  },
  'bargain-paid': {
    apply(state, event) {
      requireNamed(state.deals[event.deal]).paid += 1;
    },
    describe: (names, { from, to, dollars }) =>
      `${names.gang(from)} paid ${names.gang(to)} ${formatDollars(dollars)} as agreed.`,
    visibleTo: ({ from, to }) => [from, to],
    moves: ({ from, to, dollars }) => [move(from, -dollars), move(to, dollars)],
    rules: () => ['BARG-4'],
    heading: 'Bargains',
  },
  'deal-broken': {
    apply(state, event) {
      requireNamed(state.deals[event.deal]).brokenBy = event.by;
    },
    describe: (names, { by, to, what }) =>
      to === undefined || what === undefined
        ? `${names.gang(by)} broke a promise.`
        : `${names.gang(by)} broke a promise to ${names.gang(to)}: ${breachWords[what]}.`,
    visibleTo: toAll,
    rules: () => ['BARG-5'],
    heading: 'Bargains',
  },
};

/**
 * Sets aside the first payment of a proposal: it leaves the sender's bank with the proposal and returns when that ends.
 */
export function setAsideFor({ terms }: Pick<DeepReadonly<Proposal>, 'terms'>): number {
  return terms.payment?.by === 'us' ? terms.payment.dollars : 0;
}
