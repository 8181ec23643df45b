import type { Modifier } from '#shared/words/dice.ts';
import {
  requireFigure,
  isInFight,
  isOnTable,
  speeds,
  computeStat,
  type CarId,
  type CarView,
  type FigureId,
  type FigureView,
  type Speed,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listAfoot } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import {
  clearBody,
  listAboard,
  requireCar,
  leaveTable,
  moveCar,
} from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { findNearestCar, planSlide, planWayFrom } from '#main/games/paradise/rules/skirmish/table/sliding.ts';
import { collide, findOncomingSpeed } from '../driving/crashes.ts';
import {
  computeBearing,
  computeDistance,
  computeDistanceToSegment,
  findPointInDirection,
  type Point,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { bodies } from '#main/games/paradise/rules/skirmish/table/bodies.ts';
import { rollDeadlyHit } from '../injury.ts';
import { testWithLuck } from '../luck.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [CAR-2, CAR-9, SK-44, SK-65] STUNTS of a driver against hazards, without the count. */
export function listDrivingModifiers(car: CarView, driver: FigureView): Modifier[] {
  const modifiers: Modifier[] = [];
  if (driver.skills.includes('wheel-man')) modifiers.push({ reason: 'Wheel Man', value: 2 });
  if (driver.skills.includes('one-armed-man')) modifiers.push({ reason: 'one arm', value: -1 });
  if (car.upgrades.includes('bulletproof')) modifiers.push({ reason: 'armor', value: -1 });
  if (car.upgrades.includes('good-suspension')) modifiers.push({ reason: 'suspension', value: 1 });
  if (car.kind === 'truck') modifiers.push({ reason: 'truck', value: -1 });
  return modifiers;
}

/** [CAR-2] One test for all hazards of a stretch; failing, he brakes or swerves. */
export function testHazards(table: BattleTable, id: CarId, hazards: number, what: string): boolean {
  const passed = passHazards(table, id, hazards, what);
  if (!passed) failHazard(table, id);
  return passed;
}

/** [CAR-7] Counts every hazard twice for a car without brakes. */
function countHazards(car: CarView, hazards: number): number {
  return car.hasBrakes ? hazards : hazards * 2;
}

/** [CAR-2] STUNTS, -1 for each hazard after the first. */
export function passHazards(table: BattleTable, id: CarId, hazards: number, what: string): boolean {
  const car = requireCar(table, id);
  if (car.driver === null || hazards <= 0) return true;
  const driver = requireFigure(table.state, car.driver);
  const count = countHazards(car, hazards);
  const { passed } = testWithLuck(table, driver.id, {
    purpose: `${driver.name} takes ${what} (${count} hazard${count === 1 ? '' : 's'}): STUNTS`,
    stat: computeStat(driver, 'stunts'),
    modifiers: [...listDrivingModifiers(car, driver), ...(count > 1 ? [{ reason: 'hazards', value: 1 - count }] : [])],
  });
  table.emit({ type: 'told', text: passed ? `${driver.name} makes it.` : `${driver.name} loses it.` });
  return passed;
}

/** [CAR-2] Brakes if the car has brakes, which is always better, or else swerves. */
export function failHazard(table: BattleTable, id: CarId, ahead: CarId | null = null): void {
  const car = requireCar(table, id);
  if (car.isWrecked || car.speed === 'stopped') return;
  if (car.hasBrakes) brake(table, car, ahead);
  else swerve(table, car);
}

function slowDown(speed: Speed): Speed {
  return speeds[Math.max(0, speeds.indexOf(speed) - 1)] ?? 'stopped';
}

/** [CAR-3] Brakes before another car or before anything else. */
export function brake(table: BattleTable, car: CarView, ahead: CarId | null = null): void {
  const { total } = table.dice.roll({ purpose: 'Braking' });
  const was = car.speed;
  const oncoming = findOncomingSpeed(car, ahead === null ? null : requireCar(table, ahead));
  table.emit({ type: 'told', text: 'The brakes scream.', cars: makeChange(car.id, { speed: slowDown(was) }) });
  if (total <= 2) skid(table, car, { turn: -45, dice: 1, speed: was });
  else if (total <= 4) skid(table, car, { turn: 45, dice: 1, speed: was });
  else collide(table, car.id, was, { extra: 0, other: ahead, oncoming });
}

/** [CAR-4] */
type Wild = { extra: number; how: string; isOnWheels: boolean };

const outOfControl: Readonly<Record<number, Wild>> = {
  4: { extra: 1, how: 'out of control', isOnWheels: true },
  5: { extra: 2, how: 'over on its roof', isOnWheels: false },
  6: { extra: 4, how: 'into the air', isOnWheels: false },
};

/** [CAR-4] */
export function swerve(table: BattleTable, car: CarView): void {
  const { total } = table.dice.roll({ purpose: 'Swerving' });
  const { speed } = car;
  if (total === 1) table.emit({ type: 'told', text: 'Some paint and a mirror, nothing more.' });
  if (total === 2) skid(table, car, { turn: -45, dice: 2, speed });
  if (total === 3) skid(table, car, { turn: 45, dice: 2, speed });
  const wild = outOfControl[total];
  if (wild !== undefined) loseControl(table, car, wild);
}

/**
 * [CAR-4] Lets the other side steer the car up to 3D6" into the nearest car or obstacle. With nothing in reach it stops
 * unhurt, unless it is off its wheels.
 */
function loseControl(table: BattleTable, car: CarView, wild: Wild): void {
  const { total: inches } = table.dice.roll({ purpose: 'Out of control, inches', count: 3 });
  const { speed } = car;
  const aimed = findNearestCar(table.state, car, inches);
  const facing = aimed === null ? car.facing : computeBearing(car.at, aimed.at);
  const slide = planSlide(table.state, car, { facing, inches });
  const oncoming = findOncomingSpeed(car, slide.struck?.car ?? null);
  const { at, facing: turned } = slide;
  moveCar(table, car, { at, facing: turned, ...planWayFrom(car, at, 0) }, `The ${car.kind} goes ${wild.how}.`);
  clearBody(table, car.id);
  if (wild.isOnWheels && slide.struck === null) {
    table.emit({
      type: 'told',
      text: `The ${car.kind} comes to a stop, and nobody is hurt.`,
      cars: makeChange(car.id, { speed: 'stopped' }),
    });
    return;
  }
  const other = slide.struck?.car?.id ?? null;
  collide(table, car.id, speed, { extra: wild.extra, other, oncoming });
}

/**
 * [CAR-3, CAR-4, CAR-7] Slides the car sideways a number of D6: figures in its way leap, obstacles are hit, and beyond
 * the edge it is off the table.
 */
export function skid(table: BattleTable, car: CarView, how: { turn: number; dice: number; speed: Speed }): void {
  const { total: inches } = table.dice.roll({ purpose: 'Skid, inches', count: how.dice });
  const from = { x: car.at.x, y: car.at.y };
  const slide = planSlide(table.state, car, { facing: car.facing + how.turn, inches });
  const { at, facing, struck } = slide;
  const oncoming = findOncomingSpeed(car, struck?.car ?? null);
  const spared = listAboard(car);
  moveCar(table, car, { at, facing, ...planWayFrom(car, at, 0) }, `The ${car.kind} skids.`);
  runDown(table, car.id, { from, to: at, speed: how.speed, spared });
  clearBody(table, car.id);
  const now = requireCar(table, car.id);
  if (now.isWrecked || computeDistance(now.at, at) > 0.5) return;
  if (slide.isOffTable) leaveTable(table, car.id);
  if (struck === null) return;
  collide(table, car.id, how.speed, { extra: 0, other: struck.car?.id ?? null, oncoming });
}

const leapModifier = { stopped: 0, cruising: 0, speeding: -1, racing: -3 } as const;
const hitModifier = { stopped: 0, cruising: 0, speeding: 2, racing: 3 } as const;
const controlHazards = { stopped: 0, cruising: 0, speeding: 1, racing: 2 } as const;

/** Half a car’s width. */
export const bumperInches = 1;

/** `spared`: figures whom the driver missed, and those aboard at its start. */
type Stretch = { from: Point; to: Point; speed: Speed; spared: readonly FigureId[] };

/** Finds the place behind the nose of a car that has driven from one place to another, a bumper's width from its end. */
export function findNose({ kind }: CarView, from: Point, to: Point): Point {
  if (computeDistance(from, to) === 0) return to;
  return findPointInDirection(to, computeBearing(from, to), bodies[kind].length / 2 - bumperInches);
}

/** [CAR-8] Lets a man in a car's way leap or be run down; then the driver tests control. */
export function runDown(table: BattleTable, id: CarId, stretch: Stretch): void {
  if (stretch.speed === 'stopped') return;
  const nose = findNose(requireCar(table, id), stretch.from, stretch.to);
  for (const figure of listAfoot(table.state)) {
    if (figure.carId !== null || figure.posture === 'dead' || !isOnTable(figure)) continue;
    if (stretch.spared.includes(figure.id) || requireCar(table, id).isWrecked) continue;
    if (computeDistanceToSegment(figure.at, stretch.from, nose) > bumperInches) continue;
    if (tryToLeapAside(table, id, figure, stretch.speed)) continue;
    const added = hitModifier[stretch.speed];
    rollDeadlyHit(table, figure.id, {
      by: requireCar(table, id).driver,
      modifiers: added === 0 ? [] : [{ reason: stretch.speed, value: added }],
      isShot: false,
    });
    if (!passHazards(table, id, controlHazards[stretch.speed], 'the bump')) {
      const car = requireCar(table, id);
      if (!car.isWrecked && car.speed !== 'stopped') swerve(table, car);
      return;
    }
  }
}

/** [CAR-8, SK-32] Tests STUNTS, -1 speeding, -3 racing; a man who passes ends on the ground unhurt. */
function tryToLeapAside(table: BattleTable, id: CarId, figure: FigureView, speed: Speed): boolean {
  const car = requireCar(table, id);
  if (!isInFight(figure)) return false;
  const value = leapModifier[speed];
  const { passed } = testWithLuck(table, figure.id, {
    purpose: `${figure.name} leaps from the ${car.kind}: STUNTS`,
    stat: computeStat(figure, 'stunts'),
    modifiers: [
      ...(value === 0 ? [] : [{ reason: speed, value }]),
      ...(figure.skills.includes('just-nuts') ? [{ reason: 'Just Nuts', value: 1 }] : []),
    ],
  });
  table.emit({
    type: 'told',
    text: passed ? `${figure.name} leaps aside.` : `${figure.name} is run down.`,
    figures: passed ? { [figure.id]: { posture: 'down', recovery: Math.max(1, figure.recovery), aimsAt: null } } : {},
  });
  return passed;
}

const maneuverHazards = { stopped: 0, cruising: 1, speeding: 2, racing: 3 } as const;

/** [CAR-8] Steers at a figure on purpose: 1, 2 or 3 hazards by speed. */
export function steerAt(table: BattleTable, id: CarId, target: FigureId): boolean {
  const car = requireCar(table, id);
  const { name } = requireFigure(table.state, target);
  return testHazards(table, id, maneuverHazards[car.speed], `aim at ${name}`);
}
