import { countActionsLeft, spend } from '#main/games/paradise/rules/skirmish/rules/acting.ts';
import {
  requireFigure,
  isInFight,
  type Battle,
  type CarId,
  type CardSide,
  type CarView,
  type FigureId,
  type FigureView,
  type Speed,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listCars } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { findCarAhead } from '#main/games/paradise/rules/skirmish/table/carBodies.ts';
import { clearBody, listAboard, requireCar, unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import {
  changeSpeed,
  chase,
  drive,
  countHazardsAhead,
  countSpeedDice,
} from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { computeBearing, computeDistance, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { listDrivingModifiers } from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import { measureInchesToBlock } from '#main/games/paradise/rules/skirmish/rules/driving/roadblock.ts';
import { rollOn } from '#main/games/paradise/rules/skirmish/rules/rolling.ts';
import { findMainRoad } from '#main/games/paradise/rules/skirmish/table/roads.ts';
import type { ScenarioRules } from '#main/games/paradise/rules/skirmish/scenario.ts';
import { sumModifiers } from '#main/games/paradise/rules/skirmish/rules/shooting/shot.ts';
import type { BeforeAction } from '../activate.ts';
import { playPassenger, isBusy, recoverAboard } from './aboard.ts';
import { isAwaited } from './getaway.ts';
import type { Goal, GoalOf } from '../goals.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** Returns true for a car with an able figure of this side in it. */
function isCrewedBy(battle: Battle, car: CarView, side: CardSide): boolean {
  const { driver, riders, boards, isOffTable } = car;
  if (isOffTable) return false;
  if (driver !== null && isOfCrew(battle, driver, side)) return true;
  for (const id of riders) if (isOfCrew(battle, id, side)) return true;
  for (const id of boards) if (isOfCrew(battle, id, side)) return true;
  return false;
}

/** The actions that a card gives cars, and the goals of the scenario and of everybody aboard. */
export type CarCard = {
  actions: number;
  scenario: ScenarioRules;
  goalOf: GoalOf;
  before?: BeforeAction;
  /** Cars that a leader moves. */
  isSpared?: (id: CarId) => boolean;
  /** Plays a man aboard by his leader's word; false leaves him to tactics. */
  aboard?: (id: FigureId) => boolean;
};

/**
 * [CARD-2a] Drives cars where their scenario wants them and lets their crews out there. All aboard act while the driver
 * does, so a car stops once one of them has no actions left.
 */
export function driveCars(table: BattleTable, side: CardSide, card: CarCard): void {
  // A column lets its men out together, not before the car behind has arrived.
  for (let action = 0; action < card.actions; action += 1) {
    for (const car of listCars(table.state)) {
      if (card.isSpared?.(car.id) === true) continue;
      if (isCrewedBy(table.state, car, side)) driveOneAction(table, car.id, side, card);
    }
  }
}

function driveOneAction(table: BattleTable, id: CarId, side: CardSide, card: CarCard): void {
  let crew = listReadyCrew(table, id, side);
  const mover = requireCar(table, id).driver ?? crew[0];
  if (crew.length > 0 && mover !== undefined && card.before?.(mover) === true) {
    crew = listReadyCrew(table, id, side);
  }
  if (crew.length === 0 || table.state.winner !== null) return;
  for (const one of crew) spend(table, one);
  const used = playAtWheel(table, id, side, card);
  for (const one of crew) {
    if (!used.includes(one) && card.aboard?.(one) !== true) playPassenger(table, one, card.goalOf);
  }
}

/** Lists a car's crew if every one of them has an action left, and nobody otherwise. */
export function listReadyCrew(table: BattleTable, id: CarId, side: CardSide): FigureId[] {
  const crew = listCrewAboard(table.state, requireCar(table, id), side);
  for (const one of crew) if (countActionsLeft(table.state, one) <= 0) return [];
  return crew;
}

/** Lists the able figures of a side in and on a car. */
export function listCrewAboard(battle: Battle, car: CarView, side: CardSide): FigureId[] {
  if (car.isOffTable) return [];
  return listAboard(car).filter((id) => isOfCrew(battle, id, side));
}

function isOfCrew(battle: Battle, id: FigureId, side: CardSide): boolean {
  const one = requireFigure(battle, id);
  return one.side === side && isInFight(one);
}

/** One action at the wheel. Returns whose action it took. */
function playAtWheel(table: BattleTable, id: CarId, side: CardSide, card: CarCard): FigureId[] {
  const car = requireCar(table, id);
  if (car.isWrecked || !hasAbleDriver(table.state, car)) return changePlaces(table, car, side);
  const driver = requireFigure(table.state, car.driver ?? '');
  if (driver.side !== side) return [];
  const goal = card.goalOf(driver.id);
  const wish = card.scenario.carWish(table.state, id);
  if (isLeftToRider(table.state, car, side)) {
    return wish === 'unload' ? leaveToRunaways(table, car, side) : changePlaces(table, car, side);
  }
  const isGoing = goal.kind === 'leave' || goal.kind === 'pursue' || wish !== 'unload';
  if (recoverAboard(table, driver.id)) {
    rollOn(table, id);
    const now = requireCar(table, id);
    return [driver.id, ...(isGoing || now.speed !== 'stopped' ? [] : letOut(table, now, side))];
  }
  if (goal.kind === 'leave' || goal.kind === 'rob') return driveHome(table, id, side, goal, card.scenario);
  if (goal.kind === 'pursue') {
    if (followCar(table, car, goal.car)) return [driver.id];
    driveOn(table, id, findBoldestSpeed(table, id, 'racing'), card.scenario);
    return [driver.id];
  }
  if (wish === 'unload') return letOut(table, car, side);
  driveOn(table, id, findBoldestSpeed(table, id, wish), card.scenario);
  return [driver.id];
}

export function hasAbleDriver(battle: Battle, car: CarView): boolean {
  if (car.driver === null) return false;
  const driver = requireFigure(battle, car.driver);
  return isInFight(driver) && driver.lame !== 'lies';
}

/** [GUTS-1] The driver is on the run, and a steady rider can take the wheel from him. */
function isLeftToRider(battle: Battle, car: CarView, side: CardSide): boolean {
  const { driver } = car;
  if (driver === null || !requireFigure(battle, driver).hasPanicked) return false;
  return listCrewAboard(battle, car, side).some((id) => canTakeWheel(battle, car, id, true));
}

/** Returns true for a man in the car who is not busy, nor on the run if he has to be steady. */
function canTakeWheel(battle: Battle, car: CarView, id: FigureId, isSteady: boolean): boolean {
  const figure = requireFigure(battle, id);
  return car.riders.includes(id) && isFree(battle, figure) && !(isSteady && figure.hasPanicked);
}

/** [HIT-1] Nothing on his hands, and not so badly hurt that he cannot move. */
function isFree(battle: Battle, figure: FigureView): boolean {
  return !isBusy(battle, figure) && figure.lame !== 'lies';
}

/** [CARD-2a] Stops the car and lets out all who are not busy, each with his action. */
export function letOut(table: BattleTable, car: CarView, side: CardSide, who: FigureId | null = null): FigureId[] {
  const out = listFreeAboard(table.state, car, side).filter((id) => who === null || id === who);
  if (out.length > 0) unload(table, car, out, true);
  return out;
}

/** Lists those of a side in and on a car who have nothing else on their hands. */
export function listFreeAboard(battle: Battle, car: CarView, side: CardSide): FigureId[] {
  return listCrewAboard(battle, car, side).filter((id) => isFree(battle, requireFigure(battle, id)));
}

/** Lists the riders who could take the wheel. */
export function listWheelTakers(battle: Battle, car: CarView, side: CardSide): FigureId[] {
  return listCrewAboard(battle, car, side).filter((id) => canTakeWheel(battle, car, id, true));
}

/** [GUTS-1, CARD-2a] Leaves the car to those on the run, if the others get out anyway. */
function leaveToRunaways(table: BattleTable, car: CarView, side: CardSide): FigureId[] {
  const out = listCrewAboard(table.state, car, side).filter((id) => {
    const figure = requireFigure(table.state, id);
    return !figure.hasPanicked && isFree(table.state, figure);
  });
  if (out.length > 0) unload(table, car, out, true);
  return out;
}

/** Leaves a wreck, or gives a rider the wheel of a man who cannot drive any more. */
export function changePlaces(table: BattleTable, car: CarView, side: CardSide, wanted?: FigureId): FigureId[] {
  const crew = listCrewAboard(table.state, car, side);
  const next =
    listWheelTakers(table.state, car, side).find((id) => id === wanted) ??
    crew.find((id) => canTakeWheel(table.state, car, id, true)) ??
    crew.find((id) => canTakeWheel(table.state, car, id, false));
  if (car.isWrecked || next === undefined) return letOut(table, car, side);
  const { driver } = car;
  table.emit({
    type: 'told',
    text: `${requireFigure(table.state, next).name} slides over to the wheel.`,
    cars: makeChange(car.id, {
      driver: next,
      riders: [...car.riders.filter((id) => id !== next), ...(driver === null ? [] : [driver])],
    }),
  });
  return [next];
}

/** Drives home with those aboard, once no friend is on his way to the car. */
function driveHome(table: BattleTable, id: CarId, side: CardSide, goal: Goal, scenario: ScenarioRules): FigureId[] {
  const wish = scenario.carWish(table.state, id);
  const car = requireCar(table, id);
  const driver = car.driver === null ? [] : [car.driver];
  if (goal.kind === 'rob' && !car.isHomeward && !isReadyToGo(table.state, car)) {
    if (wish === 'unload') return letOut(table, car, side);
    driveOn(table, id, findBoldestSpeed(table, id, wish), scenario);
    return driver;
  }
  if (isWaiting(table.state, car)) return [];
  if (!car.isHomeward && turnHome(table, car)) return driver;
  const gap = measureToOwnAhead(table.state, requireCar(table, id));
  if (gap !== null && gap < bumperInches) return [];
  driveOn(table, id, gap === null ? findBoldestSpeed(table, id, 'racing') : 'cruising', scenario);
  return driver;
}

/** [CAR-2] How far ahead a car of one's own going the same way makes a driver keep his place in line, and how near he waits. */
const lineInches = 10;
const bumperInches = 1;

/** [CAR-2] Measures a car's way to the next one of its side that leaves by the same end of the road; null for none. */
function measureToOwnAhead(battle: Battle, car: CarView): number | null {
  const ahead = findCarAhead(
    battle,
    car,
    lineInches,
    (other) =>
      other.side === car.side &&
      other.isHomeward &&
      !isFacingAway(car.facing, other.facing) &&
      !other.isWrecked &&
      hasAbleDriver(battle, other) &&
      !isWaiting(battle, other),
  );
  return ahead?.inches ?? null;
}

/** Returns true if two directions are more than a right angle apart. */
function isFacingAway(was: number, now: number): boolean {
  return Math.abs(((((now - was) % 360) + 540) % 360) - 180) > 90;
}

/** The log text of a car's turn, and whether it heads home. */
type Turn = { text: string; isHomeward: boolean };

/**
 * [CAR-1] Puts a car on another route. Returns true if it had to turn around in the road, which takes an action and
 * stops the car.
 */
function turnTo(table: BattleTable, car: CarView, route: Point[], turn: Turn): boolean {
  const [at, next = at] = route;
  if (at === undefined || next === undefined) return false;
  const facing = computeBearing(at, next);
  const isAround = isFacingAway(car.facing, facing);
  const stands = isAround ? { speed: 'stopped' as const } : {};
  const homeward = turn.isHomeward ? { isHomeward: true } : {};
  table.emit({
    type: 'told',
    text: turn.text,
    cars: makeChange(car.id, { route, driven: 0, facing, ...stands, ...homeward }),
  });
  clearBody(table, car.id);
  return isAround;
}

/** Returns true if a car waits for a friend on his way to it; with the target of a Hit in it, it waits for nobody. */
export function isWaiting(battle: Battle, car: CarView): boolean {
  const driver = car.driver === null ? undefined : battle.figures[car.driver];
  if (driver?.hasPanicked === true) return false;
  if (battle.plan.target !== null && listAboard(car).includes(battle.plan.target)) return false;
  return car.speed === 'stopped' && isAwaited(battle, car.id);
}

/** Returns true for a robbers' car with Loot in it. */
function isReadyToGo(battle: Battle, car: CarView): boolean {
  return car.speed === 'stopped' && listAboard(car).some((id) => requireFigure(battle, id).loot > 0);
}

/** [SCN-3] Returns true if a closed roadblock is between a car and an end of the road. */
function isBlocked(battle: Battle, car: CarView, end: Point): boolean {
  const way = { ...car, route: [car.at, end], driven: 0 };
  return measureInchesToBlock(battle, way, computeDistance(car.at, end)) !== null;
}

/** Lists the two ends of the main road. */
export function listRoadEnds({ layout }: Battle): Point[] {
  const road = findMainRoad(layout);
  return [road[0], road.at(-1)].flatMap((end) => (end === undefined ? [] : [end]));
}

/** Turns back along the road to the wanted end, or else the nearer open one; true if the turn took the action. */
export function turnHome(table: BattleTable, car: CarView, wanted?: number): boolean {
  const both = listRoadEnds(table.state);
  const free = both.filter((end) => !isBlocked(table.state, car, end));
  const ends = free.length === 0 ? both : free;
  const nearest = ends.reduce<Point>(
    (best, end) => (computeDistance(end, car.at) < computeDistance(best, car.at) ? end : best),
    ends[0] ?? { x: 0, y: 0 },
  );
  const exit = both[wanted ?? -1] ?? nearest;
  const at = { x: car.at.x, y: car.at.y };
  const text = `The ${car.kind} turns for home.`;
  return turnTo(table, car, [at, { x: exit.x, y: exit.y }], { text, isHomeward: true });
}

/** Follows a fleeing car on the road; true if the turn took the action. */
export function followCar(table: BattleTable, car: CarView, id: CarId): boolean {
  const quarry = requireCar(table, id);
  const [end] = quarry.route.slice(-1);
  const [own] = car.route.slice(-1);
  if (end === undefined || (own?.x === end.x && own.y === end.y)) return false;
  const at = { x: car.at.x, y: car.at.y };
  const route = [at, { x: quarry.at.x, y: quarry.at.y }, { x: end.x, y: end.y }];
  const text = `The ${car.kind} goes after the ${quarry.kind}.`;
  return turnTo(table, car, route, { text, isHomeward: false });
}

/** Drives one action, at enemies in the way; a chased car is followed. */
export function driveOn(table: BattleTable, id: CarId, speed: Speed, scenario: ScenarioRules): void {
  const car = requireCar(table, id);
  if (car.speed !== speed) changeSpeed(table, id, speed);
  const other = findQuarry(table.state, car, scenario);
  if (other !== null) chase(table, id, other);
  else drive(table, id, 'steering');
}

/** How near a moving car of the others must be for the two to be in a chase. */
const chaseInches = 20;

/** [CAR-9] Finds a moving enemy car nearby on the same way whose driver is not stopping. */
function findQuarry(battle: Battle, car: CarView, scenario: ScenarioRules): CarId | null {
  const other = listCars(battle).find(
    (one) =>
      one.side !== car.side &&
      one.speed !== 'stopped' &&
      !one.isWrecked &&
      !one.isOffTable &&
      hasAbleDriver(battle, one) &&
      computeDistance(one.at, car.at) <= chaseInches &&
      Math.abs(((one.facing - car.facing + 540) % 360) - 180) < 45 &&
      isGoing(scenario.carWish(battle, one.id)),
  );
  return other?.id ?? null;
}

function isGoing(wish: Speed | 'unload'): boolean {
  return wish !== 'unload' && wish !== 'stopped';
}

/** The chance to pass the hazards ahead that a driver wants before he goes faster. */
const boldness = 0.5;

const mannerOfSpeed = ['racing', 'speeding', 'cruising'] as const;

/** [CAR-1, CAR-2] Returns the fastest speed up to the wanted one at which the driver trusts himself. */
function findBoldestSpeed(table: BattleTable, id: CarId, wish: Speed): Speed {
  const car = requireCar(table, id);
  if (wish === 'stopped' || wish === 'cruising' || car.driver === null) return wish;
  const driver = requireFigure(table.state, car.driver);
  const skill = driver.stats.stunts - driver.wounds + sumModifiers(listDrivingModifiers(car, driver));
  for (const speed of mannerOfSpeed) {
    if (speed === 'racing' && (wish !== 'racing' || !car.canRace)) continue;
    const hazards = countHazardsAhead(table.state, car, speed, countSpeedDice(car, speed) * 3.5);
    if (hazards === 0 || (skill + 1 - hazards) / 6 >= boldness) return speed;
  }
  return 'cruising';
}
