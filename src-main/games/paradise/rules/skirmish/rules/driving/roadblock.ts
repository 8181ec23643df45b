import {
  requireFigure,
  computeStat,
  type Battle,
  type CarId,
  type CarView,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listStanding } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { requireCar, moveCar } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { crash } from './crashes.ts';
import { followRoute, computeDistance, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { listDrivingModifiers, passHazards } from '../bombs/hazards.ts';
import { sumModifiers } from '../shooting/shot.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [SCN-3] Hazards of going at a block on purpose. */
export const blockHazards = 3;

/** Distance from a block at which a vehicle stops, and the step of the search along its way. */
const bumperInches = 2.5;
const stepInches = 0.25;

/** Odds from which a driver tries it. */
const boldness = 0.5;

/** [SCN-3] True if the road is still blocked to a driver: those who blocked it are about on foot. */
function isClosedTo(battle: Battle, driver: FigureView): boolean {
  const { block } = battle.layout;
  if (block === undefined || driver.side === block.side) return false;
  return listStanding(battle, block.side).some(({ carId }) => carId === null);
}

/** [SCN-3] Measures the inches along its road to the block in a car's way on this stretch, or null. */
export function measureInchesToBlock(battle: Battle, car: CarView, inches: number): number | null {
  const { block } = battle.layout;
  const driver = car.driver === null ? undefined : battle.figures[car.driver];
  if (block === undefined || driver === undefined || !isClosedTo(battle, driver)) return null;
  const ahead = measureInchesTo(car, block.at, inches);
  const isTurned = car.isHomeward && car.kind === 'truck';
  const back = isTurned && block.behind !== undefined ? measureInchesTo(car, block.behind, inches) : null;
  return ahead === null || back === null ? (ahead ?? back) : Math.min(ahead, back);
}

function measureInchesTo(car: CarView, at: Point, inches: number): number | null {
  const from = computeDistance(at, car.at);
  for (let along = 0; along <= inches; along += stepInches) {
    const now = computeDistance(at, followRoute(car.route, car.driven + along).at);
    const next = computeDistance(at, followRoute(car.route, car.driven + along + stepInches).at);
    if (now <= bumperInches && next < now && from >= now - stepInches) return along;
  }
  return null;
}

/** Returns true if a car stands before the block without another way. */
export function isAtBlock(battle: Battle, car: CarView): boolean {
  return measureInchesToBlock(battle, car, stepInches * 2) !== null;
}

/** The choice of a driver who reaches a block within his move. */
export type RoadApproach = 'stops' | 'goes at it';

/** [SCN-3] Chooses to drive through from even odds or on the way home, or else to stop. */
export function chooseApproach(battle: Battle, car: CarView): RoadApproach {
  const driver = requireFigure(battle, car.driver ?? '');
  const stunts = computeStat(driver, 'stunts') + sumModifiers(listDrivingModifiers(car, driver));
  const hazards = car.hasBrakes ? blockHazards : blockHazards * 2;
  return !car.hasBrakes || car.isHomeward || (stunts + 1 - hazards) / 6 >= boldness ? 'goes at it' : 'stops';
}

/** [SCN-3] Drives at the block, 3 hazards; a failure is a crash into it. Returns true if he is through. */
export function goAtBlock(table: BattleTable, id: CarId, inches: number): boolean {
  const car = requireCar(table, id);
  const what = blockName(table.state);
  const driven = car.driven + inches;
  moveCar(table, car, { at: followRoute(car.route, driven).at, driven }, `The ${car.kind} goes at ${what}.`);
  if (passHazards(table, id, blockHazards, what)) return true;
  const now = requireCar(table, id);
  crash(table, now, now.speed, { extra: 0, oncoming: null });
  return false;
}

/** [SCN-3] */
export function stopAtBlock(table: BattleTable, id: CarId): void {
  const { kind } = requireCar(table, id);
  table.emit({
    type: 'told',
    text: `The ${kind} stops before ${blockName(table.state)}.`,
    cars: makeChange(id, { speed: 'stopped' }),
  });
}

function blockName(battle: Battle): string {
  return battle.layout.block?.what ?? 'the roadblock';
}
