import type { DeepReadonly } from '../../../kernel/readonly.ts';
import {
  centerOf,
  cornersOf,
  crossesRect,
  distance,
  distanceToRect,
  isInside,
  segmentsCross,
  type Point,
  type Rect,
} from './geometry.ts';

/** A gap in a wall: through doors one walks and sees, through windows one sees. */
export type Opening = { kind: 'door' | 'window'; from: Point; to: Point };

export type Building = {
  id: string;
  name: string;
  rect: Rect;
  storeys: number;
  isWooden: boolean;
  /** [PO-2] Who is hurt when it burns; into a public one anybody may look. */
  use: 'business' | 'residence' | 'public';
  openings: Opening[];
};

/** A piece that gives cover; a tall one blocks the way and the view. */
export type Cover = {
  id: string;
  name: string;
  rect: Rect;
  grade: 'light' | 'hard';
  isTall: boolean;
};

/** The table: inches, streets, buildings and what stands about. */
export type Layout = {
  name: string;
  width: number;
  height: number;
  /** [GATS-3] */
  light: 'good' | 'poor' | 'bad';
  /** Whether citizens may see what happens. */
  isPublic: boolean;
  buildings: Building[];
  covers: Cover[];
  roads: { points: Point[]; width: number }[];
};

/** No table at all, before a scenario lays one. */
export const bareLayout: Layout = {
  name: 'nowhere',
  width: 0,
  height: 0,
  light: 'good',
  isPublic: false,
  buildings: [],
  covers: [],
  roads: [],
};

export type LayoutView = DeepReadonly<Layout>;

/** What stops a line: walls stop everything, windows only bodies. */
type Barrier = { from: Point; to: Point; isWindow: boolean };

type Compiled = { barriers: Barrier[]; waypoints: Point[]; tall: Rect[]; low: Cover[] };

const compiledLayouts = new WeakMap<object, Compiled>();

/** Barriers and waypoints of a layout, worked out once. */
function compile(layout: LayoutView): Compiled {
  const known = compiledLayouts.get(layout);
  if (known !== undefined) return known;
  const covers = layout.covers as Cover[];
  const tall = covers.filter((cover) => cover.isTall).map((cover) => cover.rect);
  const compiled: Compiled = {
    barriers: layout.buildings.flatMap(barriersOf),
    waypoints: [...layout.buildings.flatMap(waypointsOf), ...tall.flatMap(aroundCorners)].filter(
      (point) => isOnTable(layout, point),
    ),
    tall,
    low: covers.filter((cover) => !cover.isTall),
  };
  compiledLayouts.set(layout, compiled);
  return compiled;
}

function isOnTable(layout: LayoutView, point: Point): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= layout.width && point.y <= layout.height;
}

/** Each wall as the pieces its openings leave, and the windows as barriers to bodies. */
function barriersOf(building: DeepReadonly<Building>): Barrier[] {
  const corners = cornersOf(building.rect);
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    const gaps = building.openings
      .filter((opening) => isOnLine(from, to, opening.from))
      .map((opening) => ({
        opening,
        start: Math.min(distance(from, opening.from), distance(from, opening.to)),
        end: Math.max(distance(from, opening.from), distance(from, opening.to)),
      }))
      .sort((a, b) => a.start - b.start);
    const barriers: Barrier[] = [];
    let at = 0;
    for (const { opening, start, end } of gaps) {
      barriers.push({ from: between(from, to, at), to: between(from, to, start), isWindow: false });
      if (opening.kind === 'window') {
        barriers.push({
          from: between(from, to, start),
          to: between(from, to, end),
          isWindow: true,
        });
      }
      at = end;
    }
    barriers.push({ from: between(from, to, at), to, isWindow: false });
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

/** Points on both sides of each door, and around the corners outside. */
function waypointsOf(building: DeepReadonly<Building>): Point[] {
  const doors = building.openings
    .filter((opening) => opening.kind === 'door')
    .flatMap(({ from, to }) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const isLevel = from.y === to.y;
      return [-0.7, 0.7].map((step) => ({
        x: middle.x + (isLevel ? 0 : step),
        y: middle.y + (isLevel ? step : 0),
      }));
    });
  return [...doors, ...aroundCorners(building.rect)];
}

function aroundCorners(rect: DeepReadonly<Rect>): Point[] {
  const margin = 0.6;
  return cornersOf({
    x: rect.x - margin,
    y: rect.y - margin,
    width: rect.width + 2 * margin,
    height: rect.height + 2 * margin,
  });
}

/** Whether a body can go straight from one point to another. */
export function canWalk(layout: LayoutView, from: Point, to: Point): boolean {
  const { barriers, tall } = compile(layout);
  return (
    !barriers.some((barrier) => segmentsCross(from, to, barrier.from, barrier.to)) &&
    !tall.some((rect) => crossesRect(from, to, rect))
  );
}

export type Sight = { isClear: boolean; cover: 'none' | 'light' | 'hard' };

const blocked: Sight = { isClear: false, cover: 'none' };

/** Line of sight, and what the target has before him: windows and low walls near him are cover. */
export function sightBetween(layout: LayoutView, from: Point, to: Point): Sight {
  const { barriers, tall, low } = compile(layout);
  let cover: Sight['cover'] = 'none';
  for (const barrier of barriers) {
    if (!segmentsCross(from, to, barrier.from, barrier.to)) continue;
    if (!barrier.isWindow) return blocked;
    cover = 'hard';
  }
  for (const rect of tall) {
    if (!crossesRect(from, to, rect)) continue;
    // Leaning around a corner one sees and is seen.
    if (distanceToRect(from, rect) > 0.7 && distanceToRect(to, rect) > 0.7) return blocked;
    if (distanceToRect(to, rect) <= 0.7) cover = 'hard';
  }
  for (const piece of low) {
    if (cover === 'hard') break;
    if (distanceToRect(to, piece.rect) > 1.5 || !crossesRect(from, to, piece.rect)) continue;
    cover = piece.grade;
  }
  return { isClear: true, cover };
}

/**
 * [MOVE-1] Shortest way on foot through doors and around corners: the points to pass, the goal last;
 * empty when there is none.
 */
export function findWay(layout: LayoutView, from: Point, to: Point): Point[] {
  if (canWalk(layout, from, to)) return [to];
  const { waypoints } = compile(layout);
  const nodes = [...waypoints, to];
  const best = new Map<Point, { cost: number; way: Point[] }>();
  const open: { at: Point; cost: number; way: Point[] }[] = [{ at: from, cost: 0, way: [] }];
  while (open.length > 0) {
    open.sort((a, b) => a.cost + distance(a.at, to) - b.cost - distance(b.at, to));
    const next = open.shift();
    if (next === undefined) break;
    if (next.at === to) return next.way;
    for (const node of nodes) {
      const cost = next.cost + distance(next.at, node);
      if ((best.get(node)?.cost ?? Infinity) <= cost || !canWalk(layout, next.at, node)) continue;
      const way = [...next.way, node];
      best.set(node, { cost, way });
      open.push({ at: node, cost, way });
    }
  }
  return [];
}

/** Middle of the building a battle is about, or of the table. */
export function premisesOf(layout: LayoutView): Point {
  const [main] = layout.buildings;
  return main === undefined ? { x: layout.width / 2, y: layout.height / 2 } : centerOf(main.rect);
}

export function buildingAt(layout: LayoutView, point: Point): DeepReadonly<Building> | null {
  return layout.buildings.find((building) => isInside(point, building.rect)) ?? null;
}

/** Whether a figure may stand here: on the table and not in a wall or a tall thing. */
export function canStand(layout: LayoutView, point: Point): boolean {
  if (!isOnTable(layout, point)) return false;
  return !compile(layout).tall.some((rect) => isInside(point, rect));
}

/** The nearest place with cover from `threat` within reach, or null. */
export function coverNear(
  layout: LayoutView,
  from: Point,
  threat: Point,
  withinInches: number,
): Point | null {
  let best: { at: Point; worth: number } | null = null;
  for (const at of coverSpots(layout)) {
    const inches = distance(from, at);
    if (inches > withinInches || !canWalk(layout, from, at)) continue;
    const sight = sightBetween(layout, threat, at);
    const grade = !sight.isClear ? 3 : sight.cover === 'hard' ? 2 : sight.cover === 'light' ? 1 : 0;
    const worth = grade * 3 - inches * 0.3;
    if (grade > 0 && (best === null || worth > best.worth)) best = { at, worth };
  }
  return best?.at ?? null;
}

const spotsByLayout = new WeakMap<object, Point[]>();

/** Places worth standing at: by every piece of cover, inside every window, beside every door. */
export function coverSpots(layout: LayoutView): Point[] {
  const known = spotsByLayout.get(layout);
  if (known !== undefined) return known;
  const beside = layout.covers.flatMap(({ rect }) => {
    const m = 0.5;
    return [
      { x: rect.x - m, y: rect.y + rect.height / 2 },
      { x: rect.x + rect.width + m, y: rect.y + rect.height / 2 },
      { x: rect.x + rect.width / 2, y: rect.y - m },
      { x: rect.x + rect.width / 2, y: rect.y + rect.height + m },
    ];
  });
  const indoors = layout.buildings.flatMap((building) =>
    building.openings.flatMap(({ from, to }) => insideOf(building, from, to)),
  );
  const spots = [...beside, ...indoors].filter((point) => canStand(layout, point));
  spotsByLayout.set(layout, spots);
  return spots;
}

function insideOf(building: DeepReadonly<Building>, from: Point, to: Point): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const step = 0.7;
  return [
    { x: middle.x + step, y: middle.y },
    { x: middle.x - step, y: middle.y },
    { x: middle.x, y: middle.y + step },
    { x: middle.x, y: middle.y - step },
  ].filter((point) => isInside(point, building.rect, -0.3));
}
