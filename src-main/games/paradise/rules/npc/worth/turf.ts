import { findCity, lookUpDistrict, findHomeGround } from '#shared/games/paradise/cities/city.ts';
import type { District } from '#shared/games/paradise/city.ts';
import { listBusinesses, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { derived } from '#kernel/derived.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { computeIdleShare } from '../money/budget.ts';

/** Doors at home with which a Tong feels that it holds the quarter. */
const doorsThatHoldHome = 3;

/** Doors at home with which a street gang has outgrown its blocks. */
const doorsThatFillTheBlocks = 4;

/** The share of idle money with which a gang looks, and fights, beyond the ground of its doctrine. */
const idleToOutgrow = 0.3;

/** Returns true if a gang has more money than its own ground can use. */
export function hasOutgrownHome(view: SeatView): boolean {
  return computeIdleShare(view) >= idleToOutgrow;
}

/** [CITY-6] Returns the district that a gang keeps to first: the one that resists outsiders for it, or else its base. */
export function findHome(view: SeatView): District {
  const { doctrine } = view.mind;
  const isAtHome = lookUpDoctrine(doctrine).turf === 'home-ground';
  return (isAtHome ? findHomeGround(findCity(view), doctrine) : null) ?? view.gang.base;
}

/**
 * [GANG-11] Returns the districts a gang wants doors in. A Tong keeps to its own quarter until it holds it, a street gang to
 * its blocks until it has outgrown them, with or without idle money where the last month is scored. Then both look next
 * door, and with idle money, or where the last month is scored, next to all that they hold.
 */
export const collectTurf = derived((view: SeatView): ReadonlySet<District> => {
  const { turf } = lookUpDoctrine(view.mind.doctrine);
  if (turf === 'anywhere') return new Set(listBusinesses(view).map(({ district }) => district));
  const city = findCity(view);
  const home = findHome(view);
  const own = listOwnedBusinesses(view, view.seat).map(({ district }) => district);
  const atHome = own.filter((district) => district === home).length;
  const isRich = hasOutgrownHome(view);
  const isScored = view.houseRules.lastMonth !== null;
  const isScoredStreet = turf === 'base-only' && isScored;
  const isFull =
    turf === 'home-ground' || isScoredStreet ? atHome >= doorsThatHoldHome : atHome >= doorsThatFillTheBlocks && isRich;
  if (!isFull) return new Set([home]);
  const held = isRich || isScored ? [home, ...own] : [home];
  return new Set(held.flatMap((district) => [district, ...lookUpDistrict(city, district).neighbors]));
});
