import type { SeatId } from '../../../../../src-shared/words/ids.ts';
import type { OfficialId } from '../../../../../src-shared/games/paradise/ids.ts';
import {
  officialKindNames,
  styledName,
  type OfficialKind,
} from '../../../../../src-shared/games/paradise/officials.ts';
import type { DeepReadonly } from '../../../../kernel/readonly.ts';
import { insist } from '../../../../kernel/refusal.ts';
import { gangOf, hasAccountant, purseOf, reputationOf } from '../../state/lookups.ts';
import type { State } from '../../state/index.ts';
import { officialTable } from '../../tables/officials.ts';
import { payrollOf } from '../lookups.ts';
import { dealingKey, type Official } from '../../state/records/officials.ts';

/** Returns true if an official who left a gang still wants nothing to do with it. */
export function isShunned(
  city: Pick<State, 'dealings' | 'month'>,
  seat: SeatId,
  id: OfficialId,
): boolean {
  return (city.dealings[dealingKey(seat, id)]?.shunsUntilMonth ?? 0) >= city.month;
}

/** [GANG-4, GANG-12, GANG-16a] Refuses a gang that cannot buy an official of this kind now. */
export function requireBuyer(state: State, seat: SeatId, kind: OfficialKind): void {
  const { minReputation } = officialTable[kind];
  insist(
    hasAccountant(state, seat),
    'Bribing officials takes an Accountant; hire one first.',
    'GANG-4',
  );
  const reputation = reputationOf(purseOf(state, seat));
  insist(
    reputation >= minReputation,
    `A ${officialKindNames[kind].one} deals with gangs of reputation ${minReputation} and more; the reputation of ${gangOf(state, seat).name} is ${reputation}.`,
    'GANG-12',
  );
}

/** [OFF-1, OFF-8] Refuses an official who cannot be bought by this gang now. */
export function requireForSale(state: State, seat: SeatId, official: DeepReadonly<Official>): void {
  const name = styledName(official);
  insist(
    payrollOf(state, seat, official.id) === null,
    `${name} is on your payroll already.`,
    'OFF-1',
  );
  insist(
    official.forSaleFromMonth <= state.month,
    `${name} has only just taken office; he can be bought from next month.`,
    'OFF-8',
  );
  insist(
    !isShunned(state, seat, official.id),
    `${name} wants nothing to do with ${gangOf(state, seat).name} for now; try next month.`,
    'OFF-1',
  );
}
