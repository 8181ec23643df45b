import type { DeepReadonly } from '#kernel/readonly.ts';
import { listCorners, computeDistance, type Point, type Rect } from './geometry.ts';
import type { Building, LayoutView } from './layout.ts';
import { TerrainCache, listSolidPieces, LayoutCache, SegmentCache } from './caches.ts';
import { canStand, canWalk } from './terrain.ts';

/** Points on both sides of each door, and around the corners outside. */
function listWaypoints(building: DeepReadonly<Building>): Point[] {
  const doors = building.openings
    .filter((opening) => opening.kind === 'door')
    .flatMap(({ from, to }) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const isLevel = from.y === to.y;
      return [-0.7, 0.7].map((step) => ({ x: middle.x + (isLevel ? 0 : step), y: middle.y + (isLevel ? step : 0) }));
    });
  return [...doors, ...listPointsAround(building.rect)];
}

function listPointsAround(rect: DeepReadonly<Rect>): Point[] {
  const margin = 0.6;
  return listCorners({
    x: rect.x - margin,
    y: rect.y - margin,
    width: rect.width + 2 * margin,
    height: rect.height + 2 * margin,
  });
}

/** The points people go by, and which of them can be walked between, found when first asked. */
type Ways = {
  points: Point[];
  reach: (readonly { to: number; inches: number }[] | undefined)[];
  search: Search;
  /** Cached ways: a weighed way is usually walked next. */
  found: SegmentCache<readonly Point[]>;
};

/**
 * Scratch data of one route search, per point; made once per terrain, because thousands of searches are run in a
 * battle.
 */
type Search = {
  /** A straight way, tried only if it would be the shortest, and ways by other points. */
  straight: Float64Array;
  around: Float64Array;
  left: Float64Array;
  /** The shorter of the two with the rest of the way; infinite after a visit. */
  whole: Float64Array;
  before: Int32Array;
};

function searchAmong(count: number): Search {
  return {
    straight: new Float64Array(count),
    around: new Float64Array(count),
    left: new Float64Array(count),
    whole: new Float64Array(count),
    before: new Int32Array(count),
  };
}

const waysKept = 32;

const waysByGround = new TerrainCache<Ways>((layout) => {
  const points = [
    ...layout.buildings.flatMap(listWaypoints),
    ...listSolidPieces(layout).flatMap(listPointsAround),
  ].filter((point) => canStand(layout, point));
  const search = searchAmong(points.length);
  return { points, reach: points.map(() => undefined), search, found: new SegmentCache(waysKept) };
});

/** Asked for thousands of times in a battle, the ground of its table is looked up once. */
const waysAmong = new LayoutCache<Ways>((layout) => waysByGround.of(layout));

function reachFrom(layout: LayoutView, ways: Ways, index: number): readonly { to: number; inches: number }[] {
  const known = ways.reach[index];
  if (known !== undefined) return known;
  const from = ways.points[index];
  const reach =
    from === undefined
      ? []
      : ways.points.flatMap((point, to) =>
          to !== index && canWalk(layout, from, point) ? [{ to, inches: computeDistance(from, point) }] : [],
        );
  ways.reach[index] = reach;
  return reach;
}

/**
 * [MOVE-1] Finds the shortest way on foot through doors and around corners: the points to pass, the goal last; empty
 * for none.
 */
export function findWay(layout: LayoutView, from: Point, to: Point): readonly Point[] {
  if (canWalk(layout, from, to)) return [to];
  const ways = waysAmong.of(layout);
  return ways.found.of(from, to) ?? ways.found.keep(from, to, searchWay(layout, ways, from, to));
}

function searchWay(layout: LayoutView, ways: Ways, from: Point, to: Point): readonly Point[] {
  const { points, search } = ways;
  const { straight, around, left, whole, before } = search;
  for (let i = 0; i < points.length; i += 1) {
    const point = points[i] ?? from;
    straight[i] = computeDistance(from, point);
    around[i] = Infinity;
    left[i] = computeDistance(point, to);
    whole[i] = (straight[i] ?? Infinity) + (left[i] ?? 0);
    before[i] = -1;
  }
  for (;;) {
    const next = findLeastIndex(whole);
    const at = points[next];
    if (at === undefined) return [];
    const onWay = around[next] ?? Infinity;
    const isStraight = (straight[next] ?? Infinity) <= onWay;
    if (isStraight && !canWalk(layout, from, at)) {
      straight[next] = Infinity;
      whole[next] = onWay + (left[next] ?? 0);
      continue;
    }
    if (isStraight) before[next] = -1;
    if (canWalk(layout, at, to)) return [...backFrom(points, before, next), to];
    whole[next] = Infinity;
    const cost = Math.min(straight[next] ?? Infinity, onWay);
    // A visited point is never reached by a shorter way, so none leads back.
    around[next] = -Infinity;
    for (const step of reachFrom(layout, ways, next)) {
      const inches = cost + step.inches;
      if (inches >= (around[step.to] ?? Infinity)) continue;
      around[step.to] = inches;
      before[step.to] = next;
      whole[step.to] = Math.min(straight[step.to] ?? Infinity, inches) + (left[step.to] ?? 0);
    }
  }
}

/** Finds the index of the least of these numbers, the first of equals; -1 if all are infinite. */
function findLeastIndex(numbers: Float64Array): number {
  let next = -1;
  let least = Infinity;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] ?? Infinity;
    if (number >= least) continue;
    least = number;
    next = i;
  }
  return next;
}

function backFrom(points: readonly Point[], before: Int32Array, last: number): Point[] {
  const way: Point[] = [];
  for (let i = last; i >= 0; i = before[i] ?? -1) {
    const point = points[i];
    if (point !== undefined) way.unshift(point);
  }
  return way;
}
