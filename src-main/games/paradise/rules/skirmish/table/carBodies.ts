import type { Battle, CarView } from '../battle.ts';
import { listCars } from '../battleIndex.ts';
import { areOverlapping, bodies, bumperGapInches, computeBody } from './bodies.ts';
import { computeBearing, findPointInDirection, followRoute, type Point } from './geometry.ts';

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
  const others = listOtherCars(battle, car.id).filter(counts);
  if (others.length === 0) return null;
  for (let along = 0; along <= inches + stepInches; along += stepInches) {
    const other = others.find((one) => isInFront(car, along, one));
    if (other !== undefined) return { car: other, inches: Math.max(0, along - stepInches) };
  }
  return null;
}

/** Returns true if a car would have another one before its bumper so many inches on. */
function isInFront(car: CarView, along: number, other: CarView): boolean {
  const { ahead, aside } = measureFrom(car, along, other.at);
  const least = (bodies[car.kind].length + bodies[other.kind].length) / 2 + bumperGapInches;
  return ahead > 0 && ahead < least && aside < bodies.car.width;
}

/** Measures how far ahead of and beside a car a place is, once the car has driven a number of inches. */
export function measureFrom(car: CarView, along: number, place: Point): { ahead: number; aside: number } {
  const { at, leg } = followRoute(car.route, car.driven + along);
  const from = car.route[leg] ?? at;
  const to = car.route[leg + 1] ?? findPointInDirection(from, car.facing, 1);
  const radians = (computeBearing(from, to) * Math.PI) / 180;
  const x = place.x - at.x;
  const y = place.y - at.y;
  return {
    ahead: x * Math.cos(radians) + y * Math.sin(radians),
    aside: Math.abs(y * Math.cos(radians) - x * Math.sin(radians)),
  };
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
