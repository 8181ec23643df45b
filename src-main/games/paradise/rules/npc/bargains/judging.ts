import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { BargainTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Proposal } from '#main/games/paradise/rules/state/records/bargains.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import { createReason, type PlanReason } from '#main/games/paradise/rules/minds/reason.ts';
import { scorePast, scoreTerms, type Weigher } from './bargainWorth.ts';

/** The most money, in $100s, that a gang asks for to make up for terms it dislikes. */
const mostToMakeUp = 10;

/** The money that a gang can spend on terms, and whether it may answer them with others. */
export type AnswerMeans = { leftDollars: number; canCounter: boolean };

/** A gang's answer to terms with the reason; `terms` are the other ones of a counter. */
export type Judgment = {
  answer: 'accept' | 'refuse' | 'counter';
  terms: BargainTerms | null;
  /** Dollars that it pays at once. */
  costDollars: number;
  reason: PlanReason;
};

/**
 * [BARG-1] Judges terms that a rival puts to a gang; in them the gang itself is `us`. It serves both the answer to a
 * proposal and its forecast.
 */
export function judgeTerms(
  view: Weigher,
  rival: SeatId,
  terms: BargainTerms,
  { leftDollars, canCounter }: AnswerMeans,
): Judgment {
  const factors = [...scoreTerms(view, rival, terms), ...scorePast(view, rival)];
  const owed = terms.payment?.by === 'us' ? terms.payment.dollars : 0;
  if (owed > Math.max(0, leftDollars)) {
    factors.push({ name: 'money we need elsewhere', detail: 'in $100s', points: -owed / 50 - 5 });
  }
  const { name } = requireGang(view, rival);
  const reason = createReason(`The offer of ${name} is worth taking for what it brings us.`, factors);
  if (reason.score > 0) return { answer: 'accept', terms: null, costDollars: owed, reason };
  const better = canCounter ? addMoney(view, terms, reason.score) : null;
  if (better === null) {
    const sentence = `The terms of ${name} ask more than they offer.`;
    return { answer: 'refuse', terms: null, costDollars: 0, reason: { ...reason, sentence } };
  }
  const made: Factor[] = [...scoreTerms(view, rival, better), ...scorePast(view, rival)];
  const why = createReason(`${name} can have it, for a price.`, made);
  return { answer: 'counter', terms: better, costDollars: 0, reason: why };
}

/** True if a gang has terms of its own before a rival, so that it makes him no others. */
export function hasOwnTerms(
  view: { seat: SeatId; proposals: readonly DeepReadonly<Proposal>[] },
  rival: SeatId,
): boolean {
  return view.proposals.some(({ from, to }) => from === view.seat && to === rival);
}

/** Returns the same terms with the money that makes them worth having, or null if that is too much to ask. */
function addMoney(view: Weigher, terms: BargainTerms, score: number): BargainTerms | null {
  const short = -score + 0.5;
  if (short > mostToMakeUp || terms.payment !== null) return null;
  const greed = 1 + 0.15 * view.mind.character.greed;
  const dollars = Math.ceil((short * 100) / greed / 50) * 50;
  return { ...terms, payment: { by: 'them', dollars, months: 1 } };
}
