import type { District } from '#shared/games/paradise/city.ts';
import { listBusinesses, listOwnedBusinesses } from '#rulebooks/paradise/lookups.ts';
import { derived } from '#kernel/derived.ts';
import { neighbors } from '#rulebooks/paradise/tables/city.ts';
import { lookUpDoctrine } from '#rulebooks/paradise/tables/people/doctrines.ts';
import type { SeatView } from '#rulebooks/paradise/state/seatView.ts';
import { computeIdleShare } from '../money/budget.ts';

/** Doors in Chinatown with which a Tong feels that it holds the quarter. */
const doorsThatHoldChinatown = 3;

/** Doors at home and share of idle money with which a street gang looks next door. */
const doorsThatFillTheBlocks = 4;
const idleToOutgrow = 0.3;

/**
 * [GANG-11] Returns the districts a gang wants doors in. A Tong keeps to Chinatown until it holds it, a street gang to
 * its blocks until it has outgrown them; then both look next door.
 */
export const collectTurf = derived((view: SeatView): ReadonlySet<District> => {
  const { turf } = lookUpDoctrine(view.mind.doctrine);
  if (turf === 'anywhere') return new Set(listBusinesses(view).map(({ district }) => district));
  const home = turf === 'chinatown' ? 'chinatown' : view.gang.base;
  const held = listOwnedBusinesses(view, view.seat).filter(({ district }) => district === home);
  const isFull =
    turf === 'chinatown'
      ? held.length >= doorsThatHoldChinatown
      : held.length >= doorsThatFillTheBlocks && computeIdleShare(view) >= idleToOutgrow;
  return new Set(isFull ? [home, ...neighbors[home]] : [home]);
});
