import {
  figureById,
  isInFight,
  type Battle,
  type CarId,
  type CarView,
  type FigureId,
  type FigureView,
  type Side,
  type Speed,
} from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { ableAboard, aboardOf, carById, unload } from '../cars.ts';
import { changeSpeed, chase, drive, hazardsAhead, speedDice } from '../driving.ts';
import { bearing, distance, type Point } from '../geometry.ts';
import { drivingModifiers } from '../hazards.ts';
import { mainRoad } from '../roads.ts';
import type { ScenarioRules } from '../scenario.ts';
import { shoot } from '../shooting.ts';
import { added } from '../shot.ts';
import { isAwaited } from './getaway.ts';
import type { Goal } from './goals.ts';
import { bestShot } from './targets.ts';

/** What a figure is after; the fight knows. */
export type GoalOf = (id: FigureId) => Goal;

/** Expected hits below which nobody wastes lead from a moving car. */
const worthwhileFromCar = 0.15;

/** A car with somebody of this side in it who can still do something. */
export function isCrewedBy(battle: Battle, car: CarView, side: Side): boolean {
  if (car.isOffTable) return false;
  return aboardOf(car).some((id) => {
    const one = figureById(battle, id);
    return one.side === side && isInFight(one);
  });
}

/**
 * [CARD-2] Cars go where their scenario wants them, and let their crews out there; on the way the
 * passengers shoot. Returns how many cars acted, `most` at the most.
 */
export function driveCars(
  table: BattleTable,
  side: Side,
  card: { actions: number; scenario: ScenarioRules; goalOf: GoalOf; most: number },
): number {
  let driven = 0;
  for (const { id } of Object.values(table.state.cars)) {
    if (driven >= card.most || table.state.winner !== null) break;
    if (!isCrewedBy(table.state, carById(table, id), side)) continue;
    driven += 1;
    for (let action = 0; action < card.actions; action += 1) {
      const acted = driveOnce(table, id, side, card);
      shootFromCar(table, id, card.goalOf);
      if (!acted) break;
    }
  }
  return driven;
}

/** One action at the wheel; false when the car's turn is over. */
function driveOnce(
  table: BattleTable,
  id: CarId,
  side: Side,
  card: { scenario: ScenarioRules; goalOf: GoalOf },
): boolean {
  const car = carById(table, id);
  if (car.isWrecked || !hasAbleDriver(table.state, car)) return changePlaces(table, car);
  const driver = figureById(table.state, car.driver ?? '');
  if (driver.side !== side || driver.recovery > 0) return false;
  const goal = card.goalOf(driver.id);
  if (goal.kind === 'leave' || goal.kind === 'rob') return driveHome(table, id, goal, card);
  if (goal.kind === 'pursue') {
    followCar(table, car, goal.car);
    driveOn(table, id, boldest(table, id, 'racing'));
    return true;
  }
  const wish = card.scenario.carWish(table.state, id);
  if (wish === 'unload') {
    unload(table, car);
    return false;
  }
  driveOn(table, id, boldest(table, id, wish));
  return true;
}

function hasAbleDriver(battle: Battle, car: CarView): boolean {
  return car.driver !== null && isInFight(figureById(battle, car.driver));
}

/** Out of a wreck, or a rider takes the wheel from a man who can drive no more. */
function changePlaces(table: BattleTable, car: CarView): boolean {
  const able = ableAboard(table, car);
  const next = able.find((id) => car.riders.includes(id));
  if (car.isWrecked || next === undefined) {
    unload(table, car, able);
    return false;
  }
  const { driver } = car;
  table.emit({
    type: 'told',
    text: `${figureById(table.state, next).name} slides over to the wheel.`,
    cars: {
      [car.id]: {
        driver: next,
        riders: [...car.riders.filter((id) => id !== next), ...(driver === null ? [] : [driver])],
      },
    },
  });
  return true;
}

/** Home with whoever is aboard, once nobody is still running for the car. */
function driveHome(
  table: BattleTable,
  id: CarId,
  goal: Goal,
  card: { scenario: ScenarioRules },
): boolean {
  const car = carById(table, id);
  if (goal.kind === 'rob' && !car.isHomeward && !isReadyToGo(table.state, car)) {
    const wish = card.scenario.carWish(table.state, id);
    if (wish === 'unload') unload(table, car);
    else driveOn(table, id, boldest(table, id, wish));
    return wish !== 'unload';
  }
  if (car.speed === 'stopped' && isAwaited(table.state, id)) return false;
  if (!car.isHomeward) turnHome(table, car);
  driveOn(table, id, boldest(table, id, 'racing'));
  return true;
}

/** A robbers' car goes when somebody in it has what they came for. */
function isReadyToGo(battle: Battle, car: CarView): boolean {
  return car.speed === 'stopped' && aboardOf(car).some((id) => figureById(battle, id).loot > 0);
}

/** Around, and back along the road to the nearer end of it. */
function turnHome(table: BattleTable, car: CarView): void {
  const road = mainRoad(table.state.layout);
  const ends = [road[0], road.at(-1)].filter((end) => end !== undefined);
  const exit = ends.reduce<Point>(
    (best, end) => (distance(end, car.at) < distance(best, car.at) ? end : best),
    ends[0] ?? { x: 0, y: 0 },
  );
  const at = { x: car.at.x, y: car.at.y };
  const route = [at, { x: exit.x, y: exit.y }];
  table.emit({
    type: 'told',
    text: `The ${car.kind} turns for home.`,
    cars: { [car.id]: { route, driven: 0, facing: bearing(at, exit), isHomeward: true } },
  });
}

/** Onto the road behind a car that is getting away, to where it is going. */
function followCar(table: BattleTable, car: CarView, id: CarId): void {
  const quarry = carById(table, id);
  const [end] = quarry.route.slice(-1);
  const [own] = car.route.slice(-1);
  if (end === undefined || (own?.x === end.x && own.y === end.y)) return;
  const at = { x: car.at.x, y: car.at.y };
  const route = [at, { x: quarry.at.x, y: quarry.at.y }, { x: end.x, y: end.y }];
  table.emit({
    type: 'told',
    text: `The ${car.kind} goes after the ${quarry.kind}.`,
    cars: { [car.id]: { route, driven: 0, facing: bearing(at, quarry.at) } },
  });
}

/** Drives one action, at whoever of the others stands in the way; a car it chases comes along. */
function driveOn(table: BattleTable, id: CarId, speed: Speed): void {
  const car = carById(table, id);
  if (car.speed !== speed) changeSpeed(table, id, speed);
  const other = quarryOf(table.state, car);
  if (other !== null) chase(table, id, other);
  else drive(table, id, 'steering');
}

/** How near a moving car of the others must be for the two to be in a chase. */
const chaseInches = 20;

/** [CAR-9] A moving car of the others with a driver, going the same way nearby. */
function quarryOf(battle: Battle, car: CarView): CarId | null {
  const other = Object.values(battle.cars).find(
    (one) =>
      one.side !== car.side &&
      one.speed !== 'stopped' &&
      !one.isWrecked &&
      !one.isOffTable &&
      hasAbleDriver(battle, one) &&
      distance(one.at, car.at) <= chaseInches &&
      Math.abs(((one.facing - car.facing + 540) % 360) - 180) < 45,
  );
  return other?.id ?? null;
}

/** How sure a driver wants to be of the hazards ahead before he goes faster. */
const boldness = 0.5;

const mannerOfSpeed = ['racing', 'speeding', 'cruising'] as const;

/** [CAR-1, CAR-2] The fastest speed up to the wish at which the driver trusts himself. */
function boldest(table: BattleTable, id: CarId, wish: Speed): Speed {
  const car = carById(table, id);
  if (wish === 'stopped' || wish === 'cruising' || car.driver === null) return wish;
  const driver = figureById(table.state, car.driver);
  const skill = driver.stats.stunts - driver.wounds + added(drivingModifiers(car, driver));
  for (const speed of mannerOfSpeed) {
    if (speed === 'racing' && (wish !== 'racing' || !car.canRace)) continue;
    const hazards = hazardsAhead(table.state, car, speed, speedDice(car, speed) * 3.5);
    if (hazards === 0 || (skill + 1 - hazards) / 6 >= boldness) return speed;
  }
  return 'cruising';
}

/** [CAR-7] Whoever is not driving takes the shot he has; a driver too, while he waits. */
function shootFromCar(table: BattleTable, id: CarId, goalOf: GoalOf): void {
  const car = carById(table, id);
  if (car.isWrecked || car.isOffTable) return;
  const waiting = car.driver !== null && car.speed === 'stopped' ? [car.driver] : [];
  for (const rider of [...waiting, ...car.riders, ...car.boards]) {
    const figure: FigureView = figureById(table.state, rider);
    if (figure.posture !== 'up' || figure.recovery > 0 || figure.isNervous) continue;
    const goal = goalOf(rider);
    const chance = bestShot(table.state, figure, goal.kind === 'kill' ? goal.target : null);
    if (chance === null || chance.worth < worthwhileFromCar) continue;
    shoot(table, rider, chance.target.id, chance.shot);
  }
}
