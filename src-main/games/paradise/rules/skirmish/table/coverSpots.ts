import type { DeepReadonly } from '#kernel/readonly.ts';
import { TerrainCache, LayoutCache } from './caches.ts';
import { computeBearing, computeDistance, findPointInDirection, isInside, type Point } from './geometry.ts';
import { removeCars, type Building, type LayoutView } from './layout.ts';
import { canStand, canWalk, findSight } from './terrain.ts';

/** Cover out of sight, and the most that leaves one a view. */
const mostCover = 3;
const mostToShootFrom = 2;

/** Scores cover of a grade for somebody so many inches away from it. */
function scoreCover(grade: number, inches: number): number {
  return grade * 3 - inches * 0.3;
}

/** The best place near with cover from `threat` that is within reach and free, or null. */
export function findCoverNear(
  layout: LayoutView,
  from: Point,
  threat: Point,
  withinInches: number,
  isFree: (at: Point) => boolean = () => true,
): Point | null {
  let best: { at: Point; worth: number } | null = null;
  for (const at of candidates.of(layout)) {
    if (Math.abs(at.x - from.x) > withinInches) continue;
    const inches = computeDistance(from, at);
    if (inches > withinInches) continue;
    if (best !== null && scoreCover(mostCover, inches) <= best.worth) continue;
    const sight = findSight(layout, threat, at);
    const grade = !sight.isClear ? 3 : sight.cover === 'hard' ? 2 : sight.cover === 'light' ? 1 : 0;
    const worth = scoreCover(grade, inches);
    if (grade === 0 || (best !== null && worth <= best.worth)) continue;
    if (isOpen(layout, at) && canWalk(layout, from, at) && isFree(at)) best = { at, worth };
  }
  return best?.at ?? null;
}

/** The best place within a straight walk that gives cover from `threat` and lets one shoot at him, or null. */
export function findFiringCover(
  layout: LayoutView,
  from: Point,
  threat: Point,
  may: { withinInches: number; isFree: (at: Point) => boolean },
): Point | null {
  let best: { at: Point; worth: number } | null = null;
  for (const at of candidates.of(layout)) {
    if (Math.abs(at.x - from.x) > may.withinInches) continue;
    const inches = computeDistance(from, at);
    if (inches > may.withinInches) continue;
    if (best !== null && scoreCover(mostToShootFrom, inches) <= best.worth) continue;
    const sight = findSight(layout, threat, at);
    if (!sight.isClear || sight.cover === 'none') continue;
    const worth = scoreCover(sight.cover === 'hard' ? 2 : 1, inches);
    if (best !== null && worth <= best.worth) continue;
    if (isOpen(layout, at) && canWalk(layout, from, at) && may.isFree(at)) best = { at, worth };
  }
  return best?.at ?? null;
}

/** By house. */
const posts = new LayoutCache(() => new Map<string, Point[]>());

/** How far out before a door one looks straight in. */
const doorstepInches = 5;

/**
 * [GATS-3a] Lists the places from which to hold a house: by its windows first, then behind furniture, away from the
 * doors.
 */
export function listPosts(layout: LayoutView, id: string): readonly Point[] {
  const byHouse = posts.of(layout);
  const known = byHouse.get(id);
  if (known !== undefined) return known;
  const house = layout.buildings.find((one) => one.id === id);
  if (house === undefined) return [];
  const windows = house.openings
    .filter(({ kind }) => kind === 'window')
    .flatMap(({ from, to }) => listInsideSpots(house, from, to));
  const furniture = listCoverSpots(layout).filter(
    (at) => isInside(at, house.rect, -0.3) && !windows.some((one) => computeDistance(one, at) < 0.1),
  );
  const doorsteps = house.openings
    .filter(({ kind }) => kind === 'door')
    .map(({ from, to }) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const [inside = middle] = listInsideSpots(house, from, to);
      return findPointInDirection(middle, computeBearing(inside, middle), doorstepInches);
    });
  const isSafe = (at: Point): boolean =>
    doorsteps.every((step) => {
      const sight = findSight(layout, step, at);
      return !sight.isClear || sight.cover !== 'none';
    });
  const safe = [...windows, ...furniture].filter((at) => canStand(layout, at) && isSafe(at));
  byHouse.set(id, safe);
  return safe;
}

/** Places worth standing at: by every piece of cover, inside every window, beside every door. */
export function listCoverSpots(layout: LayoutView): readonly Point[] {
  return candidates.of(layout).filter((at) => isOpen(layout, at));
}

/** perf: cars move all the time, so the few places that are chosen are compared with them, not all. */
function isOpen(layout: LayoutView, at: Point): boolean {
  return layout.under === undefined || canStand(layout, at);
}

const candidates = new LayoutCache<readonly Point[]>((layout) => {
  const { beside, indoors } = fixedSpots.of(removeCars(layout));
  const { bodies = [] } = layout.under ?? {};
  return [...beside, ...bodies.flatMap(listBesides), ...indoors];
});

const fixedSpots = new LayoutCache((layout) => ({
  beside: layout.covers.flatMap(listBesides).filter((point) => canStand(layout, point)),
  indoors: indoorSpots.of(layout),
}));

function listBesides({ rect }: LayoutView['covers'][number]): Point[] {
  const m = 0.5;
  return [
    { x: rect.x - m, y: rect.y + rect.height / 2 },
    { x: rect.x + rect.width + m, y: rect.y + rect.height / 2 },
    { x: rect.x + rect.width / 2, y: rect.y - m },
    { x: rect.x + rect.width / 2, y: rect.y + rect.height + m },
  ];
}

/** Inside every window, beside every door. */
const indoorSpots = new TerrainCache<readonly Point[]>((layout) =>
  layout.buildings
    .flatMap((building) => building.openings.flatMap(({ from, to }) => listInsideSpots(building, from, to)))
    .filter((point) => canStand(layout, point)),
);

function listInsideSpots(building: DeepReadonly<Building>, from: Point, to: Point): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const step = 0.7;
  return [
    { x: middle.x + step, y: middle.y },
    { x: middle.x - step, y: middle.y },
    { x: middle.x, y: middle.y + step },
    { x: middle.x, y: middle.y - step },
  ].filter((point) => isInside(point, building.rect, -0.3));
}
