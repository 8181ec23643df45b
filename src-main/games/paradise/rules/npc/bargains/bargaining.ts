import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Deal, Proposal } from '#main/games/paradise/rules/state/records/bargains.ts';
import {
  isInForce,
  findPartner,
  findSideInBargain,
  findTruceEnd,
  turnTerms,
} from '#main/games/paradise/rules/bargains/terms.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { estimateDanger } from './bargainWorth.ts';
import { hasOwnTerms, judgeTerms } from './judging.ts';
import { computeSpendableDollars } from '../money/budget.ts';
import { planProposals } from './proposing.ts';
import { scoreWordTo } from './promises.ts';
import { createReason, type CostedPlan } from '#main/games/paradise/rules/minds/reason.ts';

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
  { id, from, terms, isCounter }: DeepReadonly<Proposal>,
  leftDollars: number,
): CostedPlan {
  const canCounter = !isCounter && !hasOwnTerms(view, from);
  const judged = judgeTerms(view, from, turnTerms(terms), { leftDollars, canCounter });
  return {
    order: { kind: 'answer-proposal', proposal: id, answer: judged.answer, terms: judged.terms },
    costDollars: judged.costDollars,
    reason: judged.reason,
  };
}

/** [BARG-1] Ends a peace that the gang pays for and no longer needs, if its word is worth less to it. */
function planBreaks(view: SeatView): CostedPlan[] {
  return view.deals
    .filter((deal) => isInForce(deal, view.month))
    .flatMap((deal): CostedPlan[] => {
      const { payment } = deal.terms;
      const rest = payment === null ? 0 : payment.months - deal.paid;
      if (payment === null || rest <= 0 || payment.by !== findSideInBargain(deal, view.seat)) return [];
      const reason = breakReason(view, deal, (rest * payment.dollars) / 100);
      if (reason.score <= 0) return [];
      return [{ order: { kind: 'break-bargain', deal: deal.id }, costDollars: 0, reason }];
    });
}

function breakReason(view: SeatView, deal: DeepReadonly<Deal>, owed: number) {
  const partner = findPartner(deal, view.seat);
  const months = Math.max(0, findTruceEnd(deal) - view.month + 1);
  const greed = 1 + 0.15 * view.mind.character.greed;
  return createReason(`Peace with ${requireGang(view, partner).name} costs more than it’s worth.`, [
    { name: 'our debt to them', detail: 'in $100s', points: owed * greed },
    { name: 'months without a fight', points: -months * estimateDanger(view, partner) },
    { name: 'our word to them', points: -scoreWordTo(view, partner) },
  ]);
}
