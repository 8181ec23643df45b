import type { Factor } from '#shared/words/journal.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Deal, Proposal } from '#rulebooks/paradise/state/records/bargains.ts';
import {
  isInForce,
  findPartner,
  findSideInBargain,
  findTruceEnd,
  turnTerms,
} from '#rulebooks/paradise/bargains/terms.ts';
import { requireGang } from '#rulebooks/paradise/lookups.ts';
import type { SeatView } from '#rulebooks/paradise/state/seatView.ts';
import { estimateDanger, scorePast, scoreTerms } from './bargainWorth.ts';
import { computeSpendableDollars } from '../money/budget.ts';
import { planProposals } from './proposing.ts';
import { scoreWordTo } from './promises.ts';
import { createReason, type CostedPlan } from '#rulebooks/paradise/minds/reason.ts';

/** A gang asks for money that would make up for what it does not like, up to so many $100s. */
const mostToMakeUp = 10;

/** [GANG-11] Plans a gang's answers to terms, its own terms, and the bargains it breaks. */
export function planBargaining(view: SeatView, spentDollars: number): CostedPlan[] {
  const answers = planAnswersToTerms(view, spentDollars);
  const paid = answers.reduce((total, { costDollars }) => total + costDollars, spentDollars);
  return [...planBreaks(view), ...answers, ...planProposals(view, paid)];
}

/** [BARG-1] Answers every proposal by what it is worth. */
function planAnswersToTerms(view: SeatView, spentDollars: number): CostedPlan[] {
  let left = computeSpendableDollars(view) - spentDollars;
  return view.proposals
    .filter(({ to }) => to === view.seat)
    .map((proposal) => {
      const plan = answerTo(view, proposal, left);
      left -= plan.costDollars;
      return plan;
    });
}

function answerTo(
  view: SeatView,
  proposal: DeepReadonly<Proposal>,
  leftDollars: number,
): CostedPlan {
  const { id, from, isCounter } = proposal;
  const terms = turnTerms(proposal.terms);
  const factors = [...scoreTerms(view, from, terms), ...scorePast(view, from)];
  const owed = terms.payment?.by === 'us' ? terms.payment.dollars : 0;
  if (owed > Math.max(0, leftDollars)) {
    factors.push({
      name: 'money that we need elsewhere',
      detail: 'in $100s',
      points: -owed / 50 - 5,
    });
  }
  const { name } = requireGang(view, from);
  const reason = createReason(
    `The offer of ${name} is worth taking for what it brings us.`,
    factors,
  );
  const answer = { kind: 'answer-proposal', proposal: id } as const;
  if (reason.score > 0) {
    return { order: { ...answer, answer: 'accept', terms: null }, costDollars: owed, reason };
  }
  const better = isCounter || hasOwnTerms(view, from) ? null : withMoney(view, terms, reason.score);
  if (better === null) {
    return {
      order: { ...answer, answer: 'refuse', terms: null },
      costDollars: 0,
      reason: { ...reason, sentence: `The terms of ${name} ask for more than they offer.` },
    };
  }
  const made: Factor[] = [...scoreTerms(view, from, better), ...scorePast(view, from)];
  return {
    order: { ...answer, answer: 'counter', terms: better },
    costDollars: 0,
    reason: createReason(`${name} shall have it, for a price.`, made),
  };
}

function hasOwnTerms(view: SeatView, rival: Proposal['from']): boolean {
  return view.proposals.some(({ from, to }) => from === view.seat && to === rival);
}

/** The same terms with the money that makes them worth having, if that is not too much to ask. */
function withMoney(view: SeatView, terms: BargainTerms, score: number): BargainTerms | null {
  const short = -score + 0.5;
  if (short > mostToMakeUp || terms.payment !== null) return null;
  const greed = 1 + 0.15 * view.mind.character.greed;
  const dollars = Math.ceil((short * 100) / greed / 50) * 50;
  return { ...terms, payment: { by: 'them', dollars, months: 1 } };
}

/** [BARG-1] A gang that pays for a peace it no longer needs ends it, if its word is worth less to it. */
function planBreaks(view: SeatView): CostedPlan[] {
  return view.deals
    .filter((deal) => isInForce(deal, view.month))
    .flatMap((deal): CostedPlan[] => {
      const { payment } = deal.terms;
      const rest = payment === null ? 0 : payment.months - deal.paid;
      if (payment === null || rest <= 0 || payment.by !== findSideInBargain(deal, view.seat))
        return [];
      const reason = breakReason(view, deal, (rest * payment.dollars) / 100);
      if (reason.score <= 0) return [];
      return [{ order: { kind: 'break-bargain', deal: deal.id }, costDollars: 0, reason }];
    });
}

function breakReason(view: SeatView, deal: DeepReadonly<Deal>, owed: number) {
  const partner = findPartner(deal, view.seat);
  const months = Math.max(0, findTruceEnd(deal) - view.month + 1);
  const greed = 1 + 0.15 * view.mind.character.greed;
  return createReason(
    `Peace with ${requireGang(view, partner).name} costs more than it is worth.`,
    [
      { name: 'what we still owe them', detail: 'in $100s', points: owed * greed },
      { name: 'months without their guns', points: -months * estimateDanger(view, partner) },
      { name: 'our word to them', points: -scoreWordTo(view, partner) },
    ],
  );
}
