import { derived } from '#kernel/derived.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  listCorners,
  isCrossingRect,
  computeDistance,
  computeDistanceToRect,
  hairInches,
  isInside,
  type Point,
  type Rect,
} from './geometry.ts';
import { listSolidPieces, LayoutCache, SegmentCache } from './caches.ts';
import { isInBounds, removeCars, type Building, type Cover, type LayoutView } from './layout.ts';

/**
 * Walls along one axis, sorted by their place across: each is at `at` of the other axis, from one end to the other.
 * Columns of numbers, because every look and step reads them.
 */
type Walls = {
  at: Float64Array;
  from: Float64Array;
  to: Float64Array;
  isWindow: readonly boolean[];
  houses: readonly Rect[];
};

/** Standing pieces, with columns of their edges: most are ruled out by one of their sides. */
type Pieces = {
  rects: readonly Rect[];
  left: Float64Array;
  top: Float64Array;
  right: Float64Array;
  bottom: Float64Array;
};

function collectPieces(rects: readonly Rect[]): Pieces {
  return {
    rects,
    left: fillColumn(rects, ({ x }) => x),
    top: fillColumn(rects, ({ y }) => y),
    right: fillColumn(rects, ({ x, width }) => x + width),
    bottom: fillColumn(rects, ({ y, height }) => y + height),
  };
}

/** Fills a column. perf: `Float64Array.from` uses an iterator and takes ten times as long. */
function fillColumn<T>(items: readonly T[], value: (item: T) => number): Float64Array {
  const column = new Float64Array(items.length);
  items.forEach((item, nth) => {
    column[nth] = value(item);
  });
  return column;
}

/** Returns the index of the first piece from `start` on that a line crosses; -1 for none. */
function findFirstCrossed(pieces: Pieces, from: Point, to: Point, start = 0): number {
  const { rects, left, top, right, bottom } = pieces;
  const west = Math.min(from.x, to.x);
  const east = Math.max(from.x, to.x);
  const north = Math.min(from.y, to.y);
  const south = Math.max(from.y, to.y);
  for (let i = start; i < rects.length; i += 1) {
    if ((left[i] ?? 0) >= east || (right[i] ?? 0) <= west) continue;
    if ((top[i] ?? 0) >= south || (bottom[i] ?? 0) <= north) continue;
    const rect = rects[i];
    if (rect !== undefined && isCrossingRect(from, to, rect)) return i;
  }
  return -1;
}

/** The obstacles to bodies and views but for cars, sorted so that testing a line costs little more than arithmetic. */
type Fixed = {
  /** Walls from west to east, and from north to south; by their place across, so that few are tried. */
  level: Walls;
  upright: Walls;
  tall: Pieces;
  low: Pieces;
  /** Pieces that stop bodies: the tall ones, and parked cars. */
  solid: Pieces;
  /** Pieces that slow bodies down. */
  rough: Pieces;
  /** Low pieces on which no figure can stop: parked cars, counters and the like, but not hedges and trees. */
  hard: Pieces;
  /** The cover grade of each low piece. */
  grades: readonly Cover['grade'][];
  /** Cached lines: of figures that have not moved. */
  walked: SegmentCache<boolean>;
  seen: SegmentCache<Sight>;
};

/** The obstacles of a table, and the cars that stand on it: light cover that nobody walks through. */
type Terrain = { fixed: Fixed; cars: Pieces };

/** Walls of some houses, from west to east and from north to south. */
const listWalls = derived((buildings: LayoutView['buildings']): Pick<Fixed, 'level' | 'upright'> => {
  const barriers = buildings.flatMap(listBarriers);
  return { level: listWallsAlong(barriers, 'x'), upright: listWallsAlong(barriers, 'y') };
});

/** Walls and covers of a table without its cars. */
const fixedTerrains = new LayoutCache<Fixed>((layout, before) => {
  const low = layout.covers.filter((cover) => !cover.isTall);
  const tall = layout.covers.filter((cover) => cover.isTall);
  const rough = low.filter((cover) => cover.isSolid !== true);
  const hard = low.filter((cover) => cover.isSolid === true || cover.grade === 'hard');
  const { level, upright } = listWalls(layout.buildings);
  return {
    level,
    upright,
    tall: collectPieces(tall.map(({ rect }) => rect)),
    low: collectPieces(low.map(({ rect }) => rect)),
    solid: collectPieces(listSolidPieces(layout)),
    rough: collectPieces(rough.map(({ rect }) => rect)),
    hard: collectPieces(hard.map(({ rect }) => rect)),
    grades: low.map(({ grade }) => grade),
    walked: before?.walked.emptied() ?? new SegmentCache(),
    seen: before?.seen.emptied() ?? new SegmentCache(),
  };
});

/** perf: cars move all the time, and nothing else on a table does. */
const terrains = new LayoutCache<Terrain>((layout) => ({
  fixed: fixedTerrains.of(removeCars(layout)),
  cars: collectPieces((layout.under?.bodies ?? []).map(({ rect }) => rect)),
}));

/** The barriers that run along an axis. */
function listWallsAlong(barriers: readonly Barrier[], axis: 'x' | 'y'): Walls {
  const across = axis === 'x' ? 'y' : 'x';
  const walls = barriers
    .filter(({ from, to }) => from[across] === to[across] && from[axis] !== to[axis])
    .toSorted((a, b) => a.from[across] - b.from[across]);
  return {
    at: fillColumn(walls, ({ from }) => from[across]),
    from: fillColumn(walls, ({ from, to }) => Math.min(from[axis], to[axis])),
    to: fillColumn(walls, ({ from, to }) => Math.max(from[axis], to[axis])),
    isWindow: walls.map(({ isWindow }) => isWindow),
    houses: walls.map(({ house }) => house),
  };
}

/** An obstacle to lines: walls stop everything, windows only bodies. */
type Barrier = { from: Point; to: Point; isWindow: boolean; house: Rect };

/** Each wall as the pieces its openings leave, and the windows as barriers to bodies. */
function listBarriers(building: DeepReadonly<Building>): Barrier[] {
  const house: Rect = building.rect;
  const corners = listCorners(house);
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    const gaps = building.openings
      .filter(({ kind, from: start }) => kind !== 'gate' && isOnLine(from, to, start))
      .map((opening) => ({
        opening,
        start: Math.min(computeDistance(from, opening.from), computeDistance(from, opening.to)),
        end: Math.max(computeDistance(from, opening.from), computeDistance(from, opening.to)),
      }))
      .sort((a, b) => a.start - b.start);
    const barriers: Barrier[] = [];
    let at = 0;
    for (const { opening, start, end } of gaps) {
      const wallEnd = findPointBetween(from, to, start);
      barriers.push({ from: findPointBetween(from, to, at), to: wallEnd, isWindow: false, house });
      if (opening.kind === 'window') {
        barriers.push({
          from: findPointBetween(from, to, start),
          to: findPointBetween(from, to, end),
          isWindow: true,
          house,
        });
      }
      at = end;
    }
    barriers.push({ from: findPointBetween(from, to, at), to, isWindow: false, house });
    return barriers;
  });
}

function isOnLine(from: Point, to: Point, point: Point): boolean {
  const whole = computeDistance(from, to);
  return Math.abs(computeDistance(from, point) + computeDistance(point, to) - whole) < 0.01;
}

function findPointBetween(from: Point, to: Point, inches: number): Point {
  const whole = computeDistance(from, to);
  const share = whole === 0 ? 0 : inches / whole;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The result of a line among the walls: nothing, windows, one window of the house it ends in, or a wall. */
type Met = 'none' | 'window' | 'own window' | 'wall';

/** Finds the walls along one axis that a line crosses. */
function findMetAmong(walls: Walls, axis: 'x' | 'y', from: Point, to: Point): Met {
  const { at, from: starts, to: ends } = walls;
  const isLevel = axis === 'x';
  // Its ends across, and along.
  const a = isLevel ? from.y : from.x;
  const b = isLevel ? to.y : to.x;
  const c = isLevel ? from.x : from.y;
  const d = isLevel ? to.x : to.y;
  const first = Math.min(a, b);
  const last = Math.max(a, b);
  let met: Met = 'none';
  for (let i = findFirstFrom(at, first); i < at.length; i += 1) {
    const place = at[i] ?? 0;
    if (place > last) break;
    const before = a - place;
    const after = b - place;
    const start = starts[i] ?? 0;
    const end = ends[i] ?? 0;
    if (before === 0 && after === 0) {
      if (Math.max(c, d) <= start || Math.min(c, d) >= end) continue;
    } else {
      if (before * after >= 0) continue;
      const where = c + ((d - c) * before) / (before - after);
      if (where <= start || where >= end) continue;
    }
    if (walls.isWindow[i] !== true) return 'wall';
    const house = walls.houses[i];
    if (met !== 'own window') met = house !== undefined && isInside(to, house) ? 'own window' : 'window';
  }
  return met;
}

/** Returns the index of the first of sorted numbers that is not less. */
function findFirstFrom(sorted: Float64Array, least: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findWallsBetween(terrain: Fixed, from: Point, to: Point): Met {
  const level = findMetAmong(terrain.level, 'x', from, to);
  const upright = level === 'wall' ? level : findMetAmong(terrain.upright, 'y', from, to);
  const isWorse = upright === 'wall' || upright === 'own window' || level === 'none';
  return isWorse ? upright : level;
}

/** Returns true if a body can go straight from one point to another. */
export function canWalk(layout: LayoutView, from: Point, to: Point): boolean {
  const { fixed, cars } = terrains.of(layout);
  const isOpen = fixed.walked.of(from, to) ?? fixed.walked.keep(from, to, isFree(fixed, from, to));
  return isOpen && isPassable(cars, from, to);
}

function isFree(fixed: Fixed, from: Point, to: Point): boolean {
  return findWallsBetween(fixed, from, to) === 'none' && isPassable(fixed.solid, from, to);
}

function isPassable(solid: Pieces, from: Point, to: Point): boolean {
  for (let i = findFirstCrossed(solid, from, to); i >= 0; i = findFirstCrossed(solid, from, to, i + 1)) {
    const rect = solid.rects[i];
    // A man who is in it gets out of it.
    if (rect !== undefined && !isInside(from, rect)) return false;
  }
  return true;
}

/** Half a wall's thickness. */
const wallInches = 0.1;

function isInWalls({ at, from, to }: Walls, across: number, along: number): boolean {
  for (let i = 0; i < at.length; i += 1) {
    const place = at[i] ?? 0;
    if (place >= across + wallInches) return false;
    const isNear = across < place + wallInches;
    if (isNear && along > (from[i] ?? 0) - wallInches && along < (to[i] ?? 0) + wallInches) return true;
  }
  return false;
}

/** Returns true if a figure may rest here: on the table, in no wall and on nothing hard. */
export function canStand(layout: LayoutView, point: Point): boolean {
  if (!isInBounds(layout, point)) return false;
  const { fixed, cars } = terrains.of(layout);
  const { tall, hard, level, upright } = fixed;
  if (isOnAny(cars, point) || isOnAny(tall, point) || isOnAny(hard, point)) return false;
  return !isInWalls(level, point.y, point.x) && !isInWalls(upright, point.x, point.y);
}

/** Returns true if a car is on a point. */
export function isUnderCar(layout: LayoutView, point: Point): boolean {
  return isOnAny(terrains.of(layout).cars, point);
}

function isOnAny({ rects, left, top, right, bottom }: Pieces, { x, y }: Point): boolean {
  for (let i = 0; i < rects.length; i += 1) {
    if (x <= (left[i] ?? 0) || x >= (right[i] ?? 0)) continue;
    if (y > (top[i] ?? 0) && y < (bottom[i] ?? 0)) return true;
  }
  return false;
}

/** [MOVE-1] Returns true on rough ground and low obstacles, which halve movement. */
export function isRough(layout: LayoutView, from: Point, to: Point): boolean {
  return findFirstCrossed(terrains.of(layout).fixed.rough, from, to) >= 0;
}

export type Sight = { isClear: boolean; cover: 'none' | 'light' | 'hard' };

const blocked: Sight = { isClear: false, cover: 'none' };
const clear: Readonly<Record<Sight['cover'], Sight>> = {
  none: { isClear: true, cover: 'none' },
  light: { isClear: true, cover: 'light' },
  hard: { isClear: true, cover: 'hard' },
};

/** How near a corner one leans around it, and how near a piece one is behind it. */
const leanInches = 0.7;
const behindInches = 1.5;

/**
 * [GATS-3a] Finds the line of sight and the target's cover: the window of his house, and low walls near him. A window
 * covers only the man inside.
 */
export function findSight(layout: LayoutView, from: Point, to: Point): Sight {
  const { fixed, cars } = terrains.of(layout);
  const sight = fixed.seen.of(from, to) ?? fixed.seen.keep(from, to, lookAlong(fixed, from, to));
  if (!sight.isClear || sight.cover !== 'none') return sight;
  for (let i = findFirstNear(cars, to, behindInches); i >= 0; i = findFirstNear(cars, to, behindInches, i + 1)) {
    if (isCoveredBy(cars.rects[i], from, to)) return clear.light;
  }
  return sight;
}

/** [GATS-3a] A man on a piece is in the open, and the shooter's own piece covers nobody. */
function isCoveredBy(rect: Rect | undefined, from: Point, to: Point): boolean {
  return rect !== undefined && isCrossingRect(from, to, rect) && !isInside(to, rect) && !isInside(from, rect);
}

function lookAlong(terrain: Fixed, from: Point, to: Point): Sight {
  const walls = findWallsBetween(terrain, from, to);
  if (walls === 'wall') return blocked;
  const { tall, low } = terrain;
  let cover: Sight['cover'] = walls === 'own window' ? 'hard' : 'none';
  for (let i = findFirstCrossed(tall, from, to); i >= 0; i = findFirstCrossed(tall, from, to, i + 1)) {
    const rect = tall.rects[i];
    if (rect === undefined) break;
    // Leaning around a corner one sees and is seen.
    const isBehind = computeDistanceToRect(to, rect) <= leanInches;
    if (!isBehind && computeDistanceToRect(from, rect) > leanInches) return blocked;
    if (isBehind) cover = 'hard';
  }
  for (let i = findFirstNear(low, to, behindInches); i >= 0; i = findFirstNear(low, to, behindInches, i + 1)) {
    if (cover === 'hard') break;
    if (!isCoveredBy(low.rects[i], from, to)) continue;
    if (cover !== 'light' || terrain.grades[i] === 'hard') cover = terrain.grades[i] ?? cover;
  }
  return clear[cover];
}

/** Returns the index of the first piece from `start` on that is within so many inches of a point; -1 for none. */
function findFirstNear(pieces: Pieces, { x, y }: Point, inches: number, start = 0): number {
  const { rects, left, top, right, bottom } = pieces;
  const reach = inches + hairInches;
  for (let i = start; i < rects.length; i += 1) {
    // Most are too far away along one axis alone.
    if ((left[i] ?? 0) - x > reach || x - (right[i] ?? 0) > reach) continue;
    if ((top[i] ?? 0) - y > reach || y - (bottom[i] ?? 0) > reach) continue;
    const rect = rects[i];
    if (rect !== undefined && computeDistanceToRect({ x, y }, rect) <= inches) return i;
  }
  return -1;
}
