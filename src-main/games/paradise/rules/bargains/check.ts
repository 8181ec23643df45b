import { findCity, findDistrictProblem } from '#shared/games/paradise/cities/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BargainSide } from '#shared/games/paradise/orders/bargains.ts';
import { nameDistrict } from '#shared/games/paradise/city.ts';
import { formatDollars } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireBusiness, listDeals, requireGang, requirePurse } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Terms } from './terms.ts';

/** How far ahead a joint action can be agreed on, in months. */
const jointMonthsAhead = 6;

/** The two gangs of a bargain that is being talked over: in its terms `us` is who puts them. */
export type Pair = { us: SeatId; them: SeatId };

/**
 * [BARG-1] Refuses terms that are empty, contradict each other, or promise what the gangs cannot give, as far as public
 * facts show. `from` is the first month of a joint action that can still be agreed on.
 */
export function checkTerms(state: State, pair: Pair, terms: Terms, from: number): void {
  const { truceMonths, line, joint, payment, businesses } = terms;
  const isEmpty = truceMonths === null && line === null && joint === null && payment === null;
  refuseUnless(
    !isEmpty || businesses.length > 0,
    'There is nothing in it; name a truce, a line, a joint action, a payment or a business.',
    'BARG-1',
  );
  checkLine(state, terms);
  checkJoint(state, pair, terms, from);
  checkBusinesses(state, pair, terms);
}

function checkLine(state: State, { line }: Terms): void {
  if (line === null) return;
  const { ours, theirs } = line;
  const problem = findDistrictProblem(findCity(state), [...ours, ...theirs]);
  refuseUnless(problem === null, problem ?? '', 'CITY-1');
  refuseUnless(ours.length + theirs.length > 0, 'A line needs a district on one side of it.', 'BARG-1');
  refuseUnless(
    new Set(ours).size === ours.length && new Set(theirs).size === theirs.length,
    'Name each district of the line once.',
    'BARG-1',
  );
  const both = ours.find((district) => theirs.includes(district));
  refuseUnless(
    both === undefined,
    `${both === undefined ? '' : nameDistrict(both)} cannot lie on both sides of the line; take it off one.`,
    'BARG-1',
  );
}

function checkJoint(state: State, { us, them }: Pair, { joint, line }: Terms, from: number): void {
  if (joint === null) return;
  const { target, month } = joint;
  const last = state.month + jointMonthsAhead;
  refuseUnless(
    month >= from && month <= last,
    `A joint action takes a month from ${formatMonth(from)} to ${formatMonth(last)}.`,
    'BARG-1',
  );
  if (target.kind === 'gang') {
    const gang = requireGang(state, target.gang);
    refuseUnless(
      gang.id !== us && gang.id !== them,
      'A joint action goes against a third gang; name another.',
      'BARG-1',
    );
    refuseUnless(gang.eliminatedMonth === null, `The game is over for ${gang.name}; name another gang.`);
    return;
  }
  const { owner, name, district } = requireBusiness(state, target.business);
  refuseUnless(
    owner !== null && owner !== us && owner !== them,
    `${name} belongs to no third gang; name another place.`,
    'BARG-1',
  );
  refuseUnless(
    line === null || month > state.month + line.months - 1 || ![...line.ours, ...line.theirs].includes(district),
    `${name} lies beyond the line of the same bargain; name another place or move the line.`,
    'BARG-1',
  );
}

function checkBusinesses(state: State, { us, them }: Pair, { businesses }: Terms): void {
  const named = businesses.map(({ business }) => business);
  refuseUnless(new Set(named).size === named.length, 'Name each business once.', 'BARG-1');
  for (const { by, business } of businesses) {
    const giver = requireGang(state, by === 'us' ? us : them);
    const { owner, name } = requireBusiness(state, business);
    refuseUnless(owner === giver.id, `${giver.name} does not hold ${name}; name a place it has.`, 'BARG-1');
  }
}

/** [BARG-4] Refuses a place that changes hands at the coming reveal already, by another bargain. */
export function checkUnpromised(state: State, { businesses }: Terms): void {
  const promised = listDeals(state)
    .filter(({ brokenBy, sinceMonth }) => brokenBy === null && sinceMonth === state.month)
    .flatMap(({ terms }) => terms.businesses.map(({ business }) => business));
  const twice = businesses.find(({ business }) => promised.includes(business));
  refuseUnless(
    twice === undefined,
    `${twice === undefined ? '' : requireBusiness(state, twice.business).name} goes to somebody else this month; ask for other terms.`,
    'BARG-1',
  );
}

/** [BARG-4] Refuses a first payment that the bank of the gang that owes it does not hold. */
export function checkPayment(state: State, seat: SeatId, terms: Terms, side: BargainSide): void {
  const { payment } = terms;
  if (payment?.by !== side) return;
  const { bankDollars } = requirePurse(state, seat);
  refuseUnless(
    bankDollars >= payment.dollars,
    `The payment is ${formatDollars(payment.dollars)}, and the bank holds ${formatDollars(bankDollars)}.`,
    'BARG-1',
  );
}
