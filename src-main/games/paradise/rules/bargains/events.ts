import type { DeepReadonly } from '#kernel/readonly.ts';
import { formatRebuffKey, type Proposal, type Deal } from '../state/records/bargains.ts';
import { requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toAll } from '../state/eventRows.ts';
import type { BargainEvent, ProposalEnd } from '../events/schemas/bargains.ts';
import type { Audience } from '#kernel/events/events.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { describeTerms, describeDistricts } from './words.ts';
import type { Names } from '../state/names.ts';
import type { BreachKind } from '#shared/games/paradise/orders/bargains.ts';

/** A breach in the town's words. */
const breachWords: Record<BreachKind, string> = {
  truce: 'a truce was on',
  line: 'a line was crossed',
  joint: 'help was promised and nobody came',
  payment: 'money was promised and not paid',
  word: 'a bargain was broken',
};

const ends: Record<ProposalEnd, (names: Names, proposal: Proposal) => string> = {
  accepted: (names, { from, to }) => `${names.gang(to)} accepted the terms of ${names.gang(from)}.`,
  refused: (names, proposal) =>
    `${names.gang(proposal.to)} refused the terms of ${names.gang(proposal.from)}: ${describeProposal(names, proposal)}.`,
  countered: (names, { from, to }) =>
    `${names.gang(to)} turned down the offer of ${names.gang(from)} and made a counteroffer.`,
  withdrawn: (names, proposal) =>
    `${names.gang(proposal.from)} took back the terms put to ${names.gang(proposal.to)}: ${describeProposal(names, proposal)}.`,
  lapsed: (names, proposal) =>
    `Nothing came of the terms of ${names.gang(proposal.from)} for ${names.gang(proposal.to)}: ${describeProposal(names, proposal)}.`,
};

function describeProposal(names: Names, { terms, from, to }: Proposal): string {
  return describeTerms(names, terms, from, to).join('; ');
}

function describeDeal(names: Names, { asker, other, terms }: Deal): string {
  return describeTerms(names, terms, asker, other).join('; ');
}

function describeLine(
  names: Names,
  asker: Deal['asker'],
  other: Deal['other'],
  { ours, theirs }: { ours: Parameters<typeof describeDistricts>[0]; theirs: Parameters<typeof describeDistricts>[0] },
): string {
  const parts = [
    { districts: ours, seat: other },
    { districts: theirs, seat: asker },
  ].filter(({ districts }) => districts.length > 0);
  return parts
    .map(({ districts, seat }) => `${describeDistricts(districts)} out of bounds for ${names.gang(seat)}`)
    .join('; ');
}

const move = (seat: SeatId, dollars: number): BooksMove => ({ seat, cause: 'bargainDollars', dollars });

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
      if (line === null) return `Word got around that ${who}${peace}.`;
      if (truceMonths === line.months)
        return `Word got around that ${who} swore to keep the peace and drew a line until ${formatLastMonth(line.months)}: ${describeLine(names, asker, other, line)}.`;
      const drawn = ` drew a line until ${formatLastMonth(line.months)}: ${describeLine(names, asker, other, line)}`;
      return `Word got around that ${who}${peace === '' ? '' : `${peace} and`}${drawn}.`;
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
    landmark: 'word',
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
