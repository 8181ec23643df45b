import type { Modifier } from '../../../../src-shared/vocabulary/dice.ts';
import {
  figureById,
  isOnTable,
  speeds,
  statOf,
  type BattleTable,
  type Car,
  type CarId,
  type CarView,
  type FigureView,
  type Speed,
} from './battle.ts';
import { brawlingInjury } from './brawlTable.ts';
import { inDirection, isInside, type Point } from './geometry.ts';
import { deadlyHit } from './injury.ts';

/** [CAR-2] STUNTS of a driver against hazards, without the count. */
export function drivingModifiers(car: CarView, driver: FigureView): Modifier[] {
  const modifiers: Modifier[] = [];
  if (driver.skills.includes('wheel-man')) modifiers.push({ reason: 'Wheel Man', value: 2 });
  if (driver.skills.includes('one-armed-man')) modifiers.push({ reason: 'one arm', value: -1 });
  if (car.upgrades.includes('bulletproof')) modifiers.push({ reason: 'armor', value: -1 });
  if (car.upgrades.includes('good-suspension')) modifiers.push({ reason: 'suspension', value: 1 });
  if (car.kind === 'truck') modifiers.push({ reason: 'truck', value: -1 });
  return modifiers;
}

/** [CAR-2] One test for all hazards of a stretch, -1 for each after the first; doubled without brakes. */
export function faceHazards(table: BattleTable, id: CarId, hazards: number, what: string): void {
  const car = carById(table, id);
  if (car.driver === null || hazards <= 0) return;
  const driver = figureById(table.state, car.driver);
  const count = car.hasBrakes ? hazards : hazards * 2;
  const { passed } = table.dice.test({
    purpose: `${driver.name} takes ${what} (${count} hazard${count === 1 ? '' : 's'}): STUNTS`,
    stat: statOf(driver, 'stunts'),
    modifiers: [
      ...drivingModifiers(car, driver),
      ...(count > 1 ? [{ reason: 'hazards', value: 1 - count }] : []),
    ],
  });
  table.emit({
    type: 'told',
    text: passed ? `${driver.name} makes it.` : `${driver.name} loses it.`,
  });
  if (!passed) failHazard(table, id, count);
}

export function carById(table: BattleTable, id: CarId): CarView {
  const car = table.state.cars[id];
  if (car === undefined) throw new Error(`No such car: ${id}`);
  return car;
}

/** [CAR-2] He brakes when nobody is on the boards and the brakes hold, else he swerves. */
export function failHazard(table: BattleTable, id: CarId, hazards: number): void {
  const car = carById(table, id);
  if (car.isWrecked || car.speed === 'stopped') return;
  if (car.hasBrakes && hazards <= 2) brake(table, car);
  else swerve(table, car);
}

function slower(speed: Speed): Speed {
  return speeds[Math.max(0, speeds.indexOf(speed) - 1)] ?? 'stopped';
}

/** [CAR-3] */
export function brake(table: BattleTable, car: CarView): void {
  const { total } = table.dice.roll({ purpose: 'Braking' });
  const was = car.speed;
  table.emit({
    type: 'told',
    text: 'The brakes scream.',
    cars: { [car.id]: { speed: slower(car.speed) } },
  });
  if (total <= 2) skid(table, car, -45, 1, was);
  else if (total <= 4) skid(table, car, 45, 1, was);
  else crash(table, car, was, 0);
}

/** [CAR-4] */
export function swerve(table: BattleTable, car: CarView): void {
  const { total } = table.dice.roll({ purpose: 'Swerving' });
  if (total === 1) table.emit({ type: 'told', text: 'Some paint and a mirror, nothing more.' });
  if (total === 2) skid(table, car, -45, 2, car.speed);
  if (total === 3) skid(table, car, 45, 2, car.speed);
  if (total >= 4) {
    table.dice.roll({ purpose: 'Out of control, inches', count: 3 });
    const extra = total === 4 ? 1 : total === 5 ? 2 : 4;
    const how = total === 4 ? 'out of control' : total === 5 ? 'on its roof' : 'into the air';
    table.emit({ type: 'told', text: `The ${car.kind} goes ${how}.` });
    crash(table, car, car.speed, extra);
  }
}

/** [CAR-3, CAR-4] Sideways for so many D6; whatever stands there is hit. */
function skid(table: BattleTable, car: CarView, turn: number, dice: number, speed: Speed): void {
  const { total } = table.dice.roll({ purpose: 'Skid, inches', count: dice });
  const facing = car.facing + turn;
  const end = inDirection(car.at, facing, total);
  const { layout } = table.state;
  const stop = clampToTable(end, layout.width, layout.height);
  const hits =
    layout.buildings.some((building) => isInside(stop, building.rect, 1)) ||
    layout.covers.some((cover) => isInside(stop, cover.rect, 0.8)) ||
    stop.x !== end.x ||
    stop.y !== end.y;
  const at = hits ? car.at : stop;
  moveCar(table, car, { at, facing }, `The ${car.kind} skids ${total}″.`);
  if (hits) crash(table, carById(table, car.id), speed, 0);
}

function clampToTable(point: Point, width: number, height: number): Point {
  return {
    x: Math.min(width, Math.max(0, point.x)),
    y: Math.min(height, Math.max(0, point.y)),
  };
}

/** Moves a car and all in and on it. */
export function moveCar(
  table: BattleTable,
  car: CarView,
  change: Partial<Pick<Car, 'at' | 'facing' | 'driven' | 'speed' | 'isOffTable'>>,
  text: string,
): void {
  const at = change.at ?? car.at;
  const riders = [...(car.driver === null ? [] : [car.driver]), ...car.riders, ...car.boards];
  const figures = Object.fromEntries(riders.map((id) => [id, { at: { x: at.x, y: at.y } }]));
  table.emit({ type: 'told', text, cars: { [car.id]: change }, figures });
}

const crashBySpeed = { stopped: -1, cruising: -1, speeding: 1, racing: 2 } as const;

/** [CAR-5] The crash table against something that stands still. */
export function crash(table: BattleTable, car: CarView, speed: Speed, extra: number): void {
  const roll = table.dice.roll({
    purpose: 'Crash',
    modifiers: [
      { reason: speed, value: crashBySpeed[speed] },
      ...(extra === 0 ? [] : [{ reason: 'out of control', value: extra }]),
    ],
  });
  if (roll.total <= 2) {
    table.emit({
      type: 'told',
      text: 'A bump, no more.',
      cars: { [car.id]: { speed: 'stopped' } },
    });
  } else if (roll.total <= 4) damageCar(table, car, speed);
  else wreckCar(table, car, roll.total >= 6);
}

function damageCar(table: BattleTable, car: CarView, speed: Speed): void {
  table.emit({
    type: 'told',
    text: 'The car is damaged and will never race again.',
    cars: { [car.id]: { canRace: false, speed: 'stopped' } },
  });
  for (const id of car.boards) rideOutside(table, id, car, speed, 0);
}

function wreckCar(table: BattleTable, car: CarView, blowsUp: boolean): void {
  table.emit({
    type: 'told',
    text: blowsUp ? 'The car blows up.' : 'The car is a wreck.',
    cars: { [car.id]: { isWrecked: true, speed: 'stopped', burnsIn: null } },
  });
  const aboard = [...(car.driver === null ? [] : [car.driver]), ...car.riders, ...car.boards];
  for (const id of aboard) {
    deadlyHit(table, id, {
      by: null,
      modifiers: blowsUp ? [{ reason: 'explosion', value: 2 }] : [],
      isShot: false,
    });
    if (blowsUp) escapeInferno(table, id);
  }
  unload(table, car);
}

/** [CAR-5] STUNTS or be trapped inside. */
function escapeInferno(table: BattleTable, id: string): void {
  const figure = figureById(table.state, id);
  if (!isOnTable(figure) || figure.posture === 'dead') return;
  const nuts = figure.skills.includes('just-nuts') ? [{ reason: 'Just Nuts', value: 1 }] : [];
  const { passed } = table.dice.test({
    purpose: `${figure.name} gets out of the blaze: STUNTS`,
    stat: statOf(figure, 'stunts'),
    modifiers: nuts,
  });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} tumbles out.` : `${figure.name} never gets out.`,
    figures: passed ? {} : { [id]: { posture: 'dead' } },
  });
}

/** Everybody out, in a ring around the car. */
export function unload(table: BattleTable, car: CarView): void {
  const now = carById(table, car.id);
  const aboard = [...(now.driver === null ? [] : [now.driver]), ...now.riders, ...now.boards];
  const figures = Object.fromEntries(
    aboard.map((id, i) => [id, { carId: null, at: besideCar(table, now, i, aboard.length) }]),
  );
  table.emit({
    type: 'told',
    text: `Everybody out of the ${now.kind}.`,
    cars: { [car.id]: { driver: null, riders: [], boards: [] } },
    figures,
  });
}

function besideCar(table: BattleTable, car: CarView, index: number, count: number): Point {
  const { layout } = table.state;
  for (let turn = 0; turn < 12; turn += 1) {
    const at = inDirection(car.at, car.facing + 90 + (360 / count) * index + turn * 30, 1.8);
    const isFree =
      at.x >= 0.2 &&
      at.y >= 0.2 &&
      at.x <= layout.width - 0.2 &&
      at.y <= layout.height - 0.2 &&
      !layout.buildings.some((building) => isInside(at, building.rect, 0.2)) &&
      !layout.covers.some((cover) => cover.isTall && isInside(at, cover.rect, 0.2));
    if (isFree) return at;
  }
  return { x: car.at.x, y: car.at.y };
}

/** [CAR-6] Hanging on outside: STUNTS when speeding, -1 racing, -1 for each hazard; or he is flung off. */
export function rideOutside(
  table: BattleTable,
  id: string,
  car: CarView,
  speed: Speed,
  hazards: number,
): void {
  if (speed === 'stopped' || (speed === 'cruising' && hazards === 0)) return;
  const figure = figureById(table.state, id);
  if (!isOnTable(figure) || figure.posture === 'dead') return;
  const { passed } = table.dice.test({
    purpose: `${figure.name} hangs on: STUNTS`,
    stat: statOf(figure, 'stunts'),
    modifiers: [
      ...(speed === 'racing' ? [{ reason: 'racing', value: -1 }] : []),
      ...(hazards > 0 ? [{ reason: 'hazards', value: -hazards }] : []),
    ],
  });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} hangs on.` : `${figure.name} is flung off.`,
    ...(passed
      ? {}
      : {
          cars: { [car.id]: { boards: car.boards.filter((other) => other !== id) } },
          figures: { [id]: { carId: null } },
        }),
  });
  if (passed) return;
  if (speed === 'cruising') brawlingInjury(table, id, []);
  else {
    const modifiers = speed === 'racing' ? [{ reason: 'racing', value: 1 }] : [];
    deadlyHit(table, id, { by: null, modifiers, isShot: false });
  }
}
