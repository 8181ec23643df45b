import { type BargainTerms, makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { isInForce } from '#main/games/paradise/rules/bargains/terms.ts';
import { listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { createFreeIdea, type OrderGenerators, type GenerationContext } from './idea.ts';

type BargainKind = 'propose' | 'answer-proposal' | 'withdraw-proposal' | 'break-bargain';

/** [SCN-4] Terms put, answered, taken back and thrown over. */
export const bargainGenerators: OrderGenerators<BargainKind> = {
  propose(context) {
    const { view, picker } = context;
    const to = picker.one(listLivingGangs(view).filter(({ id }) => id !== view.seat));
    return to === undefined ? null : createFreeIdea({ kind: 'propose', to: to.id, terms: pickTerms(context, to.id) });
  },
  'answer-proposal'(context) {
    const { view, picker } = context;
    const put = picker.one(view.proposals.filter(({ to }) => to === view.seat));
    if (put === undefined) return null;
    const answer = picker.one(['accept', 'accept', 'refuse', 'counter'] as const) ?? 'refuse';
    const terms = answer === 'counter' ? pickTerms(context, put.from) : null;
    return createFreeIdea({ kind: 'answer-proposal', proposal: put.id, answer, terms });
  },
  'withdraw-proposal'({ view, picker }) {
    const own = picker.one(view.proposals.filter(({ from }) => from === view.seat));
    return own === undefined ? null : createFreeIdea({ kind: 'withdraw-proposal', proposal: own.id });
  },
  'break-bargain'({ view, picker }) {
    const deal = picker.one(view.deals.filter((one) => isInForce(one, view.month)));
    return deal === undefined ? null : createFreeIdea({ kind: 'break-bargain', deal: deal.id });
  },
};

/** Picks a truce, and sometimes money, a line, a common enemy or a place with it. */
function pickTerms({ view, picker }: GenerationContext, rival: GenerationContext['view']['seat']): BargainTerms {
  const terms: BargainTerms = { ...makeEmptyTerms(), truceMonths: picker.whole(1, 6) };
  const third = picker.one(listLivingGangs(view).filter(({ id }) => id !== view.seat && id !== rival));
  const place = picker.one(listOwnedBusinesses(view, rival));
  switch (picker.whole(1, 5)) {
    case 1:
      terms.payment = {
        by: picker.unit() < 0.5 ? 'us' : 'them',
        dollars: 10 * picker.whole(1, 30),
        months: picker.whole(1, 3),
      };
      break;
    case 2:
      terms.line = { months: picker.whole(1, 4), ours: [view.gang.base], theirs: [] };
      break;
    case 3:
      if (third !== undefined) {
        const target = { kind: 'gang' as const, gang: third.id };
        terms.joint = { target, month: view.month + 1 };
      }
      break;
    case 4:
      if (place !== undefined) terms.businesses = [{ by: 'them', business: place.id }];
      break;
    default:
      break;
  }
  return terms;
}
