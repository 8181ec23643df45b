import { figureById, isInFight, type Battle, type CarId, type Side } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import { carById, unload } from './cars.ts';
import { changeSpeed, drive } from './driving.ts';
import type { ScenarioRules } from './scenario.ts';
import { shoot } from './shooting.ts';
import { bestShot } from './tactics.ts';

/** Expected hits below which nobody wastes lead from a moving car. */
const worthwhileFromCar = 0.15;

export function isDrivenBy(battle: Battle, id: CarId, side: Side): boolean {
  const car = battle.cars[id];
  if (car === undefined || car.driver === null || car.isWrecked || car.isOffTable) return false;
  return figureById(battle, car.driver).side === side;
}

/**
 * [CARD-2] Cars go where their scenario wants them, and let their crews out there; on the way the
 * passengers shoot. Returns how many cars acted, `most` at the most.
 */
export function driveCars(
  table: BattleTable,
  side: Side,
  card: { actions: number; scenario: ScenarioRules; most: number },
): number {
  let driven = 0;
  for (const { id } of Object.values(table.state.cars)) {
    if (driven >= card.most || table.state.winner !== null) break;
    if (!isDrivenBy(table.state, id, side)) continue;
    driven += 1;
    for (let action = 0; action < card.actions; action += 1) {
      if (!driveOnce(table, id, side, card.scenario)) break;
      shootFromCar(table, id);
    }
  }
  return driven;
}

/** One action at the wheel; false when the car's turn is over. */
function driveOnce(table: BattleTable, id: CarId, side: Side, scenario: ScenarioRules): boolean {
  if (!isDrivenBy(table.state, id, side)) return false;
  const car = carById(table, id);
  const driver = figureById(table.state, car.driver ?? '');
  if (!isInFight(driver) || driver.recovery > 0) return false;
  const wish = scenario.carWish(table.state, id);
  if (wish === 'unload') {
    unload(table, car);
    return false;
  }
  if (car.speed !== wish) changeSpeed(table, id, wish);
  drive(table, id);
  return true;
}

/** [CAR-7] Whoever is not driving takes the shot he has. */
function shootFromCar(table: BattleTable, id: CarId): void {
  const car = carById(table, id);
  if (car.isWrecked || car.isOffTable) return;
  for (const rider of [...car.riders, ...car.boards]) {
    const figure = figureById(table.state, rider);
    if (figure.posture !== 'up' || figure.recovery > 0 || figure.isNervous) continue;
    const chance = bestShot(table.state, figure);
    if (chance === null || chance.hits < worthwhileFromCar) continue;
    shoot(table, rider, chance.target.id, chance.shot);
  }
}
