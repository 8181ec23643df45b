import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { Running, RunningOfficial } from '#shared/games/paradise/running.ts';
import { requireOfficial } from '../officials/lookups.ts';
import { findReporter, seatCityHall } from '../officials/posts/seating.ts';
import { buildOfficialRef, type Official } from '../state/records/officials.ts';
import type { ParadiseTable } from '../table.ts';
import { officialTable } from '../tables/officials.ts';
import { findPostId } from './posts.ts';
import { requireSeatNamed } from './seats.ts';

/** [OFF-1] Seats City Hall from the file, and adds its officials to the payrolls. */
export function enterOfficials(table: ParadiseTable, running: Running): void {
  const named = running.officials.flatMap((official): [OfficialId, RunningOfficial][] => {
    const id = findPostId(official);
    return id === null ? [] : [[id, official]];
  });
  seatCityHall(table, new Map(named));
  for (const official of running.officials) {
    const id = findPostId(official);
    if (id === null) enterReporter(table, running, official);
    else payFor(table, running, official, { official: requireOfficial(table.state, id), joins: null });
  }
}

function enterReporter(table: ParadiseTable, running: Running, entry: RunningOfficial): void {
  const found = findReporter(table);
  const joins: Official = {
    ...found,
    name: entry.name ?? found.name,
    smarts: entry.smarts ?? found.smarts,
  };
  payFor(table, running, entry, { official: joins, joins });
}

function payFor(
  table: ParadiseTable,
  running: Running,
  entry: RunningOfficial,
  who: { official: Parameters<typeof buildOfficialRef>[0]; joins: Official | null },
): void {
  for (const { gang, rateDollars } of entry.owners) {
    const rate = rateDollars ?? officialTable[entry.kind].monthlyDollars;
    table.emit({
      type: 'official-bought',
      seat: requireSeatNamed(running, gang),
      official: buildOfficialRef(who.official),
      rateDollars: rate,
      limitDollars: rate,
      // This month's pay was handed over elsewhere.
      dollars: 0,
      joins: who.joins,
    });
  }
}
