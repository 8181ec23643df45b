import type { DeepReadonly } from '../../../../kernel/readonly.ts';
import {
  cornersOf,
  crossesRect,
  distance,
  distanceToRect,
  isInside,
  type Point,
  type Rect,
} from './geometry.ts';
import { isOnTable, type Building, type Cover, type LayoutView } from './layout.ts';

/** A piece of wall along one axis: it lies at `at` of the other axis, from one end to the other. */
type Wall = { at: number; from: number; to: number; isWindow: boolean; house: Rect };

/** What stops bodies and views, sorted so that a line is tried against little more than arithmetic. */
type Terrain = {
  /** Walls from west to east, and from north to south; by their place across, so that few are tried. */
  level: Wall[];
  upright: Wall[];
  tall: Rect[];
  low: Cover[];
};

const terrains = new WeakMap<object, Terrain>();

/** Walls and covers of a layout, worked out once. */
function terrainOf(layout: LayoutView): Terrain {
  const known = terrains.get(layout);
  if (known !== undefined) return known;
  const covers = layout.covers as Cover[];
  const barriers = layout.buildings.flatMap(barriersOf);
  const terrain: Terrain = {
    level: barriers
      .filter(({ from, to }) => from.y === to.y && from.x !== to.x)
      .map(({ from, to, isWindow, house }) => ({
        house,
        at: from.y,
        from: Math.min(from.x, to.x),
        to: Math.max(from.x, to.x),
        isWindow,
      }))
      .toSorted(byPlace),
    upright: barriers
      .filter(({ from, to }) => from.x === to.x && from.y !== to.y)
      .map(({ from, to, isWindow, house }) => ({
        house,
        at: from.x,
        from: Math.min(from.y, to.y),
        to: Math.max(from.y, to.y),
        isWindow,
      }))
      .toSorted(byPlace),
    tall: covers.filter((cover) => cover.isTall).map((cover) => cover.rect),
    low: covers.filter((cover) => !cover.isTall),
  };
  terrains.set(layout, terrain);
  return terrain;
}

function byPlace(a: Wall, b: Wall): number {
  return a.at - b.at;
}

/** What stops a line: walls stop everything, windows only bodies. */
type Barrier = { from: Point; to: Point; isWindow: boolean; house: Rect };

/** Each wall as the pieces its openings leave, and the windows as barriers to bodies. */
function barriersOf(building: DeepReadonly<Building>): Barrier[] {
  const house: Rect = building.rect;
  const corners = cornersOf(house);
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    const gaps = building.openings
      .filter(({ kind, from: start }) => kind !== 'gate' && isOnLine(from, to, start))
      .map((opening) => ({
        opening,
        start: Math.min(distance(from, opening.from), distance(from, opening.to)),
        end: Math.max(distance(from, opening.from), distance(from, opening.to)),
      }))
      .sort((a, b) => a.start - b.start);
    const barriers: Barrier[] = [];
    let at = 0;
    for (const { opening, start, end } of gaps) {
      const wallEnd = between(from, to, start);
      barriers.push({ from: between(from, to, at), to: wallEnd, isWindow: false, house });
      if (opening.kind === 'window') {
        barriers.push({
          from: between(from, to, start),
          to: between(from, to, end),
          isWindow: true,
          house,
        });
      }
      at = end;
    }
    barriers.push({ from: between(from, to, at), to, isWindow: false, house });
    return barriers;
  });
}

function isOnLine(from: Point, to: Point, point: Point): boolean {
  const whole = distance(from, to);
  return Math.abs(distance(from, point) + distance(point, to) - whole) < 0.01;
}

function between(from: Point, to: Point, inches: number): Point {
  const whole = distance(from, to);
  const share = whole === 0 ? 0 : inches / whole;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whether a line crosses a wall at a level; `a` and `b` are its ends across, `c` and `d` along. */
function crosses(wall: Wall, a: number, b: number, c: number, d: number): boolean {
  const before = a - wall.at;
  const after = b - wall.at;
  if (before === 0 && after === 0) return Math.max(c, d) > wall.from && Math.min(c, d) < wall.to;
  if (before * after >= 0) return false;
  const where = c + ((d - c) * before) / (before - after);
  return where > wall.from && where < wall.to;
}

/** What a line meets among the walls: nothing, windows, one of the house it ends in, or a wall. */
type Met = 'none' | 'window' | 'own window' | 'wall';

function wallsBetween(terrain: Terrain, from: Point, to: Point): Met {
  let met: Exclude<Met, 'wall'> = 'none';
  const through = ({ house }: Wall): void => {
    if (met !== 'own window') met = isInside(to, house) ? 'own window' : 'window';
  };
  const north = Math.min(from.y, to.y);
  const south = Math.max(from.y, to.y);
  for (const wall of terrain.level) {
    if (wall.at > south) break;
    if (wall.at < north || !crosses(wall, from.y, to.y, from.x, to.x)) continue;
    if (!wall.isWindow) return 'wall';
    through(wall);
  }
  const west = Math.min(from.x, to.x);
  const east = Math.max(from.x, to.x);
  for (const wall of terrain.upright) {
    if (wall.at > east) break;
    if (wall.at < west || !crosses(wall, from.x, to.x, from.y, to.y)) continue;
    if (!wall.isWindow) return 'wall';
    through(wall);
  }
  return met;
}

/** Whether a body can go straight from one point to another. */
export function canWalk(layout: LayoutView, from: Point, to: Point): boolean {
  const terrain = terrainOf(layout);
  if (wallsBetween(terrain, from, to) !== 'none') return false;
  for (const rect of terrain.tall) if (crossesRect(from, to, rect)) return false;
  return true;
}

/** Half a wall's thickness. */
const wallInches = 0.1;

function isInWalls(walls: readonly Wall[], across: number, along: number): boolean {
  for (const { at, from, to } of walls) {
    const isNear = across > at - wallInches && across < at + wallInches;
    if (isNear && along > from - wallInches && along < to + wallInches) return true;
  }
  return false;
}

/** Whether a figure may stand here: on the table and not in a wall or a tall thing. */
export function canStand(layout: LayoutView, point: Point): boolean {
  if (!isOnTable(layout, point)) return false;
  const { tall, level, upright } = terrainOf(layout);
  for (const rect of tall) if (isInside(point, rect)) return false;
  return !isInWalls(level, point.y, point.x) && !isInWalls(upright, point.x, point.y);
}

/** [MOVE-1] Half of what goes over rough ground and low obstacles. */
export function isRough(layout: LayoutView, from: Point, to: Point): boolean {
  for (const { rect } of terrainOf(layout).low) if (crossesRect(from, to, rect)) return true;
  return false;
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
 * [GATS-3a] Line of sight, and what the target has before him: the window of the house he is in, and low
 * walls near him. A window covers the man inside alone.
 */
export function sightBetween(layout: LayoutView, from: Point, to: Point): Sight {
  const terrain = terrainOf(layout);
  const walls = wallsBetween(terrain, from, to);
  if (walls === 'wall') return blocked;
  let cover: Sight['cover'] = walls === 'own window' ? 'hard' : 'none';
  for (const rect of terrain.tall) {
    if (!crossesRect(from, to, rect)) continue;
    // Leaning around a corner one sees and is seen.
    const isBehind = distanceToRect(to, rect) <= leanInches;
    if (!isBehind && distanceToRect(from, rect) > leanInches) return blocked;
    if (isBehind) cover = 'hard';
  }
  for (const { rect, grade } of terrain.low) {
    if (cover === 'hard') break;
    if (distanceToRect(to, rect) > behindInches || !crossesRect(from, to, rect)) continue;
    cover = grade;
  }
  return clear[cover];
}
