import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireGang, listLivingGangs, listOwnedBusinesses } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { badBooze } from '../tables/shows.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';

/** [RK-6] A die for each low dive of a gang's that was not `shut` this month; a 1 hurts its customers. */
export function sampleBooze(table: ParadiseTable, shut: ReadonlySet<BusinessId>): void {
  for (const { id } of listLivingGangs(table.state)) {
    const dives = listOwnedBusinesses(table.state, id).filter((b) => b.type === 'low-dive' && !shut.has(b.id));
    if (dives.length > 0) sampleFor(table, id, dives);
  }
}

function sampleFor(table: ParadiseTable, seat: SeatId, dives: readonly DeepReadonly<Business>[]): void {
  const thrown = table.dice.faces({
    purpose: `Bad booze at the low dives of ${requireGang(table.state, seat).name}, on ${badBooze.face}`,
    count: dives.length,
  });
  const faces = dives.map(({ id }, place): [BusinessId, number] => [id, thrown[place] ?? 6]);
  table.emit({ type: 'booze-sampled', seat, faces });
  for (const [business, face] of faces) {
    if (face !== badBooze.face) continue;
    const before = table.state.outrage;
    const after = before + badBooze.outragePoints;
    table.emit({ type: 'booze-poisoned', seat, business, before, after });
  }
}

/** [RK-6] Returns true if a Something Must Be Done raid this month must hit a booze business. */
export function isBoozeForced(city: Pick<State, 'forcedBoozeMonth' | 'month'>): boolean {
  return city.forcedBoozeMonth === city.month;
}

/** [RK-6] Computes the exact chance that at least one of `dives` low dives hurts a customer in a month. */
export function computeBadBoozeChance(dives: number): number {
  return 1 - (5 / 6) ** dives;
}
