import { formatStyledName } from '#shared/games/paradise/officials.ts';
import { listLivingGangs } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { isBiddable } from './bidding.ts';
import { listPayrolls } from '../lookups.ts';
import { buildOfficialRef, type Official } from '#main/games/paradise/rules/state/records/officials.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** An official who may hear of a colleague's pay. */
type Underpaid = { seat: SeatId; official: DeepReadonly<Official>; wantsDollars: number };

/** [OFF-6] Finds the highest rate that anyone pays for each kind of official that can be bid for. */
function findTopRates(state: State): Map<string, number> {
  const rates = new Map<string, number>();
  for (const payroll of Object.values(state.payrolls)) {
    const kind = state.officials[payroll.official]?.kind;
    if (kind === undefined || !isBiddable(kind)) continue;
    rates.set(kind, Math.max(rates.get(kind) ?? 0, payroll.rateDollars));
  }
  return rates;
}

/** Lists the officials who get less than a colleague of the same kind and have not asked for as much. */
export function listUnderpaid(state: State): Underpaid[] {
  const rates = findTopRates(state);
  return listLivingGangs(state).flatMap(({ id: seat }) =>
    listPayrolls(state, seat).flatMap(({ official, payroll }) => {
      const wantsDollars = rates.get(official.kind) ?? 0;
      const asksDollars = payroll.wantsDollars ?? payroll.rateDollars;
      return asksDollars < wantsDollars ? [{ seat, official, wantsDollars }] : [];
    }),
  );
}

/**
 * [OFF-6] Tests SMARTS each month of every official who gets less than a colleague of his kind; on success he demands
 * as much. His gang matches it with its next pay, or loses him.
 */
export function compareRates(table: ParadiseTable, cases: readonly Underpaid[]): void {
  for (const { seat, official, wantsDollars } of cases) {
    const { passed: heard } = table.dice.test({
      purpose: `${formatStyledName(official)} hears what colleagues get: SMARTS`,
      stat: official.smarts,
    });
    table.emit({ type: 'rates-compared', seat, official: buildOfficialRef(official), heard, wantsDollars });
  }
}
