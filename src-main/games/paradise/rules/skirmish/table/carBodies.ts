import type { Battle, CarView } from '../battle.ts';
import { listCars } from '../battleIndex.ts';
import { areOverlapping, bodies, bumperGapInches, computeBody } from './bodies.ts';
import { computeBearing, computeDistance, findPointInDirection, followRoute, type Point } from './geometry.ts';

/** Cars that are on the table, but for one. */
export function listOtherCars(battle: Battle, id: string): CarView[] {
  return listCars(battle).filter((one) => one.id !== id && !one.isOffTable);
}

/** A car on another's way, and how many inches he can go before their bumpers meet. */
export type CarAhead = { car: CarView; inches: number };

/** How finely a way is looked along. */
const stepInches = 0.25;

/** Finds the first standing or oncoming car in a car's way on its next inches; null for none. */
export function findCarAhead(
  battle: Battle,
  car: CarView,
  inches: number,
  counts: (other: CarView) => boolean,
): CarAhead | null {
  const start = followRoute(car.route, car.driven).at;
  // perf: the road is looked along for nobody who is not near it.
  const others = listCars(battle).filter((one) => {
    if (one.id === car.id || one.isOffTable) return false;
    const reach = inches + stepInches + computeGap(car, one) + bodies.car.width;
    return computeDistance(start, one.at) <= reach && counts(one);
  });
  if (others.length === 0) return null;
  for (let along = 0; along <= inches + stepInches; along += stepInches) {
    const place = findPlaceAlong(car, along);
    const other = others.find((one) => isInFront(car, place, one));
    if (other !== undefined) return { car: other, inches: Math.max(0, along - stepInches) };
  }
  return null;
}

/** Computes how far apart the middles of two cars are, bumper to bumper. */
function computeGap(car: CarView, other: CarView): number {
  return (bodies[car.kind].length + bodies[other.kind].length) / 2 + bumperGapInches;
}

/** Returns true if a car would have another one before its bumper at a place of its way. */
function isInFront(car: CarView, place: PlaceAlong, other: CarView): boolean {
  const { ahead, aside } = measureAhead(place, other.at);
  return ahead > 0 && ahead < computeGap(car, other) && aside < bodies.car.width;
}

/** A place on a car's way, and the direction of the way there, in radians. */
type PlaceAlong = { at: Point; radians: number };

function findPlaceAlong(car: CarView, along: number): PlaceAlong {
  const { at, leg } = followRoute(car.route, car.driven + along);
  const from = car.route[leg] ?? at;
  const to = car.route[leg + 1] ?? findPointInDirection(from, car.facing, 1);
  return { at, radians: (computeBearing(from, to) * Math.PI) / 180 };
}

function measureAhead({ at, radians }: PlaceAlong, place: Point): { ahead: number; aside: number } {
  const x = place.x - at.x;
  const y = place.y - at.y;
  return {
    ahead: x * Math.cos(radians) + y * Math.sin(radians),
    aside: Math.abs(y * Math.cos(radians) - x * Math.sin(radians)),
  };
}

/** Measures how far ahead of and beside a car a place is, once the car has driven a number of inches. */
export function measureFrom(car: CarView, along: number, place: Point): { ahead: number; aside: number } {
  return measureAhead(findPlaceAlong(car, along), place);
}

/** Finds the most inches of a car's way, up to a limit, after which it overlaps no other car. */
export function findRoomAlong(battle: Battle, car: CarView, inches: number): number {
  const others = listOtherCars(battle, car.id).map((one) => computeBody(one));
  for (let along = inches; along > 0; along -= stepInches) {
    const { at, leg } = followRoute(car.route, car.driven + along);
    const facing = computeBearing(car.route[leg] ?? car.at, car.route[leg + 1] ?? at);
    const body = computeBody({ kind: car.kind, at, facing });
    if (others.every((other) => !areOverlapping(other, body))) return along;
  }
  return 0;
}
