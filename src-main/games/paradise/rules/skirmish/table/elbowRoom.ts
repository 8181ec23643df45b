import { isOnTable, type Battle, type FigureView } from '../battle.ts';
import { listAfoot, findGround } from '../battleIndex.ts';
import { computeDistance, findPointInDirection, type Point } from './geometry.ts';
import { isInBounds } from './layout.ts';
import { canStand, canWalk } from './terrain.ts';

/** Least distance between two figures. */
export const shoulderInches = 0.45;

/** Returns true if a figure has room here: no wall, no tall piece and no other figure in the way. */
export function hasRoom(battle: Battle, figure: FigureView, point: Point): boolean {
  return hasRoomAmong(battle, listAfoot(battle), figure, point);
}

/** Finds the nearest place with room for a figure, apart from others who still need places. */
export function findRoomNear(battle: Battle, figure: FigureView, around: Point, taken: readonly Point[] = []): Point {
  for (let ring = 0; ring < ringsTried; ring += 1) {
    const at = findPointInDirection(around, ring * 137.5, ring * 0.15);
    const isApart = taken.every((other) => computeDistance(other, at) >= shoulderInches);
    const isReached = ring === 0 || canWalk(findGround(battle), around, at);
    if (isApart && isReached && hasRoom(battle, figure, at)) return at;
  }
  return { x: around.x, y: around.y };
}

const ringsTried = 60;

/**
 * Works like `hasRoom`, if only these figures can be in the way: a caller with many places calls `listStandingNear`
 * once.
 */
export function hasRoomAmong(battle: Battle, others: readonly FigureView[], figure: FigureView, point: Point): boolean {
  if (!isInBounds(battle.layout, point)) return false;
  // perf: in a crowd most places are occupied, so figures are checked before walls.
  for (const other of others) {
    const { at } = other;
    if (Math.abs(at.x - point.x) >= shoulderInches) continue;
    if (computeDistance(at, point) < shoulderInches && isTakingRoom(figure, other)) return false;
  }
  return canStand(findGround(battle), point);
}

/** Returns those of the figures who take up room that a figure could want within so many inches of a place. */
export function listStandingNear(
  others: readonly FigureView[],
  figure: FigureView,
  place: Point,
  inches: number,
): readonly FigureView[] {
  const reach = computeReach(inches);
  const west = place.x - reach;
  const east = place.x + reach;
  const north = place.y - reach;
  const south = place.y + reach;
  const near: FigureView[] = [];
  for (const other of others) {
    const { x, y } = other.at;
    const isNear = x >= west && x <= east && y >= north && y <= south;
    if (isNear && isTakingRoom(figure, other)) near.push(other);
  }
  return near;
}

/** More than shoulders need, so that no rounding leaves anybody out. */
function computeReach(inches: number): number {
  return inches + 2 * shoulderInches;
}

function isTakingRoom(figure: FigureView, other: FigureView): boolean {
  return other.id !== figure.id && isOnTable(other) && other.carId === null && other.heldBy === null;
}
