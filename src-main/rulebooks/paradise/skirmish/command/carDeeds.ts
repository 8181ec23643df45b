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
import { changeSpeed, countHazardsAhead, countSpeedDice, drive } from '../rules/driving/driving.ts';
import { listDrivingModifiers } from '../rules/bombs/hazards.ts';
import { sumModifiers } from '../rules/shooting/shot.ts';
import type { ScenarioRules } from '../scenarios/scenario.ts';
import { requireCar } from '../table/cars.ts';
import type { BeforeAction } from '../tactics/activate.ts';
import { actAboard, isBusy, seeToHimself } from '../tactics/cars/aboard.ts';
import {
  changePlaces,
  driveOn,
  hasAbleDriver,
  letOut,
  readyCrew,
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
export function explainCarAction(
  battle: Battle,
  car: CarView,
  side: CardSide,
  action: Action,
): string | null {
  const driver = car.driver === null ? null : requireFigure(battle, car.driver);
  const isDriven = hasAbleDriver(battle, car) && driver?.side === side && !car.isWrecked;
  switch (action.kind) {
    case 'let-out':
    case 'wait':
      return null;
    case 'take-wheel':
      return isDriven || car.isWrecked ? 'Nobody has to take the wheel.' : null;
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
      return car.isHomeward ? 'It is on its way home already.' : null;
    default:
      return 'A car cannot do that.';
  }
}

/** [CAR-1, SK-65] One step of speed, two for a Wheel Man. */
function isWithinReach(battle: Battle, car: CarView, speed: Speed): boolean {
  const driver = car.driver === null ? null : requireFigure(battle, car.driver);
  const steps = driver?.skills.includes('wheel-man') === true ? 2 : 1;
  const away = speeds.indexOf(speed) - speeds.indexOf(car.speed);
  if (speed === 'racing' && !car.canRace) return false;
  return Math.abs(away) <= steps && (away >= 0 || car.hasBrakes);
}

/** [CARD-2a] Lists what a car may do with the next action of those in it. */
export function listCarActions(battle: Battle, car: CarView, side: CardSide): ActionOption[] {
  const sketches: { action: Action; label: string; chance?: number; warning?: string }[] = [
    ...driven.map((speed) => ({
      action: { kind: 'drive' as const, speed },
      label: describePace(car, speed),
      ...describeHazards(battle, car, speed),
    })),
    { action: { kind: 'stop' }, label: 'Brake' },
    { action: { kind: 'turn-home' }, label: 'Turn for the nearest end of the road' },
    { action: { kind: 'let-out' }, label: 'Stop and let everybody out' },
    { action: { kind: 'take-wheel' }, label: 'Somebody takes the wheel' },
    { action: { kind: 'wait' }, label: 'Do nothing' },
  ];
  return sketches
    .filter(({ action }) => explainCarAction(battle, car, side, action) === null)
    .map(({ action, label, chance, warning }) => ({
      action,
      label,
      chance: chance ?? null,
      target: null,
      to: null,
      warning: warning ?? null,
    }));
}

function describePace(car: CarView, speed: (typeof driven)[number]): string {
  const dice = countSpeedDice(car, speed);
  return `${paces[speed]} on (${dice === 0 ? '10″' : `${dice}D6″`})`;
}

/** [CAR-2] The hazards on the way at a speed, and the chance to pass them. */
function describeHazards(
  battle: Battle,
  car: CarView,
  speed: (typeof driven)[number],
): { chance?: number; warning?: string } {
  const driver = car.driver === null ? null : requireFigure(battle, car.driver);
  if (driver === null) return {};
  const inches = speed === 'cruising' ? 10 : countSpeedDice(car, speed) * 3.5;
  const hazards = countHazardsAhead(battle, car, speed, inches);
  if (hazards === 0) return {};
  const skill =
    driver.stats.stunts - driver.wounds + sumModifiers(listDrivingModifiers(car, driver));
  const chance = Math.max(0, Math.min(6, skill + 1 - hazards)) / 6;
  return { chance, warning: `${hazards} ${hazards === 1 ? 'hazard' : 'hazards'} on the way.` };
}

/** How a led car's action is carried out beside the driver's: interrupts, and the men aboard. */
type CarOrders = {
  scenario: ScenarioRules;
  before: BeforeAction;
  /** Lets a leader decide for a man aboard; false leaves him to tactics. */
  aboard: (id: FigureId) => boolean;
};

/** [CARD-2a] One action of a car and of everybody in it, as its leader says. */
export function driveAsTold(
  table: BattleTable,
  id: CarId,
  side: CardSide,
  action: Action,
  { scenario, before, aboard }: CarOrders,
): void {
  let crew = readyCrew(table, id, side);
  const mover = requireCar(table, id).driver ?? crew[0];
  if (crew.length > 0 && mover !== undefined && before(mover)) crew = readyCrew(table, id, side);
  if (crew.length === 0 || table.state.winner !== null) return;
  for (const one of crew) spend(table, one);
  const used = actAtWheel(table, id, side, action, scenario);
  for (const one of crew) {
    if (used.includes(one) || aboard(one)) continue;
    actAboard(table, one, (who) => findGoal(table.state, scenario, who));
  }
}

function actAtWheel(
  table: BattleTable,
  id: CarId,
  side: CardSide,
  action: Action,
  scenario: ScenarioRules,
): FigureId[] {
  const car = requireCar(table, id);
  const { driver } = car;
  if (explainCarAction(table.state, car, side, action) !== null) return [];
  if (driver !== null && action.kind !== 'let-out' && seeToHimself(table, driver)) return [driver];
  switch (action.kind) {
    case 'drive':
      driveOn(table, id, action.speed, scenario);
      return driver === null ? [] : [driver];
    case 'stop':
      changeSpeed(table, id, 'stopped');
      if (requireCar(table, id).speed !== 'stopped') drive(table, id, 'steering');
      return driver === null ? [] : [driver];
    case 'turn-home':
      if (!turnHome(table, car)) driveOn(table, id, 'cruising', scenario);
      return driver === null ? [] : [driver];
    case 'let-out':
      return letOut(table, car, side);
    case 'take-wheel':
      return changePlaces(table, car, side);
    default:
      return [];
  }
}
