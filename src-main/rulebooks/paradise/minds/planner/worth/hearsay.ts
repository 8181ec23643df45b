import type { SeatId } from '../../../../../../src-shared/words/ids.ts';
import type { OfficialId } from '../../../../../../src-shared/games/paradise/ids.ts';
import { sum } from '../../../../../kernel/dice/dice.ts';
import type { KnownOfficial } from '../../../state/seatView.ts';
import { payrollOf, raidBonuses } from '../../../officials/lookups.ts';
import { oncePerView } from '../once.ts';
import { dealingKey } from '../../../state/records/officials.ts';
import type { SeatView } from '../../../state/seatView.ts';
import { officialTable } from '../../../tables/officials.ts';

/** Months after which the town no longer swears by what it saw. */
const memoryMonths = 6;

/** The rival an official was last seen to serve, or null when that is long ago or never was. */
export function rivalServed(
  view: SeatView,
  official: Pick<KnownOfficial, 'seenWith'>,
): SeatId | null {
  let latest: SeatId | null = null;
  let latestMonth = view.month - memoryMonths - 1;
  for (const [seat, month] of Object.entries(official.seenWith) as [SeatId, number][]) {
    if (seat === view.seat || month <= latestMonth) continue;
    latest = seat;
    latestMonth = month;
  }
  return latest;
}

/** How high the gang went for an official when somebody else's money was better of late, or null. */
export function wasOutbid(view: SeatView, id: OfficialId): number | null {
  const dealing = view.dealings[dealingKey(view.seat, id)];
  if (dealing === undefined || dealing.outbidMonth === 0) return null;
  return dealing.outbidMonth >= view.month - memoryMonths ? dealing.outbidDollars : null;
}

/** The rival each official is thought to serve, of those who are not in the gang's own pay. */
const mastersOf = oncePerView((view: SeatView): ReadonlyMap<OfficialId, SeatId | null> => {
  const others = Object.values(view.officials).filter(
    ({ id }) => payrollOf(view, view.seat, id) === null,
  );
  return new Map(others.map((official) => [official.id, rivalServed(view, official)]));
});

/** [OFF-3] A gang's weight as far as the town can tell; one's own is known. */
export function weightOf(view: SeatView, seat: SeatId): number {
  const known = raidBonuses(view, seat).map(({ value }) => value);
  if (seat === view.seat) return sum(known);
  return sum(known) + (weightsSeen(view).get(seat) ?? 0);
}

/** What the officials whom the town has seen with each gang add to its weight. */
const weightsSeen = oncePerView((view: SeatView): ReadonlyMap<SeatId, number> => {
  const weights = new Map<SeatId, number>();
  for (const official of Object.values(view.officials)) {
    const { owners, raidBonus } = officialTable[official.kind];
    if (raidBonus === 0) continue;
    const master = mastersOf(view).get(official.id) ?? null;
    const seats =
      owners === 'many' ? Object.keys(official.seenWith) : master === null ? [] : [master];
    for (const seat of seats as SeatId[]) weights.set(seat, (weights.get(seat) ?? 0) + raidBonus);
  }
  return weights;
});
