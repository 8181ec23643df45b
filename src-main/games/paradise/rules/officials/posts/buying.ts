import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { officialKindNames, formatStyledName, type OfficialKind } from '#shared/games/paradise/officials.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang, hasAccountant, requirePurse, computeReputation } from '#main/games/paradise/rules/lookups.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { findPayroll } from '../lookups.ts';
import { formatDealingKey, type Official } from '#main/games/paradise/rules/state/records/officials.ts';

/** Returns true if an official who left a gang still wants nothing to do with it. */
export function isShunned(city: Pick<State, 'dealings' | 'month'>, seat: SeatId, id: OfficialId): boolean {
  return (city.dealings[formatDealingKey(seat, id)]?.shunsUntilMonth ?? 0) >= city.month;
}

/** [GANG-4, GANG-12, GANG-16a] Refuses a gang that cannot buy an official of this kind now. */
export function requireBuyer(state: State, seat: SeatId, kind: OfficialKind): void {
  const { minReputation } = officialTable[kind];
  refuseUnless(hasAccountant(state, seat), 'Bribing officials takes an Accountant; hire one first.', 'GANG-4');
  const reputation = computeReputation(requirePurse(state, seat));
  refuseUnless(
    reputation >= minReputation,
    `A ${officialKindNames[kind].one} deals with gangs of reputation ${minReputation} and more; the reputation of ${requireGang(state, seat).name} is ${reputation}.`,
    'GANG-12',
  );
}

/** [OFF-1, OFF-8] Refuses an official who cannot be bought by this gang now. */
export function requireForSale(state: State, seat: SeatId, official: DeepReadonly<Official>): void {
  const name = formatStyledName(official);
  refuseUnless(findPayroll(state, seat, official.id) === null, `${name} is on your payroll already.`, 'OFF-1');
  refuseUnless(
    official.forSaleFromMonth <= state.month,
    `${name} has only just taken office; he can be bought from next month.`,
    'OFF-8',
  );
  refuseUnless(
    !isShunned(state, seat, official.id),
    `${name} wants nothing to do with ${requireGang(state, seat).name} for now; try next month.`,
    'OFF-1',
  );
}
