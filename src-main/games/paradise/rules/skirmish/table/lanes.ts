import type { Side } from '../battle.ts';
import { areOverlapping, computeBody, isClearOfPieces, lineInches } from './bodies.ts';
import { computeBearing, computeLength, followRoute, type Point, type Rect } from './geometry.ts';
import { findPremises, isInBounds, type LayoutView } from './layout.ts';
import { findWayIn } from './roads.ts';

/** From the middle of one lane to the middle of the next. */
const laneInches = 2.1;

/** [SCN-0] Lists three lanes from a side's end of the road to its stops, the one by the curb first. */
export function listLanesIn(layout: LayoutView, side: Side): Point[][] {
  const [start = { x: 0, y: 0 }, stop = start] = findWayIn(layout, side);
  if (layout.buildings.length === 0) return listLanesAlong([start, stop]);
  const toHouse = findPremises(layout).y < stop.y ? -1 : 1;
  return [0, 1, 2].map((nth) => {
    const y = stop.y - toHouse * nth * laneInches;
    return [
      { x: start.x, y },
      { x: stop.x, y },
    ];
  });
}

/** Lists a way, and ways beside it on both sides. */
export function listLanesAlong(route: readonly Point[]): Point[][] {
  return [0, -laneInches, laneInches].map((aside) => route.map(({ x, y }) => ({ x, y: y + aside })));
}

/** A car's entry and its way from there. */
export type Berth = { route: Point[]; at: Point; stop: Point };

/**
 * [SCN-0] Finds places for so many cars in lanes that lead to the curb: in line behind each other, three abreast, the
 * last at the table's edge. Returns fewer if the road does not hold them all.
 */
export function planBerths(
  layout: LayoutView,
  lanes: readonly (readonly Point[])[],
  count: number,
  taken: readonly Rect[] = [],
): Berth[] {
  const places: { lane: readonly Point[]; row: number; stopInches: number }[] = [];
  for (let row = 0; row < rowsMost && places.length < count; row += 1) {
    for (const lane of lanes) {
      const stopInches = computeLength(lane) - row * lineInches;
      const isFree = stopInches >= shortestWayInches && isFreePlace(layout, lane, stopInches, taken);
      if (isFree && places.length < count) places.push({ lane, row, stopInches });
    }
  }
  // A single car begins at the edge in any row.
  const last = Math.max(0, ...places.map(({ row }) => row));
  return places.flatMap(({ lane, row, stopInches }) => {
    const startInches = Math.min((last - row) * lineInches, stopInches - shortestWayInches);
    if (!isFreePlace(layout, lane, startInches, taken)) return [];
    const at = followRoute(lane, startInches).at;
    const stop = followRoute(lane, stopInches).at;
    return [{ at, stop, route: [at, stop] }];
  });
}

/** [SCN-3, SCN-9] Like `planBerths` for cars that go through: they start in line and have the whole road before them. */
export function planStarts(
  layout: LayoutView,
  lanes: readonly (readonly Point[])[],
  count: number,
  taken: readonly Rect[] = [],
): Berth[] {
  const berths: Berth[] = [];
  for (let row = 0; row < rowsMost && berths.length < count; row += 1) {
    for (const lane of lanes) {
      const inches = row * lineInches;
      const isOn = inches < computeLength(lane) / 2 && isFreePlace(layout, lane, inches, taken);
      if (!isOn || berths.length >= count) continue;
      const { at, leg } = followRoute(lane, inches);
      const rest = lane.slice(leg + 1).map(({ x, y }) => ({ x, y }));
      berths.push({ at, route: [at, ...rest], stop: rest.at(-1) ?? at });
    }
  }
  return berths;
}

/** More rows than any road is long. */
const rowsMost = 20;

/** Least way of an entering car. */
const shortestWayInches = 0.5;

function isFreePlace(layout: LayoutView, lane: readonly Point[], inches: number, taken: readonly Rect[]): boolean {
  const { at, leg } = followRoute(lane, inches);
  const next = lane[leg + 1] ?? at;
  const facing = computeBearing(lane[leg] ?? at, next);
  const body = computeBody({ kind: 'truck', at, facing });
  return isInBounds(layout, at) && isClearOfPieces(layout, body) && taken.every((one) => !areOverlapping(one, body));
}
