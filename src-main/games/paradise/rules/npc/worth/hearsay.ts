import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { KnownOfficial, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computeDoorPerks, computeSomethingBonus } from '#main/games/paradise/rules/city/rackets.ts';
import { derived } from '#kernel/derived.ts';
import { findDealing, listFriends, isFriend, listViewOfficials } from './friends.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';

/** Months after which the town no longer trusts a sighting. */
const memoryMonths = 6;

/** The rival an official was last seen to serve, or null when that is long ago or never was. */
export function findRivalServed(view: SeatView, { id }: Pick<KnownOfficial, 'id'>): SeatId | null {
  return findMasters(view).get(id) ?? null;
}

/** The rival each official was last seen to serve. */
const findMasters = derived((view: SeatView): ReadonlyMap<OfficialId, SeatId> => {
  const masters = new Map<OfficialId, SeatId>();
  for (const official of listViewOfficials(view)) {
    const master = findLastSeenWith(view, official);
    if (master !== null) masters.set(official.id, master);
  }
  return masters;
});

function findLastSeenWith(view: SeatView, { seenWith }: KnownOfficial): SeatId | null {
  let latest: SeatId | null = null;
  let latestMonth = view.month - memoryMonths - 1;
  for (const [seat, month] of Object.entries(seenWith) as [SeatId, number][]) {
    if (seat === view.seat || month <= latestMonth) continue;
    latest = seat;
    latestMonth = month;
  }
  return latest;
}

/** Returns the gang's last bid for an official that lately lost to a higher one, or null. */
export function wasOutbid(view: SeatView, id: OfficialId): number | null {
  const dealing = findDealing(view, id);
  if (dealing === undefined || dealing.outbidMonth === 0) return null;
  return dealing.outbidMonth >= view.month - memoryMonths ? dealing.outbidDollars : null;
}

/** [OFF-3] Computes a gang's weight as far as the town knows; a gang knows its own. */
export function computeWeight(view: SeatView, seat: SeatId): number {
  const louisas = computeSomethingBonus(computeDoorPerks(view, seat));
  if (seat !== view.seat) return louisas + (weighSeenOfficials(view).get(seat) ?? 0);
  return listFriends(view).reduce((sum, { official }) => sum + officialTable[official.kind].raidBonus, louisas);
}

/**
 * The weight that each gang gains from officials whom the town has seen with it and who are not in the gang's own
 * pay.
 */
const weighSeenOfficials = derived((view: SeatView): ReadonlyMap<SeatId, number> => {
  const weights = new Map<SeatId, number>();
  for (const official of listViewOfficials(view)) {
    const { owners, raidBonus } = officialTable[official.kind];
    if (raidBonus === 0) continue;
    const master = isFriend(view, official.id) ? null : findRivalServed(view, official);
    const seats = owners === 'many' ? Object.keys(official.seenWith) : master === null ? [] : [master];
    for (const seat of seats as SeatId[]) weights.set(seat, (weights.get(seat) ?? 0) + raidBonus);
  }
  return weights;
});
