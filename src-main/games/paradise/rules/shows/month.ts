import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { listBusinesses, requireGang, isWorking } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import { listLivingBands } from '../city/bands.ts';
import { sampleBooze } from './booze.ts';
import { drawCard, tryArena } from './ring/card.ts';
import { dropDeadOffers } from './bands/offers.ts';

/**
 * [MONTH-1] Runs the steps before the month's Loot: the arena's die, and bands whose gang is gone. Returns the
 * businesses that are shut this month, before repairs go on.
 */
export function openShows(table: ParadiseTable): ReadonlySet<BusinessId> {
  for (const { id, owner } of listLivingBands(table.state)) {
    if (requireGang(table.state, owner).eliminatedMonth === null) continue;
    table.emit({ type: 'band-ended', seat: owner, band: id, why: 'owner-gone' });
  }
  tryArena(table);
  const shut = new Set<BusinessId>();
  for (const business of listBusinesses(table.state)) {
    if (!isWorking(business)) shut.add(business.id);
  }
  return shut;
}

/** [MONTH-1] Runs the steps after the month's Loot: the low dives' customers and the title card. */
export function closeCollections(table: ParadiseTable, shut: ReadonlySet<BusinessId>): void {
  dropDeadOffers(table);
  sampleBooze(table, shut);
  drawCard(table, shut);
}

/** [RK-7] New posters wherever a band has a new owner or a new stage. */
export function billBands(table: ParadiseTable): void {
  for (const { id, owner, club, billed } of listLivingBands(table.state)) {
    if (billed?.owner === owner && billed.club === club) continue;
    table.emit({ type: 'band-billed', band: id, owner, club, from: billed?.owner ?? null });
  }
}
