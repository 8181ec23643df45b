import {
  requireFigure,
  computeStat,
  type CarId,
  type CarView,
  type CardSide,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listCars } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { listAbleAboard, requireCar, listOccupants, unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { explode } from '../bombs/explosions.ts';
import { isThroughFire, startFire } from '../bombs/fires.ts';
import type { Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { testHazards } from '../bombs/hazards.ts';
import { kill } from '../injury.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [BOMB-3, CAR-7] One card of the side to get out on, and the next one is too late. */
export const burningCards = 2;

/** [BOMB-3] Through flames by car: GUTS+1; failing, 2 hazards; driving through, a 6 sets it alight. */
export function driveThroughFire(table: BattleTable, id: CarId, from: Point, to: Point): void {
  const car = requireCar(table, id);
  if (car.driver === null || car.isWrecked || !isThroughFire(table, from, to)) return;
  const driver = requireFigure(table.state, car.driver);
  const { passed } = table.dice.test({
    purpose: `${driver.name} drives through the flames: GUTS`,
    stat: computeStat(driver, 'guts'),
    modifiers: [{ reason: 'in a car', value: 1 }],
  });
  table.emit({
    type: 'told',
    text: passed ? `${driver.name} drives right through.` : `${driver.name} shies at the flames.`,
  });
  if (!passed) {
    testHazards(table, id, 2, 'the flames');
    return;
  }
  const { total } = table.dice.roll({ purpose: `The ${car.kind} catches fire on a 6` });
  const burns = total === 6;
  table.emit({
    type: 'told',
    text: burns ? `The ${car.kind} is in flames.` : 'The paint blisters.',
    ...(burns ? { cars: makeChange(id, { burnsIn: burningCards, willExplode: true }) } : {}),
  });
}

/** [BOMB-3, CAR-7] Burns cars on a side's card: its people leave on the first card, and burn on the next. */
export function burnCars(table: BattleTable, side: CardSide): void {
  for (const { id } of listCars(table.state)) {
    const car = requireCar(table, id);
    if (car.side !== side || car.burnsIn === null || car.isOffTable) continue;
    const left = car.burnsIn - 1;
    if (left <= 0) {
      burnOut(table, car);
      continue;
    }
    table.emit({
      type: 'told',
      text: `The ${car.kind} burns.`,
      cars: makeChange(id, { burnsIn: left, speed: 'stopped' }),
    });
    climbOut(table, car);
  }
}

/** [CARD-6] Out of the flames at once, which costs each the next action he has. */
function climbOut(table: BattleTable, car: CarView): void {
  const out = listAbleAboard(table, car);
  if (out.length === 0) return;
  unload(table, car, out);
  const those = out.map((id) => requireFigure(table.state, id));
  table.emit({
    type: 'told',
    text: `Getting out costs ${those.map(({ name }) => name).join(', ')} an action.`,
    figures: Object.fromEntries(those.map(({ id, recovery }) => [id, { recovery: recovery + 1 }])),
  });
}

function burnOut(table: BattleTable, car: CarView): void {
  const trapped = listOccupants(table, car);
  table.emit({
    type: 'told',
    text: `The ${car.kind} burns out.`,
    cars: makeChange(car.id, { burnsIn: null, isWrecked: true, speed: 'stopped' }),
  });
  for (const figure of trapped) kill(table, figure, { by: null, isGory: false });
  if (car.willExplode === true) explodeTank(table, car, 0);
}

/** [BOMB-3, CAR-7] Explodes a tank like a gasoline bomb with the force of two sticks. */
export function explodeTank(table: BattleTable, car: CarView, stuntsModifier: number): void {
  const at = { x: car.at.x, y: car.at.y };
  const aboard = listOccupants(table, car).map((figure) => figure.id);
  table.emit({
    type: 'told',
    text: 'The tank goes up.',
    cars: makeChange(car.id, { isWrecked: true, speed: 'stopped', burnsIn: null }),
  });
  explode(table, { at, sticks: 2, isHalf: false, what: 'The tank', stuntsModifier, aboard });
  unload(table, requireCar(table, car.id));
  startFire(table, at);
}
