import type { DeepReadonly } from '#kernel/readonly.ts';
import { listCorners, computeDistance, type Point, type Rect } from './geometry.ts';
import { removeCars, type Building, type LayoutView } from './layout.ts';
import { listSolidPieces, LayoutCache, SegmentCache } from './caches.ts';
import { canStand, canWalk, isUnderCar } from './terrain.ts';

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

/** The points people go by: those of a table without its cars, then those around cars. */
type Ways = {
  points: readonly Point[];
  search: Search;
  /** Cached ways: a weighed way is usually walked next. */
  found: SegmentCache<readonly Point[]>;
};

/** Scratch data of one route search, per point; most searches of a battle use the same. */
type Search = {
  /** Inches from the start by the best way that is left to try, and from there straight to the goal. */
  inches: Float64Array;
  left: Float64Array;
  /** Both together; infinite if there is nothing left to try. */
  whole: Float64Array;
  /** The point before it on that way; -1 for the start. */
  before: Int32Array;
};

function searchAmong(count: number): Search {
  return {
    inches: new Float64Array(count),
    left: new Float64Array(count),
    whole: new Float64Array(count),
    before: new Int32Array(count),
  };
}

const waysKept = 32;

const fixedPoints = new LayoutCache<readonly Point[]>((layout) =>
  [...layout.buildings.flatMap(listWaypoints), ...listSolidPieces(layout).flatMap(listPointsAround)].filter((point) =>
    canStand(layout, point),
  ),
);

const waysAmong = new LayoutCache<Ways>((layout, before) => {
  const around = (layout.under?.bodies ?? []).flatMap(({ rect }) => listPointsAround(rect));
  const points = [
    ...fixedPoints.of(removeCars(layout)).filter((point) => !isUnderCar(layout, point)),
    ...around.filter((point) => canStand(layout, point)),
  ];
  const isLarge = before !== null && before.search.left.length >= points.length;
  const search = isLarge ? before.search : searchAmong(points.length);
  return { points, search, found: before?.found.emptied() ?? new SegmentCache(waysKept) };
});

/**
 * [MOVE-1] Finds the shortest way on foot through doors and around corners: the points to pass, the goal last; empty
 * for none.
 */
export function findWay(layout: LayoutView, from: Point, to: Point): readonly Point[] {
  if (canWalk(layout, from, to)) return [to];
  const ways = waysAmong.of(layout);
  return ways.found.of(from, to) ?? ways.found.keep(from, to, searchWay(layout, ways, from, to));
}

/** perf: a line is only looked along once it would be on the shortest way. */
function searchWay(layout: LayoutView, { points, search }: Ways, from: Point, to: Point): readonly Point[] {
  const { inches, left, whole, before } = search;
  for (let i = 0; i < points.length; i += 1) {
    const point = points[i] ?? from;
    inches[i] = computeDistance(from, point);
    left[i] = computeDistance(point, to);
    whole[i] = (inches[i] ?? 0) + (left[i] ?? 0);
    before[i] = -1;
  }
  /** Points whose shortest way is known, and those that cannot be walked to straight from all of them. */
  const reached: number[] = [];
  const cutOff: number[] = [];
  for (;;) {
    const next = findLeastIndex(whole, points.length);
    const at = points[next];
    if (at === undefined) return [];
    const last = before[next] ?? -1;
    if (!canWalk(layout, points[last] ?? from, at)) {
      if (last < 0) cutOff.push(next);
      tryNextWay(points, search, reached, next);
      continue;
    }
    if (canWalk(layout, at, to)) return [...backFrom(points, before, next), to];
    whole[next] = Infinity;
    reached.push(next);
    if (last >= 0) cutOff.splice(cutOff.indexOf(next), 1);
    for (const other of cutOff) {
      const there = (inches[next] ?? 0) + computeDistance(at, points[other] ?? at);
      if (there < (inches[other] ?? 0)) proposeWay(search, other, next, there);
    }
  }
}

/** Sets the next longer way to a point by any that are reached. */
function tryNextWay(points: readonly Point[], search: Search, reached: readonly number[], next: number): void {
  const at = points[next];
  const failed = search.inches[next] ?? 0;
  const last = search.before[next] ?? -1;
  search.inches[next] = search.whole[next] = Infinity;
  if (at === undefined) return;
  // Ways of one length are tried in the order in which their points were reached.
  let isAfter = last < 0;
  for (const by of reached) {
    const there = (search.inches[by] ?? 0) + computeDistance(points[by] ?? at, at);
    const isLeft = there > failed || (isAfter && there === failed);
    if (isLeft && there < (search.inches[next] ?? 0)) proposeWay(search, next, by, there);
    if (by === last) isAfter = true;
  }
}

function proposeWay({ inches, left, whole, before }: Search, to: number, by: number, there: number): void {
  inches[to] = there;
  before[to] = by;
  whole[to] = there + (left[to] ?? 0);
}

/** Finds the index of the least of the first `count` numbers, the first of equals; -1 if all are infinite. */
function findLeastIndex(numbers: Float64Array, count: number): number {
  let next = -1;
  let least = Infinity;
  for (let i = 0; i < count; i += 1) {
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
