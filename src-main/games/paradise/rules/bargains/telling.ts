import type { Deal, Proposal } from '../state/records/bargains.ts';
import { describeTerms, describeDistricts } from './words.ts';
import type { ProposalEnd } from '../events/schemas/bargains.ts';
import type { Names } from '../state/names.ts';
import type { BreachKind } from '#shared/games/paradise/orders/bargains.ts';

/** A breach in the town's words. */
export const breachWords: Record<BreachKind, string> = {
  truce: 'a truce was on',
  line: 'a line was crossed',
  joint: 'help was promised and nobody came',
  payment: 'money was promised and not paid',
  word: 'a bargain was thrown over',
};

export const ends: Record<ProposalEnd, (names: Names, proposal: Proposal) => string> = {
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

export function describeProposal(names: Names, { terms, from, to }: Proposal): string {
  return describeTerms(names, terms, from, to).join('; ');
}

export function describeDeal(names: Names, { asker, other, terms }: Deal): string {
  return describeTerms(names, terms, asker, other).join('; ');
}

export function describeLine(
  names: Names,
  asker: Deal['asker'],
  other: Deal['other'],
  {
    ours,
    theirs,
  }: {
    ours: Parameters<typeof describeDistricts>[0];
    theirs: Parameters<typeof describeDistricts>[0];
  },
): string {
  const parts = [
    { districts: ours, seat: other },
    { districts: theirs, seat: asker },
  ].filter(({ districts }) => districts.length > 0);
  return parts
    .map(({ districts, seat }) => `${describeDistricts(districts)} out of bounds for ${names.gang(seat)}`)
    .join('; ');
}
