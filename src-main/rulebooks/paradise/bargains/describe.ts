import type { BreachKind } from '../../../../src-shared/games/paradise/bargains.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import { formatMonth } from '../../../../src-shared/games/paradise/calendar.ts';
import type { Describers, Names } from '../describing.ts';
import type { BargainPayloads, ProposalEnd } from './events.ts';
import type { Proposal, StruckDeal } from './state.ts';
import { termsOfTopic } from './terms.ts';
import { districtWords, termsWords } from './words.ts';

/** What was broken, as the town says it. */
export const breachWords: Record<BreachKind, string> = {
  truce: 'a truce was on',
  line: 'a line was crossed',
  joint: 'help was promised and nobody came',
  payment: 'money was promised and not paid',
  word: 'a bargain was thrown over',
};

/** What the log says of bargains, in the past tense. */
export const bargainDescribers: Pick<Describers, keyof BargainPayloads> = {
  'proposal-made': (names, { proposal }) =>
    `${names.gang(proposal.from)} put terms to ${names.gang(proposal.to)}: ${listed(names, proposal)}.`,
  'proposal-ended': (names, { proposal, how }) => ends[how](names, proposal),
  'deal-struck': (names, { deal }) =>
    `${names.gang(deal.asker)} and ${names.gang(deal.other)} came to terms: ${dealt(names, deal)}.`,
  'bargain-told': (names, { asker, other, truceMonths, line, sinceMonth }) => {
    const who = `${names.gang(asker)} and ${names.gang(other)}`;
    const until = (months: number): string => formatMonth(sinceMonth + months - 1);
    const peace =
      truceMonths === null ? '' : ` kept the peace with each other until ${until(truceMonths)}`;
    if (line === null) return `Word went round that ${who}${peace}.`;
    const drawn = ` drew a line until ${until(line.months)}: ${lineWords(names, asker, other, line)}`;
    return `Word went round that ${who}${peace === '' ? '' : `${peace} and`}${drawn}.`;
  },
  'bargain-paid': (names, { from, to, dollars }) =>
    `${names.gang(from)} paid ${names.gang(to)} ${formatDollars(dollars)} as agreed.`,
  'deal-broken': (names, { by, to, what }) =>
    to === undefined || what === undefined
      ? `${names.gang(by)} broke its word.`
      : `${names.gang(by)} broke its word to ${names.gang(to)}: ${breachWords[what]}.`,
};

const ends: Record<ProposalEnd, (names: Names, proposal: Proposal) => string> = {
  accepted: (names, { from, to }) => `${names.gang(to)} accepted the terms of ${names.gang(from)}.`,
  refused: (names, proposal) =>
    `${names.gang(proposal.to)} refused the terms of ${names.gang(proposal.from)}: ${listed(names, proposal)}.`,
  countered: (names, { from, to }) =>
    `${names.gang(to)} would not have the terms of ${names.gang(from)}, and put others.`,
  withdrawn: (names, proposal) =>
    `${names.gang(proposal.from)} took back its terms for ${names.gang(proposal.to)}: ${listed(names, proposal)}.`,
  lapsed: (names, proposal) =>
    `Nothing came of the terms of ${names.gang(proposal.from)} for ${names.gang(proposal.to)}: ${listed(names, proposal)}.`,
};

function listed(names: Names, { terms, from, to }: Proposal): string {
  return termsWords(names, terms, from, to).join('; ');
}

function dealt(names: Names, { asker, other, terms, topic, ...deal }: StruckDeal): string {
  const agreed = terms ?? termsOfTopic(topic, deal.untilMonth - deal.sinceMonth + 1);
  return termsWords(names, agreed, asker, other).join('; ');
}

function lineWords(
  names: Names,
  asker: StruckDeal['asker'],
  other: StruckDeal['other'],
  {
    ours,
    theirs,
  }: { ours: Parameters<typeof districtWords>[0]; theirs: Parameters<typeof districtWords>[0] },
): string {
  const parts = [
    { districts: ours, seat: other },
    { districts: theirs, seat: asker },
  ].filter(({ districts }) => districts.length > 0);
  return parts
    .map(
      ({ districts, seat }) => `${districtWords(districts)} out of bounds for ${names.gang(seat)}`,
    )
    .join('; ');
}
