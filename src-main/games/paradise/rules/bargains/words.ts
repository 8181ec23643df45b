import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { nameDistrict, type District } from '#shared/games/paradise/city.ts';
import { lowerArticles } from '#shared/words/sentences.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { State } from '../state.ts';
import type { Terms } from './terms.ts';

/** Looks up what terms name. */
export type TermNames = { gang: (seat: SeatId) => string; business: (id: BusinessId) => string };

/** Names as anyone knows them: gangs and businesses are public. */
export function collectPublicNames(city: Pick<State, 'gangs' | 'businesses'>): TermNames {
  return {
    gang: (seat) => city.gangs[seat]?.name ?? 'an unknown gang',
    business: (id) => city.businesses[id]?.name ?? 'an unknown business',
  };
}

function formatMonths(months: number): string {
  return months === 1 ? 'a month' : `${months} months`;
}

export function describeDistricts(districts: readonly District[]): string {
  return joinWords(districts.map((district) => nameDistrict(district)));
}

/** Describes terms, one phrase for each, with both gangs by name, so that both read the same. */
export function describeTerms(names: TermNames, terms: Terms, us: SeatId, them: SeatId): string[] {
  const { truceMonths, line, joint, payment, businesses } = terms;
  const name = (side: 'us' | 'them'): string => names.gang(side === 'us' ? us : them);
  const words: string[] = [];
  if (truceMonths !== null) words.push(`a truce for ${formatMonths(truceMonths)}`);
  if (line !== null) {
    const kept = [
      { districts: line.ours, seat: them },
      { districts: line.theirs, seat: us },
    ].filter(({ districts }) => districts.length > 0);
    for (const { districts, seat } of kept) {
      words.push(
        `${describeDistricts(districts)} out of bounds for ${names.gang(seat)} for ${formatMonths(line.months)}`,
      );
    }
  }
  if (joint !== null) {
    const { target } = joint;
    const whom = target.kind === 'gang' ? names.gang(target.gang) : names.business(target.business);
    words.push(`a joint job against ${whom} in ${formatMonth(joint.month)}`);
  }
  if (payment !== null) {
    const often = payment.months === 1 ? '' : ` a month for ${formatMonths(payment.months)}`;
    const from = name(payment.by);
    const to = name(payment.by === 'us' ? 'them' : 'us');
    words.push(`${formatDollars(payment.dollars)}${often} from ${from} to ${to}`);
  }
  for (const { by, business } of businesses) {
    words.push(`${names.business(business)} from ${name(by)} to ${name(by === 'us' ? 'them' : 'us')}`);
  }
  return words.map(lowerArticles);
}
