import type { CarId, CarView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import {
  clearBody,
  listAboard,
  requireCar,
  leaveTable,
  moveCar,
  findObstacle,
} from '../table/cars.ts';
import { collide, findOncomingSpeed } from './driving/crashes.ts';
import { countHazardsAhead, countSpeedDice } from './driving/driving.ts';
import {
  followRoute,
  computeDistance,
  findPointInDirection,
  findPointToward,
  type Point,
} from '../table/geometry.ts';
import { testHazards, runDown } from './bombs/hazards.ts';

/**
 * [CARD-2a, CAR-8] A moving car whose driver has his hands full goes straight on at its speed for an action:
 * over anyone who stands there, into what stands there, or off the table.
 */
export function rollOn(table: BattleTable, id: CarId): void {
  const car = requireCar(table, id);
  if (car.speed === 'stopped' || car.isWrecked || car.isOffTable) return;
  const { speed } = car;
  const inches = rollInches(table, car);
  const from = { x: car.at.x, y: car.at.y };
  const whole = findPointInDirection(from, car.facing, inches);
  const to = lastOnTable(table, from, whole);
  const struckAt = strikesAt(table, car, from, to);
  const at = struckAt ?? to;
  const spared = listAboard(car);
  moveCar(table, car, { at, ...wayFrom(car, at, inches) }, `The ${car.kind} rolls straight on.`);
  const hazards = countHazardsAhead(
    table.state,
    { ...car, route: [from, at], driven: 0 },
    speed,
    computeDistance(from, at),
  );
  if (hazards > 0) testHazards(table, id, hazards, 'what is in the way');
  runDown(table, id, { from, to: at, speed, spared });
  clearBody(table, id);
  const now = requireCar(table, id);
  if (now.isWrecked || now.speed === 'stopped' || computeDistance(now.at, at) > 0.5) return;
  if (struckAt !== null) {
    const struck = findObstacle(table, now, at, to)?.car ?? null;
    const oncoming = findOncomingSpeed(now, struck);
    collide(table, id, speed, { extra: 0, other: struck?.id ?? null, oncoming });
  } else if (computeDistance(to, whole) > 0.05) leaveTable(table, id);
}

function rollInches(table: BattleTable, car: CarView): number {
  const dice = countSpeedDice(car, car.speed);
  const purpose = `The ${car.kind} rolls on, inches`;
  const rolled =
    dice === 0
      ? 10
      : table.dice.faces({ purpose, count: dice }).reduce((total, face) => total + face, 0);
  return car.hasEngine || dice === 0 ? rolled : rolled / 2;
}

/** The way as far as the table goes. */
function lastOnTable(table: BattleTable, from: Point, to: Point): Point {
  const { width, height } = table.state.layout;
  const isOn = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < width && y < height;
  if (isOn(to)) return to;
  const whole = computeDistance(from, to);
  let inches = 0;
  while (inches + 0.25 < whole && isOn(findPointToward(from, to, inches + 0.25))) inches += 0.25;
  return findPointToward(from, to, inches);
}

/** Where it is stopped by what stands in its way, or null. */
function strikesAt(table: BattleTable, car: CarView, from: Point, to: Point): Point | null {
  const whole = computeDistance(from, to);
  for (let inches = 0; inches < whole; inches += 1) {
    if (findObstacle(table, car, from, findPointToward(from, to, inches + 1)) !== null) {
      return findPointToward(from, to, inches);
    }
  }
  return null;
}

/** Still on its road, or the shortest way back to what is left of it. */
function wayFrom(car: CarView, at: Point, inches: number): { route: Point[]; driven: number } {
  const route = car.route.map(({ x, y }) => ({ x, y }));
  const planned = followRoute(car.route, car.driven + inches);
  if (computeDistance(planned.at, at) < 0.5) return { route, driven: car.driven + inches };
  return { route: [{ x: at.x, y: at.y }, ...route.slice(planned.leg + 1)], driven: 0 };
}
