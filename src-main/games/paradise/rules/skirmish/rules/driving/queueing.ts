import type { Battle, CarId, CarView, Speed } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listAfoot } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { bodies, bumperGapInches } from '#main/games/paradise/rules/skirmish/table/bodies.ts';
import {
  findCarAhead,
  findRoomAlong,
  measureFrom,
  type CarAhead,
} from '#main/games/paradise/rules/skirmish/table/carBodies.ts';
import { moveCar, requireCar } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import {
  computeLength,
  followRoute,
  hairInches,
  type Point,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import type { LayoutView } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { bumperInches, failHazard, passHazards } from '../bombs/hazards.ts';
import { findOncomingSpeed } from './crashes.ts';

/** A road's end is the table's edge, give or take a fender. */
const fenderInches = 1;

export function isByEdge(layout: LayoutView, at: Point): boolean {
  return (
    at.x <= fenderInches ||
    at.y <= fenderInches ||
    at.x >= layout.width - fenderInches ||
    at.y >= layout.height - fenderInches
  );
}

/** Returns true if a car is to stop somewhere on the table and let its crew out. */
export function isForTheCurb(battle: Battle, car: CarView): boolean {
  const end = car.route.at(-1);
  return !car.isHomeward && end !== undefined && !isByEdge(battle.layout, end);
}

/** [CAR-5] Returns true for a standing or an oncoming car. */
function isObstacle(car: CarView, other: CarView): boolean {
  return other.speed === 'stopped' || findOncomingSpeed(car, other) !== null;
}

/** Distance from the end of his way at which a driver lets his men out if other cars block the road. */
const nearlyThereInches = 10;

/** Room between a bumper and a man's shins. */
const shinInches = 0.5;

/** [CAR-8] Measures a car's way up to its own men; null if none is in its way. */
function measureToOwnMen(battle: Battle, car: CarView, inches: number): number | null {
  if (car.speed !== 'cruising' && car.speed !== 'stopped') return null;
  if (!isForTheCurb(battle, car)) return null;
  const reach = bodies[car.kind].length / 2 + shinInches;
  let nearest: number | null = null;
  for (const figure of listAfoot(battle)) {
    if (figure.side !== car.side || figure.posture !== 'up') continue;
    const { ahead, aside } = measureFrom(car, 0, figure.at);
    if (ahead <= 0 || ahead > inches + reach || aside > bumperInches + hairInches) continue;
    const room = Math.max(0, ahead - reach);
    if (nearest === null || room < nearest) nearest = room;
  }
  return nearest;
}

/** Returns true if a car on its way to the curb has another one, or men of its own, right before its bumper. */
export function isHeldUp(battle: Battle, car: CarView): boolean {
  if (!isForTheCurb(battle, car)) return false;
  if (findCarAhead(battle, car, bumperGapInches, (other) => other.speed === 'stopped') !== null) {
    return true;
  }
  // A driver who stopped for men who do not move on lets his own out there.
  const isNear = computeLength(car.route) - car.driven <= nearlyThereInches;
  if (!isNear && car.speed !== 'stopped') return false;
  return measureToOwnMen(battle, car, bumperGapInches) !== null;
}

/** The end of a stretch of road: its length for the car, and the reason of the stop. */
export type Stretch = { inches: number; stops: 'car' | 'men' | null; around: CarAhead | null };

/** [CAR-2, CAR-8] A driver looks ahead: he stops behind a car or before his own men, or has to go around. */
export function planStretch(battle: Battle, car: CarView, inches: number): Stretch {
  const around = findCarAhead(battle, car, inches, (other) => isObstacle(car, other));
  const toMen = measureToOwnMen(battle, car, around?.inches ?? inches);
  if (toMen !== null && car.hasBrakes) {
    return { inches: findRoomAlong(battle, car, toMen), stops: 'men', around: null };
  }
  if (around === null) return { inches: findRoomAlong(battle, car, inches), stops: null, around };
  const isStanding = around.car.speed === 'stopped';
  const canStop = car.hasBrakes && car.speed === 'cruising' && isStanding;
  if (canStop && isForTheCurb(battle, car)) {
    return { inches: findRoomAlong(battle, car, around.inches), stops: 'car', around: null };
  }
  return { inches, stops: null, around };
}

/** [CAR-2] Hazards of driving around a car in the way; one more for an oncoming car. */
const aroundHazards = { stopped: 0, cruising: 0, speeding: 1, racing: 2 } as const;

/**
 * [CAR-2, CAR-5] Up to the other car and around it. Failing, the driver brakes or swerves, and may hit it. Returns
 * whether he got around.
 */
export function goAround(table: BattleTable, id: CarId, ahead: CarAhead): boolean {
  const car = requireCar(table, id);
  const { speed } = car;
  const isOncoming = findOncomingSpeed(car, ahead.car) !== null;
  const driven = car.driven + findRoomAlong(table.state, car, ahead.inches);
  moveCar(
    table,
    car,
    { at: followRoute(car.route, driven).at, driven },
    `The ${car.kind} goes around the ${ahead.car.kind}.`,
  );
  const hazards = countAroundHazards(speed, isOncoming);
  const what = isOncoming ? `the oncoming ${ahead.car.kind}` : `the ${ahead.car.kind} in the way`;
  if (passHazards(table, id, hazards, what)) return true;
  failHazard(table, id, ahead.car.id);
  return false;
}

function countAroundHazards(speed: Speed, isOncoming: boolean): number {
  return aroundHazards[speed] + (isOncoming ? 1 : 0);
}

/** [CAR-2] Stops the car behind the obstacle. */
export function stopBehind(table: BattleTable, id: CarId, what: 'car' | 'men'): void {
  const { kind } = requireCar(table, id);
  table.emit({
    type: 'told',
    text: what === 'car' ? `The ${kind} stops behind another.` : `The ${kind} stops short of its own men.`,
    cars: { [id]: { speed: 'stopped' } },
  });
}
