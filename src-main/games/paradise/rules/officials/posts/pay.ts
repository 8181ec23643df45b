import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { OfficialRef } from '#shared/games/paradise/officials.ts';
import { sum } from '#kernel/dice/dice.ts';
import { hasAccountant, listLivingGangs, requirePurse, listSeats } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { groupPayoffs, sumDue, type PerkFacts } from '#main/games/paradise/rules/city/rackets.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { LeavingCause } from '#main/games/paradise/rules/events/schemas/officials.ts';
import { computePayDiscount, payDollars, listPayrolls, type Payrolls } from '../lookups.ts';
import { seatCityHall } from './seating.ts';
import { buildOfficialRef } from '#main/games/paradise/rules/state/records/officials.ts';

/** The facts that officials' pay needs: the city and the gang's own books. */
export type PayFacts = Payrolls<OfficialRef> & PerkFacts & Pick<State, 'houseRules' | 'purses'>;

/** [OFF-6, RK-10] One official's pay for this month: his rate, and the rate after the discount of the gang's clubs. */
export type PayLine = { official: OfficialRef; rateDollars: number; dollars: number };

/** Lists the pay that a gang's officials ask this month, the highest office first; those withheld are left out. */
export function payLines(
  city: Payrolls<OfficialRef> & PerkFacts,
  seat: SeatId,
  without: ReadonlySet<OfficialId> = collectWithheld(city, seat),
): PayLine[] {
  const percent = computePayDiscount(city, seat);
  return listPayrolls(city, seat)
    .filter(({ official }) => !without.has(official.id))
    .map(({ official, payroll }) => {
      const rateDollars = payroll.wantsDollars ?? payroll.rateDollars;
      const dollars = payDollars(rateDollars, percent);
      return { official: buildOfficialRef(official), rateDollars, dollars };
    });
}

function collectWithheld(city: Payrolls, seat: SeatId): ReadonlySet<OfficialId> {
  const mine = listPayrolls(city, seat).filter(({ payroll }) => payroll.isWithheld);
  return new Set(mine.map(({ official }) => official.id));
}

/** Returns true if the gang has said this month which officials it will not pay. */
export function hasWithheld(city: Payrolls, seat: SeatId): boolean {
  return collectWithheld(city, seat).size > 0;
}

/** Sums pay lines, in dollars. */
export function payTotal(lines: readonly PayLine[]): number {
  return sum(lines.map((line) => line.dollars));
}

/**
 * [OFF-7] Returns true if a human must look at his officials before they are paid: he asked to, the bank does not
 * cover precincts and officials, or one of them wants more than he would give.
 */
export function needsOfficialsDecision(facts: PayFacts, seat: SeatId): boolean {
  const lines = payLines(facts, seat, new Set());
  if (lines.length === 0) return false;
  const purse = requirePurse(facts, seat);
  const due = payTotal(lines) + sumDue(groupPayoffs(facts, seat));
  const asksTooMuch = listPayrolls(facts, seat).some(
    ({ payroll }) => (payroll.wantsDollars ?? 0) > payroll.limitDollars,
  );
  return purse.payoffPolicy === 'ask' || due > purse.bankDollars || asksTooMuch;
}

/** [OFF-7] Returns true while the month must stop for a human's decision, as for the precincts. */
export function mustWaitForOfficials(state: State): boolean {
  return listLivingGangs(state).some((gang) => gang.isHuman && needsOfficialsDecision(state, gang.id));
}

/**
 * [OFF-7] Lists the officials paid when the bank falls short: the highest office first, each while the money lasts.
 */
export function listAffordableLines(
  city: Payrolls<OfficialRef> & PerkFacts,
  seat: SeatId,
  bankDollars: number,
): PayLine[] {
  let left = bankDollars;
  return payLines(city, seat).filter(({ dollars }) => {
    if (dollars > left) return false;
    left -= dollars;
    return true;
  });
}

/** Returns true if this month's pay will leave anything to tell. */
export function hasOfficialsToPay(state: State): boolean {
  return Object.keys(state.payrolls).length > 0 || Object.keys(state.officials).length === 0;
}

/** [MONTH-3, OFF-7, GANG-16a] Pays every gang's officials; an unpaid one leaves it. */
export function payOfficials(table: ParadiseTable): void {
  seatCityHall(table);
  for (const seat of listSeats(table.state)) payFor(table, seat);
}

function payFor(table: ParadiseTable, seat: SeatId): void {
  const { state } = table;
  const own = listPayrolls(state, seat).map(({ official }) => buildOfficialRef(official));
  if (own.length === 0) return;
  if (state.gangs[seat]?.eliminatedMonth !== null) {
    letGo(table, seat, own, 'gang-gone');
    return;
  }
  if (!hasAccountant(state, seat)) {
    letGo(table, seat, own, 'no-accountant');
    return;
  }
  const lines = listAffordableLines(state, seat, requirePurse(state, seat).bankDollars);
  const paid = new Set(lines.map(({ official }) => official.id));
  if (lines.length > 0) {
    table.emit({ type: 'officials-paid', seat, lines, dollars: payTotal(lines) });
  }
  const unpaid = own.filter(({ id }) => !paid.has(id));
  letGo(table, seat, unpaid, 'unpaid');
}

function letGo(table: ParadiseTable, seat: SeatId, officials: readonly OfficialRef[], why: LeavingCause): void {
  for (const official of officials) table.emit({ type: 'official-left', seat, official, why });
}
