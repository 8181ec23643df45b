import type { Action, ActionOption } from '#shared/games/paradise/leading.ts';
import {
  requireFigure,
  speeds,
  type Battle,
  type CardSide,
  type CarId,
  type CarView,
  type FigureId,
  type Speed,
} from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { spend } from '../rules/acting.ts';
import { bailOut } from '../rules/driving/carHits.ts';
import { isByEdge } from '../rules/driving/queueing.ts';
import { changeSpeed, countHazardsAhead, countSpeedDice, drive } from '../rules/driving/driving.ts';
import { passHazards } from '../rules/bombs/hazards.ts';
import type { ScenarioRules } from '../scenario.ts';
import { listCars } from '../battleIndex.ts';
import { requireCar } from '../table/cars.ts';
import { computeDistance, computeLength, type Point } from '../table/geometry.ts';
import type { BeforeAction } from '../tactics/activate.ts';
import { forecastTest } from './forecast.ts';
import { playPassenger, isBusy, recoverAboard } from '../tactics/cars/aboard.ts';
import {
  changePlaces,
  driveOn,
  followCar,
  hasAbleDriver,
  letOut,
  listFreeAboard,
  listRoadEnds,
  listWheelTakers,
  listReadyCrew,
  turnHome,
} from '../tactics/cars/carCrew.ts';
import { findGoal } from '../tactics/wants.ts';

/** Speeds that a driver may go on to, each with its dice in words. */
const driven = ['cruising', 'speeding', 'racing'] as const;
const paces: Readonly<Record<(typeof driven)[number], string>> = {
  cruising: 'Cruise',
  speeding: 'Speed',
  racing: 'Race',
};

/** [CARD-2a, CAR-1] Explains why a car cannot do something now; null if it can. */
export function explainCarAction(battle: Battle, car: CarView, side: CardSide, action: Action): string | null {
  const driver = car.driver === null ? null : requireFigure(battle, car.driver);
  const isDriven = hasAbleDriver(battle, car) && driver?.side === side && !car.isWrecked;
  switch (action.kind) {
    case 'let-out':
      return explainGettingOut(battle, car, side, action.who ?? null);
    case 'wait':
      return null;
    case 'take-wheel':
      if (car.isWrecked) return 'Nobody has to take the wheel.';
      if (action.by === undefined) return isDriven ? 'Nobody has to take the wheel.' : null;
      return listWheelTakers(battle, car, side).includes(action.by) ? null : 'He cannot take the wheel.';
    case 'drive':
      if (!isDriven) return 'Nobody is able to drive it.';
      if (isBusy(battle, driver)) return 'The driver has to gather himself first.';
      return isWithinReach(battle, car, action.speed)
        ? null
        : 'A driver goes up or down one step of speed with an action.';
    case 'stop':
      if (!isDriven) return 'Nobody is able to drive it.';
      if (!car.hasBrakes) return 'Its brakes are cut.';
      return car.speed === 'stopped' ? 'It stands already.' : null;
    case 'turn-home':
      if (!isDriven) return 'Nobody is able to drive it.';
      if (isBusy(battle, driver)) return 'The driver has to gather himself first.';
      return isHeadedFor(battle, car, action.end) ? 'It is on its way there already.' : null;
    case 'follow':
      if (!isDriven) return 'Nobody is able to drive it.';
      if (isBusy(battle, driver)) return 'The driver has to gather himself first.';
      return explainFollowing(battle, car, action.car);
    default:
      return 'A car cannot do that.';
  }
}

/** [CARD-2a] Explains why a figure cannot leave a car: it moves, or he is busy. */
function explainGettingOut(battle: Battle, car: CarView, side: CardSide, who: FigureId | null): string | null {
  if (who === null) return null;
  if (car.speed !== 'stopped') return 'The car has to stand first.';
  return listFreeAboard(battle, car, side).includes(who) ? null : 'He cannot get out now.';
}

/** True if a car’s route ends where it is to go: at one end of the road, or on its way home. */
function isHeadedFor(battle: Battle, car: CarView, end: number | undefined): boolean {
  if (end === undefined) return car.isHomeward;
  const wanted = listRoadEnds(battle)[end];
  const to = car.route.at(-1);
  return wanted === undefined || (to !== undefined && computeDistance(to, wanted) < 0.5);
}

/** [CAR-9] Explains why a car cannot follow one of the others, which must move or be about to. */
function explainFollowing(battle: Battle, car: CarView, id: CarId): string | null {
  const quarry = battle.cars[id];
  if (quarry === undefined || quarry.side === car.side || quarry.isOffTable || quarry.isWrecked)
    return 'There is no car of theirs to go after.';
  const [end] = quarry.route.slice(-1);
  const [own] = car.route.slice(-1);
  const isAfter = end !== undefined && own?.x === end.x && own.y === end.y;
  return end === undefined || isAfter ? 'It goes the same way already.' : null;
}

/** [CAR-1, SK-65] One step of speed, two for a Wheel Man. */
function isWithinReach(battle: Battle, car: CarView, speed: Speed): boolean {
  const driver = car.driver === null ? null : requireFigure(battle, car.driver);
  const steps = driver?.skills.includes('wheel-man') === true ? 2 : 1;
  const away = speeds.indexOf(speed) - speeds.indexOf(car.speed);
  if (speed === 'racing' && !car.canRace) return false;
  return Math.abs(away) <= steps && (away >= 0 || car.hasBrakes);
}

/** [CARD-2a] Lists the possible next actions of a car and those in it. */
export function listCarActions(battle: Battle, car: CarView, side: CardSide): ActionOption[] {
  const name = (id: FigureId): string => requireFigure(battle, id).name;
  const sketches: Sketch[] = [
    ...driven.map((speed) => ({ action: { kind: 'drive' as const, speed }, ...describeDrive(battle, car, speed) })),
    { action: { kind: 'stop' }, label: 'Brake' },
    ...listRoadEnds(battle).map((at, end): Sketch => ({
      action: { kind: 'turn-home', end },
      label: `Turn for the ${nameEnd(battle, at)} end of the road`,
      to: { x: at.x, y: at.y },
    })),
    ...listCars(battle).map(({ id, kind, at }): Sketch => ({
      action: { kind: 'follow', car: id },
      label: `Go after their ${kind}`,
      to: { x: at.x, y: at.y },
    })),
    { action: { kind: 'let-out' }, label: 'Stop and let everybody out' },
    ...listFreeAboard(battle, car, side).map((id): Sketch => ({
      action: { kind: 'let-out', who: id },
      label: `Only ${name(id)} gets out`,
    })),
    { action: { kind: 'take-wheel' }, label: 'Somebody takes the wheel' },
    ...listWheelTakers(battle, car, side).map((by): Sketch => ({
      action: { kind: 'take-wheel', by },
      label: `${name(by)} takes the wheel`,
    })),
    { action: { kind: 'wait' }, label: 'Do nothing' },
  ];
  return sketches
    .filter(({ action }) => explainCarAction(battle, car, side, action) === null)
    .map((sketch) => ({ ...{ chance: null, target: null, to: null, guns: null, warning: null }, ...sketch }));
}

/** An option without the fields that every option has. */
type Sketch = Pick<ActionOption, 'action' | 'label'> & Partial<ActionOption>;

/** Names an end of the road by the edge of the table that it leaves by. */
function nameEnd({ layout }: Battle, at: Point): string {
  const edges = [
    { name: 'left', inches: at.x },
    { name: 'right', inches: layout.width - at.x },
    { name: 'upper', inches: at.y },
    { name: 'lower', inches: layout.height - at.y },
  ];
  return edges.reduce((best, edge) => (edge.inches < best.inches ? edge : best)).name;
}

/** [CAR-1, CAR-2] Names a drive with the hazards on its way, and the chance to pass them. */
function describeDrive(
  battle: Battle,
  car: CarView,
  speed: (typeof driven)[number],
): { label: string; chance: number | null; warning: string | null } {
  const dice = countSpeedDice(car, speed);
  const inches = dice === 0 ? 10 : dice * 3.5;
  const hazards = countHazardsAhead(battle, car, speed, inches);
  const chance = forecastTest(battle, (table) => void passHazards(table, car.id, hazards, 'what is on his way'));
  const past = hazards === 0 ? '' : ` past ${hazards} ${hazards === 1 ? 'hazard' : 'hazards'}`;
  return {
    label: `${paces[speed]} on (${dice === 0 ? '10″' : `${dice}D6″`})${past}`,
    chance,
    warning: isLeavingTable(battle, car, inches) ? 'It leaves the table with everybody in it.' : null,
  };
}

/** Returns true if so many inches bring a car to the end of its way, and that end is the edge of the table. */
function isLeavingTable({ layout }: Battle, car: CarView, inches: number): boolean {
  const end = car.route.at(-1);
  return (
    end !== undefined && car.driven + inches >= computeLength(car.route) && isByEdge(layout, { x: end.x, y: end.y })
  );
}

/** How a led car's action is carried out beside the driver's: interrupts, and the men aboard. */
type CarOrders = {
  scenario: ScenarioRules;
  before: BeforeAction;
  /** Lets a leader decide for a man aboard; false leaves him to tactics. */
  aboard: (id: FigureId) => boolean;
};

/** [CARD-2a] Plays one action of a car and of all in it, by its leader's decision. */
export function driveAsTold(
  table: BattleTable,
  id: CarId,
  side: CardSide,
  action: Action,
  { scenario, before, aboard }: CarOrders,
): void {
  let crew = listReadyCrew(table, id, side);
  const mover = requireCar(table, id).driver ?? crew[0];
  if (crew.length > 0 && mover !== undefined && before(mover)) crew = listReadyCrew(table, id, side);
  if (crew.length === 0 || table.state.winner !== null) return;
  for (const one of crew) spend(table, one);
  const used = playAtWheel(table, id, side, action, scenario);
  for (const one of crew) {
    if (used.includes(one) || bailOut(table, one) || aboard(one)) continue;
    playPassenger(table, one, (who) => findGoal(table.state, scenario, who));
  }
}

function playAtWheel(
  table: BattleTable,
  id: CarId,
  side: CardSide,
  action: Action,
  scenario: ScenarioRules,
): FigureId[] {
  const car = requireCar(table, id);
  const { driver } = car;
  if (explainCarAction(table.state, car, side, action) !== null) return [];
  if (driver !== null && action.kind !== 'let-out' && recoverAboard(table, driver)) return [driver];
  switch (action.kind) {
    case 'drive':
      driveOn(table, id, action.speed, scenario);
      return driver === null ? [] : [driver];
    case 'stop':
      changeSpeed(table, id, 'stopped');
      if (requireCar(table, id).speed !== 'stopped') drive(table, id, 'steering');
      return driver === null ? [] : [driver];
    case 'turn-home':
      if (!turnHome(table, car, action.end)) driveOn(table, id, 'cruising', scenario);
      return driver === null ? [] : [driver];
    case 'follow':
      if (!followCar(table, car, action.car)) driveOn(table, id, 'cruising', scenario);
      return driver === null ? [] : [driver];
    case 'let-out':
      return letOut(table, car, side, action.who ?? null);
    case 'take-wheel':
      return changePlaces(table, car, side, action.by);
    default:
      return [];
  }
}
