import { formatDealingKey, type Payroll, type Dealing, type Official } from '../state/records/officials.ts';
import type { ParadiseState } from '../state.ts';
import { requireNamed } from '../state/applying.ts';
import type { EventOf } from '../events/schemas.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** Adds him to the payroll: his quarrel with the gang ends, and it learns his SMARTS. */
export function hireOfficial(
  state: ParadiseState,
  terms: Pick<EventOf<'official-bought'>, 'seat' | 'official' | 'rateDollars' | 'limitDollars'>,
): void {
  const { seat, rateDollars, limitDollars } = terms;
  const official = requireNamed(state.officials[terms.official.id]);
  delete state.dealings[formatDealingKey(seat, official.id)];
  learnSmarts(official, seat);
  state.payrolls[formatDealingKey(seat, official.id)] = {
    seat,
    official: official.id,
    rateDollars,
    limitDollars,
    wantsDollars: null,
    isWithheld: false,
    sinceMonth: state.month,
  };
}

export function requirePayrollToChange(state: ParadiseState, seat: SeatId, official: OfficialId): Payroll {
  return requireNamed(state.payrolls[formatDealingKey(seat, official)]);
}

export function requireDealing(state: ParadiseState, seat: SeatId, official: OfficialId): Dealing {
  const key = formatDealingKey(seat, official);
  if (state.dealings[key] === undefined) {
    state.dealings[key] = { seat, official, shunsUntilMonth: 0, outbidMonth: 0, outbidDollars: 0 };
  }
  return requireNamed(state.dealings[key]);
}

/** Removes a Reporter whom no gang pays from the list. */
export function leave(state: ParadiseState, seat: SeatId, id: OfficialId): void {
  delete state.payrolls[formatDealingKey(seat, id)];
  if (state.officials[id]?.kind === 'reporter') delete state.officials[id];
}

export function learnSmarts(official: Official, seat: SeatId): void {
  if (official.smartsKnownTo === 'everybody' || official.smartsKnownTo.includes(seat)) return;
  official.smartsKnownTo.push(seat);
}

export function learnInPublic(state: ParadiseState, id: OfficialId): void {
  requireNamed(state.officials[id]).smartsKnownTo = 'everybody';
}

/** Records the public use of an official and the gang it was for. */
export function show(state: ParadiseState, id: OfficialId, seat: SeatId): void {
  requireNamed(state.officials[id]).seenWith[seat] = state.month;
}

/** [PO-3] The Editor tilts one roll. */
export function clearLean(state: ParadiseState): void {
  state.cityHall.lean = null;
}

/** Decisions on pay are for one month. */
export function clearWithheldPay(state: ParadiseState): void {
  for (const payroll of Object.values(state.payrolls)) payroll.isWithheld = false;
}
