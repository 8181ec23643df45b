import { readTerms } from '../mail/bargainText.ts';
import { breakThrownOver } from '#main/games/paradise/rules/bargains/keeping.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { formatDollars } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { setAsideFor } from './events.ts';
import { listBreaches, collectBreachFacts } from './breaches.ts';
import { checkPayment, checkTerms, checkUnpromised } from './check.ts';
import type { Deal, Proposal } from '../state/records/bargains.ts';
import { acceptProposal, endProposal, putTerms } from './strike.ts';
import { isInForce, isParty, findLastMonth, findPartner, type Terms } from './terms.ts';
import { collectPublicNames, describeTerms } from './words.ts';
import { checkRival } from '../filing/crews.ts';
import { listDeals, requireGang, listWaitingOrders } from '../lookups.ts';
import type { State } from '../state.ts';
import { makeFreeTerms, order, type OrderTerms } from '../orders/order.ts';

/** [BARG-1] Terms put to a rival. */
export const propose = order('propose', {
  rules: ['BARG-1'],
  mail: [
    {
      example: 'Propose to The Cedar Hill Combine: a truce for 3 months; they pay $200',
      pattern: /^propose to ([^:]+): *(.+)$/iu,
      read: (n, [to = '', terms = '']) => ({ kind: 'propose', to: n.gang(to), terms: readTerms(n, terms) }),
    },
  ],
  title: (state, _seat, order) => `Make ${requireGang(state, order.to).name} an offer`,
  check: (state, seat, order) => checkProposal(state, seat, order.to, order.terms),
  carryOut(table, seat, order) {
    putTerms(table, seat, order.to, order.terms, false);
  },
});

function checkProposal(state: State, us: SeatId, them: SeatId, terms: Terms): OrderTerms {
  checkRival(state, us, them);
  const { name } = requireGang(state, them);
  refuseUnless(
    !Object.values(state.proposals).some(({ from, to }) => from === us && to === them),
    `${name} has terms of yours to answer already; withdraw those first.`,
    'BARG-1',
  );
  checkTerms(state, { us, them }, terms, state.month + 1);
  checkPayment(state, us, terms, 'us');
  return {
    costDollars: setAsideFor({ terms }),
    chance: null,
    notes: [
      `${name} can answer until the reveal of ${formatMonth(state.month + 1)}; nobody else hears of it.`,
      ...(setAsideFor({ terms }) > 0 ? ['The first payment is set aside until then.'] : []),
      ...listPublicNotes(terms),
      ...listClashNotes(state, us, draftDeal(state, us, them, terms)),
    ],
  };
}

/** Lists the parts of the terms that the town will notice. */
function listPublicNotes({ truceMonths, line, payment }: Terms): string[] {
  const noticed = [...(truceMonths === null ? [] : ['truce']), ...(line === null ? [] : ['line'])].join(' and the ');
  if (noticed === '') return [];
  const money = payment === null ? '' : '; the money stays between you';
  return [`Once it is struck, the town notices the ${noticed}${money}.`];
}

/**
 * Lists the gang's waiting orders that the terms would break at the reveal, and the truces that it is asked to break.
 */
function listClashNotes(state: State, us: SeatId, draft: Deal): string[] {
  const facts = { ...collectBreachFacts(state), deals: [draft] };
  const orders = listWaitingOrders(state)
    .filter(({ seat, order }) => seat === us && listBreaches(facts, us, order).length > 0)
    .map(({ title }) => `An order of yours that waits would break it: ${title}.`);
  const { joint } = draft.terms;
  const target = joint === null ? null : findJointGang(state, joint.target);
  const isFriend = listDeals(state).some(
    (deal) =>
      target !== null &&
      isParty(deal, us) &&
      findPartner(deal, us) === target &&
      isInForce(deal, joint?.month ?? state.month),
  );
  if (target === null || !isFriend) return orders;
  return [...orders, `You have a bargain with ${requireGang(state, target).name}; this may break it.`];
}

function findJointGang(state: State, target: NonNullable<Terms['joint']>['target']): SeatId | null {
  return target.kind === 'gang' ? target.gang : (state.businesses[target.business]?.owner ?? null);
}

function draftDeal({ month }: State, asker: SeatId, other: SeatId, terms: Terms): Deal {
  const untilMonth = findLastMonth(terms, month);
  const bare = { id: '', brokenBy: null, paid: 0, isPublic: false };
  return { ...bare, asker, other, terms: terms as Deal['terms'], sinceMonth: month, untilMonth };
}

/** [BARG-1] Yes, no, or other terms. */
const answerProposal = order('answer-proposal', {
  rules: ['BARG-1'],
  decides: ({ proposal }) => proposal,
  mail: [
    {
      example: 'Accept the terms of The Cedar Hill Combine',
      pattern: /^(accept|refuse) the terms of (.+)$/iu,
      read: (n, [answer = '', from = '']) => ({
        kind: 'answer-proposal',
        proposal: n.offerFrom(from),
        answer: answer.toLowerCase(),
      }),
    },
    {
      example: 'Put other terms to The Cedar Hill Combine: we pay $50 for 4 months',
      pattern: /^put other terms to ([^:]+): *(.+)$/iu,
      read: (n, [from = '', terms = '']) => ({
        kind: 'answer-proposal',
        proposal: n.offerFrom(from),
        answer: 'counter',
        terms: readTerms(n, terms),
      }),
    },
  ],
  title(state, seat, order) {
    const { name } = requireGang(state, putTo(state, seat, order).from);
    if (order.answer === 'counter') return `Put other terms to ${name}`;
    return `${order.answer === 'accept' ? 'Accept' : 'Refuse'} the terms of ${name}`;
  },
  check(state, seat, order) {
    const proposal = putTo(state, seat, order);
    if (order.answer === 'accept') return checkAcceptance(state, seat, proposal);
    if (order.answer === 'refuse') return makeFreeTerms(`${requireGang(state, proposal.from).name} will hear of it.`);
    refuseUnless(order.terms !== null, 'Say which other terms you want.', 'BARG-1');
    return checkProposal(state, seat, proposal.from, order.terms);
  },
  carryOut(table, seat, order) {
    const proposal = putTo(table.state, seat, order);
    if (order.answer === 'accept') {
      acceptProposal(table, proposal);
      return;
    }
    endProposal(table, proposal, order.answer === 'refuse' ? 'refused' : 'countered');
    if (order.terms !== null) putTerms(table, seat, proposal.from, order.terms, true);
  },
});

/** Checks again at acceptance: terms that were possible when proposed may not be any more. */
function checkAcceptance(state: State, seat: SeatId, { from, terms }: DeepReadonly<Proposal>): OrderTerms {
  checkRival(state, seat, from);
  checkTerms(state, { us: from, them: seat }, terms, state.month);
  checkUnpromised(state, terms);
  checkPayment(state, seat, terms, 'them');
  const { payment } = terms;
  const own = payment?.by === 'them' ? payment.dollars : -(payment?.dollars ?? 0);
  const months = (payment?.months ?? 1) - 1;
  return {
    costDollars: own + 0,
    chance: null,
    notes: [
      ...describeTerms(collectPublicNames(state), terms, from, seat).map((words) => `Agreed: ${words}.`),
      ...(payment !== null && months > 0
        ? [`The first ${formatDollars(payment.dollars)} at once, the others at the next reveals.`]
        : []),
      ...(terms.businesses.length > 0 ? ['What changes hands does so at the reveal.'] : []),
      ...listPublicNotes(terms),
      ...listClashNotes(state, seat, draftDeal(state, from, seat, terms)),
    ],
  };
}

function putTo(state: State, seat: SeatId, order: DeepReadonly<OrderOf<'answer-proposal'>>): DeepReadonly<Proposal> {
  const proposal = state.proposals[order.proposal];
  refuseUnless(
    proposal?.to === seat,
    'Those terms are not open to you any more; they were answered, withdrawn, or have lapsed.',
    'BARG-1',
  );
  return proposal;
}

/** [BARG-1] */
const withdrawProposal = order('withdraw-proposal', {
  rules: ['BARG-1'],
  mail: [
    {
      example: 'Take back the terms put to The Cedar Hill Combine',
      pattern: /^take back the terms put to (.+)$/iu,
      read: (n, [to = '']) => ({ kind: 'withdraw-proposal', proposal: n.offerTo(to) }),
    },
  ],
  title: (state, seat, order) => `Withdraw the terms put to ${requireGang(state, putBy(state, seat, order).to).name}`,
  check(state, seat, order) {
    const back = setAsideFor(putBy(state, seat, order));
    if (back === 0) return makeFreeTerms();
    const notes = [`${formatDollars(back)} goes back to the bank.`];
    return { costDollars: -back, chance: null, notes };
  },
  carryOut(table, seat, order) {
    endProposal(table, putBy(table.state, seat, order), 'withdrawn');
  },
});

function putBy(state: State, seat: SeatId, order: DeepReadonly<OrderOf<'withdraw-proposal'>>): DeepReadonly<Proposal> {
  const proposal = state.proposals[order.proposal];
  refuseUnless(
    proposal?.from === seat,
    'There are no such terms of yours to withdraw; they were answered, or have lapsed.',
    'BARG-1',
  );
  return proposal;
}

/** [BARG-5] A gang breaks a bargain openly, at once. */
const breakBargain = order('break-bargain', {
  rules: ['BARG-5'],
  mail: [
    {
      example: 'Break the bargain with The Cedar Hill Combine',
      pattern: /^break the bargain with (.+)$/iu,
      read: (n, [partner = '']) => ({ kind: 'break-bargain', deal: n.bargainWith(partner) }),
    },
  ],
  title: (state, seat, order) =>
    `Break the bargain with ${requireGang(state, findPartner(requireBindingDeal(state, seat, order), seat)).name}`,
  check(state, seat, order) {
    const deal = requireBindingDeal(state, seat, order);
    const { name } = requireGang(state, findPartner(deal, seat));
    refuseUnless(
      !listWaitingOrders(state).some(
        (waiting) =>
          waiting.seat === seat && waiting.order.kind === 'break-bargain' && waiting.order.deal === order.deal,
      ),
      'That is already ordered; withdraw the order to keep your word.',
      'BARG-5',
    );
    return makeFreeTerms(
      `At the reveal, before anything is paid. The whole town will hear that you broke your word to ${name}.`,
    );
  },
  sealed: {},
  reveal: { at: 'broken-bargains', play: breakThrownOver },
});

function requireBindingDeal(
  state: State,
  seat: SeatId,
  order: DeepReadonly<OrderOf<'break-bargain'>>,
): DeepReadonly<Deal> {
  const deal = Object.hasOwn(state.deals, order.deal) ? state.deals[order.deal] : undefined;
  refuseUnless(
    deal !== undefined && isParty(deal, seat) && isInForce(deal, state.month),
    'No such bargain binds you any more; there is nothing to break.',
    'BARG-5',
  );
  return deal;
}

/** The orders of bargains, by kind. */
export const bargainOrders = {
  propose,
  'answer-proposal': answerProposal,
  'withdraw-proposal': withdrawProposal,
  'break-bargain': breakBargain,
};
