import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { isInForce } from '#rulebooks/paradise/bargains/terms.ts';
import { listLivingGangs, listOwnedBusinesses } from '#rulebooks/paradise/lookups.ts';
import { createFreeIdea, type Muses, type Musing } from './idea.ts';

type BargainKind = 'propose' | 'answer-proposal' | 'withdraw-proposal' | 'break-bargain';

/** [SCN-4] Terms put, answered, taken back and thrown over. */
export const bargainMuses: Muses<BargainKind> = {
  propose(musing) {
    const { view, fancy } = musing;
    const to = fancy.one(listLivingGangs(view).filter(({ id }) => id !== view.seat));
    return to === undefined
      ? null
      : createFreeIdea({ kind: 'propose', to: to.id, terms: termsFor(musing, to.id) });
  },
  'answer-proposal'(musing) {
    const { view, fancy } = musing;
    const put = fancy.one(view.proposals.filter(({ to }) => to === view.seat));
    if (put === undefined) return null;
    const answer = fancy.one(['accept', 'accept', 'refuse', 'counter'] as const) ?? 'refuse';
    const terms = answer === 'counter' ? termsFor(musing, put.from) : null;
    return createFreeIdea({ kind: 'answer-proposal', proposal: put.id, answer, terms });
  },
  'withdraw-proposal'({ view, fancy }) {
    const own = fancy.one(view.proposals.filter(({ from }) => from === view.seat));
    return own === undefined
      ? null
      : createFreeIdea({ kind: 'withdraw-proposal', proposal: own.id });
  },
  'break-bargain'({ view, fancy }) {
    const deal = fancy.one(view.deals.filter((one) => isInForce(one, view.month)));
    return deal === undefined ? null : createFreeIdea({ kind: 'break-bargain', deal: deal.id });
  },
};

/** A truce, and sometimes money, a line, a common enemy or a place with it. */
function termsFor({ view, fancy }: Musing, rival: Musing['view']['seat']): BargainTerms {
  const terms: BargainTerms = { ...makeEmptyTerms(), truceMonths: fancy.whole(1, 6) };
  const third = fancy.one(
    listLivingGangs(view).filter(({ id }) => id !== view.seat && id !== rival),
  );
  const place = fancy.one(listOwnedBusinesses(view, rival));
  switch (fancy.whole(1, 5)) {
    case 1:
      terms.payment = {
        by: fancy.unit() < 0.5 ? 'us' : 'them',
        dollars: 10 * fancy.whole(1, 30),
        months: fancy.whole(1, 3),
      };
      break;
    case 2:
      terms.line = { months: fancy.whole(1, 4), ours: [view.gang.base], theirs: [] };
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
