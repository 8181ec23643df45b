import type { CarId, CarView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { clearBody, listAboard, requireCar, leaveTable, moveCar } from '../table/cars.ts';
import { planSlide, planWayFrom } from '../table/sliding.ts';
import { collide, findOncomingSpeed } from './driving/crashes.ts';
import { countHazardsAhead, countSpeedDice } from './driving/driving.ts';
import { computeDistance } from '../table/geometry.ts';
import { testHazards, runDown } from './bombs/hazards.ts';

/**
 * [CARD-2a, CAR-8] Rolls a moving car whose driver is busy straight on for an action: over figures, into obstacles, or
 * off the table.
 */
export function rollOn(table: BattleTable, id: CarId): void {
  const car = requireCar(table, id);
  if (car.speed === 'stopped' || car.isWrecked || car.isOffTable) return;
  const { speed } = car;
  const inches = rollInches(table, car);
  const from = { x: car.at.x, y: car.at.y };
  const { at, struck, isOffTable } = planSlide(table.state, car, { facing: car.facing, inches });
  const spared = listAboard(car);
  moveCar(table, car, { at, ...planWayFrom(car, at, inches) }, `The ${car.kind} rolls straight on.`);
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
  if (isOffTable) leaveTable(table, id);
  if (struck === null) return;
  const oncoming = findOncomingSpeed(now, struck.car);
  collide(table, id, speed, { extra: 0, other: struck.car?.id ?? null, oncoming });
}

function rollInches(table: BattleTable, car: CarView): number {
  const dice = countSpeedDice(car, car.speed);
  const purpose = `The ${car.kind} rolls on, inches`;
  const rolled = dice === 0 ? 10 : table.dice.faces({ purpose, count: dice }).reduce((total, face) => total + face, 0);
  return car.hasEngine || dice === 0 ? rolled : rolled / 2;
}
