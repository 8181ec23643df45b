import type { SeatId } from '#shared/words/ids.ts';
import type { PromiseView } from '#shared/games/paradise/views/attitudes.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { dropCoveredTruces, isParty } from '../bargains/terms.ts';
import { collectPublicNames, describeTerms, type TermNames } from '../bargains/words.ts';
import type { Accord, SeatView } from '../state/seatView.ts';

/**
 * Lists the promises of a gang that a seat knows of, its own in full and those of others as the town heard them; newest
 * first.
 */
export function listPromises(view: SeatView, gang: SeatId): PromiseView[] {
  const names = collectPublicNames(view);
  const own = dropCoveredTruces(
    view.deals.filter((deal) => isParty(deal, gang)),
    view.month,
  ).map((deal) => {
    const { id, asker, other, sinceMonth, untilMonth, brokenBy } = deal;
    const words = describeTerms(names, deal.terms, asker, other);
    return tell(view, { id, asker, other, sinceMonth, untilMonth, brokenBy }, words);
  });
  const known = new Set(view.deals.map(({ id }) => id));
  const told = view.accords
    .filter((accord) => isParty(accord, gang) && !known.has(accord.id))
    .map((accord) => tell(view, accord, describeAccord(names, accord)));
  return [...own, ...told].toSorted((one, other) => other.sinceMonth - one.sinceMonth);
}

function describeAccord(names: TermNames, accord: Accord): string[] {
  const { asker, other, truceMonths, line } = accord;
  if (truceMonths === null && line === null) return ['terms that nobody else was told'];
  return describeTerms(names, { ...makeEmptyTerms(), truceMonths, line }, asker, other);
}

type Bound = Pick<Accord, 'id' | 'asker' | 'other' | 'sinceMonth' | 'untilMonth' | 'brokenBy'>;

function tell(view: SeatView, bound: Bound, words: string[]): PromiseView {
  const { id, asker, other, sinceMonth, untilMonth, brokenBy } = bound;
  const isOver = untilMonth < view.month;
  const outcome = brokenBy !== null ? 'broken' : isOver ? 'kept' : 'in-force';
  return { id, asker, other, sinceMonth, untilMonth, brokenBy, words, outcome };
}
