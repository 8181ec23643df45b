import type { SeatId } from '../../../../src-shared/words/ids.ts';
import {
  noTerms,
  outOfBounds,
  type BargainSide,
  type BargainTerms,
} from '../../../../src-shared/games/paradise/orders/bargains.ts';
import type { District } from '../../../../src-shared/games/paradise/city.ts';
import type { MeetTopic } from '../../../../src-shared/games/paradise/orders/jobs.ts';
import { clonePlain, type DeepReadonly } from '../../../kernel/readonly.ts';
import type { Deal } from '../state/records/bargains.ts';

export type Terms = DeepReadonly<BargainTerms>;
type Bargain = DeepReadonly<Deal>;

/** Months a truce holds that was talked out without a word on how long. */
const plainTruceMonths = 1;

/** [SCN-4] The terms a Meet's topic stands for; its asker is `us`. */
export function termsOfTopic(
  topic: DeepReadonly<MeetTopic> | undefined,
  truceMonths = plainTruceMonths,
): BargainTerms {
  switch (topic?.kind) {
    case 'bargain':
      return clonePlain(topic.terms) as BargainTerms;
    case 'business':
      return { ...noTerms(), businesses: [{ by: 'them', business: topic.business }] };
    default:
      return { ...noTerms(), truceMonths };
  }
}

/** The last month in which any of the terms binds, when the first is `sinceMonth`. */
export function lastMonthOf(terms: Terms, sinceMonth: number): number {
  const months = [terms.truceMonths, terms.line?.months, terms.payment?.months];
  const longest = Math.max(1, ...months.map((count) => count ?? 1));
  return Math.max(sinceMonth + longest - 1, terms.joint?.month ?? 0);
}

export function sideInBargain({ asker }: Pick<Bargain, 'asker'>, seat: SeatId): BargainSide {
  return asker === seat ? 'us' : 'them';
}

export function seatOn({ asker, other }: Bargain, side: BargainSide): SeatId {
  return side === 'us' ? asker : other;
}

export function partnerOf({ asker, other }: Bargain, seat: SeatId): SeatId {
  return asker === seat ? other : asker;
}

export function isParty({ asker, other }: Bargain, seat: SeatId): boolean {
  return asker === seat || other === seat;
}

/** Returns true if any of its terms still binds. */
export function isInForce({ brokenBy, untilMonth }: Bargain, month: number): boolean {
  return brokenBy === null && untilMonth >= month;
}

/** The last month of its truce, 0 without one; a bargain that was ended early ends its truce too. */
export function truceEnd({ terms, sinceMonth, untilMonth }: Bargain): number {
  return terms.truceMonths === null ? 0 : Math.min(untilMonth, sinceMonth + terms.truceMonths - 1);
}

/** The bargains by which two gangs keep the peace this month. */
export function trucesBetween(
  deals: readonly Bargain[],
  one: SeatId,
  other: SeatId,
  month: number,
): Bargain[] {
  return deals.filter(
    (deal) =>
      isParty(deal, one) &&
      partnerOf(deal, one) === other &&
      isInForce(deal, month) &&
      truceEnd(deal) >= month,
  );
}

export function lineEnd({ terms, sinceMonth, untilMonth }: Bargain): number {
  return terms.line === null ? 0 : Math.min(untilMonth, sinceMonth + terms.line.months - 1);
}

/** The districts a gang keeps out of this month by a bargain. */
export function closedTo(deal: Bargain, seat: SeatId, month: number): readonly District[] {
  if (deal.brokenBy !== null || lineEnd(deal) < month) return [];
  const { line } = deal.terms;
  return line === null
    ? []
    : outOfBounds(line as NonNullable<BargainTerms['line']>, sideInBargain(deal, seat));
}

/** Terms as the other side puts them: `us` and `them` change places. */
export function turned(terms: Terms): BargainTerms {
  const { truceMonths, line, joint, payment, businesses } = terms;
  const other = (side: BargainSide): BargainSide => (side === 'us' ? 'them' : 'us');
  return {
    truceMonths,
    line: line === null ? null : { ...line, ours: [...line.theirs], theirs: [...line.ours] },
    joint: joint === null ? null : { ...joint, target: { ...joint.target } },
    payment: payment === null ? null : { ...payment, by: other(payment.by) },
    businesses: businesses.map(({ by, business }) => ({ by: other(by), business })),
  };
}
