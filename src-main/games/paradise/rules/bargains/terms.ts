import type { SeatId } from '#shared/words/ids.ts';
import {
  makeEmptyTerms,
  listForbiddenDistricts,
  type BargainSide,
  type BargainTerms,
} from '#shared/games/paradise/orders/bargains.ts';
import type { District } from '#shared/games/paradise/city.ts';
import type { MeetTopic } from '#shared/games/paradise/orders/jobs.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import type { Deal } from '../state/records/bargains.ts';

export type Terms = DeepReadonly<BargainTerms>;
type Bargain = DeepReadonly<Deal>;

/** Months a truce holds that was talked out without a word on how long. */
const plainTruceMonths = 1;

/** [SCN-4] Creates the terms that a Meet's topic means; its asker is `us`. */
export function makeTermsForTopic(
  topic: DeepReadonly<MeetTopic> | undefined,
  truceMonths = plainTruceMonths,
): BargainTerms {
  switch (topic?.kind) {
    case 'bargain':
      return clonePlain(topic.terms) as BargainTerms;
    case 'business':
      return { ...makeEmptyTerms(), businesses: [{ by: 'them', business: topic.business }] };
    default:
      return { ...makeEmptyTerms(), truceMonths };
  }
}

/** The last month in which any of the terms binds, when the first is `sinceMonth`. */
export function findLastMonth(terms: Terms, sinceMonth: number): number {
  const months = [terms.truceMonths, terms.line?.months, terms.payment?.months];
  const longest = Math.max(1, ...months.map((count) => count ?? 1));
  return Math.max(sinceMonth + longest - 1, terms.joint?.month ?? 0);
}

export function findSideInBargain({ asker }: Pick<Bargain, 'asker'>, seat: SeatId): BargainSide {
  return asker === seat ? 'us' : 'them';
}

export function findSeatOn({ asker, other }: Bargain, side: BargainSide): SeatId {
  return side === 'us' ? asker : other;
}

export function findPartner({ asker, other }: Bargain, seat: SeatId): SeatId {
  return asker === seat ? other : asker;
}

export function isParty({ asker, other }: Pick<Bargain, 'asker' | 'other'>, seat: SeatId): boolean {
  return asker === seat || other === seat;
}

/** Returns true if any of its terms still binds. */
export function isInForce({ brokenBy, untilMonth }: Bargain, month: number): boolean {
  return brokenBy === null && untilMonth >= month;
}

/** Finds the last month of the bargain's truce, 0 without one. A bargain that was ended early ends its truce too. */
export function findTruceEnd({ terms, sinceMonth, untilMonth }: Bargain): number {
  return terms.truceMonths === null ? 0 : Math.min(untilMonth, sinceMonth + terms.truceMonths - 1);
}

/** The bargains by which two gangs keep the peace this month. */
export function listTrucesBetween(deals: readonly Bargain[], one: SeatId, other: SeatId, month: number): Bargain[] {
  return deals.filter(
    (deal) =>
      isParty(deal, one) && findPartner(deal, one) === other && isInForce(deal, month) && findTruceEnd(deal) >= month,
  );
}

/** Leaves out truces that add nothing: another one with the same gang, in force too, holds as long or longer. */
export function dropCoveredTruces<T extends Bargain>(deals: readonly T[], month: number): T[] {
  return deals.filter(
    (deal, at) =>
      !isBareTruce(deal) ||
      !isInForce(deal, month) ||
      !deals.some((other, place) => {
        const isPair = isParty(other, deal.asker) && isParty(other, deal.other);
        const [end, own] = [findTruceEnd(other), findTruceEnd(deal)];
        const isLonger = end > own || (end === own && (!isBareTruce(other) || place > at));
        return place !== at && isPair && isInForce(other, month) && isLonger;
      }),
  );
}

function isBareTruce({ terms }: Bargain): boolean {
  const { truceMonths, line, joint, payment, businesses } = terms;
  const others = [line, joint, payment].filter((term) => term !== null);
  return truceMonths !== null && others.length === 0 && businesses.length === 0;
}

export function findLineEnd({ terms, sinceMonth, untilMonth }: Bargain): number {
  return terms.line === null ? 0 : Math.min(untilMonth, sinceMonth + terms.line.months - 1);
}

/** The districts a gang keeps out of this month by a bargain. */
export function listClosedDistricts(deal: Bargain, seat: SeatId, month: number): readonly District[] {
  if (deal.brokenBy !== null || findLineEnd(deal) < month) return [];
  const { line } = deal.terms;
  return line === null
    ? []
    : listForbiddenDistricts(line as NonNullable<BargainTerms['line']>, findSideInBargain(deal, seat));
}

/** Terms as the other side puts them: `us` and `them` change places. */
export function turnTerms(terms: Terms): BargainTerms {
  const { truceMonths, line, joint, payment, businesses } = terms;
  const flipSide = (side: BargainSide): BargainSide => (side === 'us' ? 'them' : 'us');
  return {
    truceMonths,
    line: line === null ? null : { ...line, ours: [...line.theirs], theirs: [...line.ours] },
    joint: joint === null ? null : { ...joint, target: { ...joint.target } },
    payment: payment === null ? null : { ...payment, by: flipSide(payment.by) },
    businesses: businesses.map(({ by, business }) => ({ by: flipSide(by), business })),
  };
}
