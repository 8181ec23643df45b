import type { Modifier } from '#shared/words/dice.ts';
import {
  requireFigure,
  isOnTable,
  computeStat,
  type CarId,
  type CarView,
  type FigureId,
  type Speed,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { rollBrawlingInjury } from '../brawling/brawlTable.ts';
import { findPlaceBesideCar, listAboard, requireCar, unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { rollDeadlyHit, kill } from '../injury.ts';
import { testWithLuck } from '../luck.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** The conditions of a crash in addition to the speed. */
export type CrashWay = {
  /** [CAR-4] Out of control, on its roof, through the air. */
  extra: number;
  /** Speed of an oncoming car, or null for anything else. */
  oncoming: Speed | null;
  isMotorcycle?: boolean;
};

const againstStanding = { stopped: 0, cruising: -1, speeding: 1, racing: 2 } as const;
const againstOncoming = { stopped: 0, cruising: 1, speeding: 2, racing: 3 } as const;

/** [CAR-5] Lists the modifiers on the Crash table. */
export function crashModifiers(speed: Speed, way: CrashWay): Modifier[] {
  const modifiers: Modifier[] =
    way.oncoming === null
      ? [{ reason: speed, value: againstStanding[speed] }]
      : [
          { reason: speed, value: againstOncoming[speed] },
          { reason: `oncoming, ${way.oncoming}`, value: againstOncoming[way.oncoming] },
        ];
  if (way.extra !== 0) modifiers.push({ reason: 'out of control', value: way.extra });
  if (way.isMotorcycle === true) modifiers.push({ reason: 'motorcycle', value: 2 });
  return modifiers.filter((modifier) => modifier.value !== 0);
}

/** [CAR-5] Finds the speed of an oncoming car: a moving one that faces ours. */
export function findOncomingSpeed(car: CarView, other: CarView | null): Speed | null {
  if (other === null || other.speed === 'stopped') return null;
  const turn = Math.abs(((((car.facing - other.facing) % 360) + 540) % 360) - 180);
  return turn > 90 ? other.speed : null;
}

/**
 * [CAR-5] Crashes a car into an obstacle or another car. Both roll, with the modifiers of both if the other was
 * oncoming.
 */
export function collide(
  table: BattleTable,
  id: CarId,
  speed: Speed,
  hit: { extra: number; other: CarId | null; oncoming: Speed | null },
): void {
  const { extra, other, oncoming } = hit;
  crash(table, requireCar(table, id), speed, { extra, oncoming });
  if (other === null || oncoming === null) return;
  const struck = requireCar(table, other);
  if (!struck.isWrecked) crash(table, struck, oncoming, { extra: 0, oncoming: speed });
}

/** [CAR-5] One roll on the Crash table. */
export function crash(table: BattleTable, car: CarView, speed: Speed, way: CrashWay): void {
  const roll = table.dice.roll({ purpose: 'Crash', modifiers: crashModifiers(speed, way) });
  if (roll.total <= 2) {
    table.emit({ type: 'told', text: 'A bump, no more.', cars: makeChange(car.id, { speed: 'stopped' }) });
  } else if (roll.total <= 4) damageCar(table, car, speed);
  else wreckCar(table, car, roll.total >= 6);
}

function damageCar(table: BattleTable, car: CarView, speed: Speed): void {
  table.emit({
    type: 'told',
    text: `The ${car.kind} is damaged and will never race again.`,
    cars: makeChange(car.id, { canRace: false, speed: 'stopped' }),
  });
  for (const id of car.boards) holdOn(table, id, car, speed, 0);
}

function wreckCar(table: BattleTable, car: CarView, blowsUp: boolean): void {
  table.emit({
    type: 'told',
    text: blowsUp ? `The ${car.kind} blows up.` : `The ${car.kind} is a wreck.`,
    cars: makeChange(car.id, { isWrecked: true, speed: 'stopped', burnsIn: null }),
  });
  const isMishap = isOwnFault(table, car);
  for (const id of listAboard(car)) {
    rollDeadlyHit(table, id, {
      by: null,
      modifiers: blowsUp ? [{ reason: 'explosion', value: 2 }] : [],
      isShot: false,
      isMishap,
    });
    if (blowsUp) escapeInferno(table, id, isMishap);
  }
  unload(table, requireCar(table, car.id));
}

/** [SCN-12] A crash is the driver's own doing as long as neither he nor his car was hit before. */
function isOwnFault(table: BattleTable, car: CarView): boolean {
  const driver = car.driver === null ? undefined : table.state.figures[car.driver];
  return driver !== undefined && driver.wounds === 0 && car.hasBrakes && car.hasEngine;
}

/** [CAR-5, SK-32] STUNTS or be trapped inside. */
function escapeInferno(table: BattleTable, id: FigureId, isMishap: boolean): void {
  const figure = requireFigure(table.state, id);
  if (!isOnTable(figure) || figure.posture === 'dead') return;
  const { passed } = testWithLuck(table, id, {
    purpose: `${figure.name} gets out of the blaze: STUNTS`,
    stat: computeStat(figure, 'stunts'),
    modifiers: figure.skills.includes('just-nuts') ? [{ reason: 'Just Nuts', value: 1 }] : [],
  });
  table.emit({ type: 'told', text: passed ? `${figure.name} tumbles out.` : `${figure.name} never gets out.` });
  if (!passed) kill(table, figure, { by: null, isGory: false, isMishap });
}

/** [CAR-6] Outside at cruising speed one rides safely; faster, or with hazards to meet, one holds on. */
export function testRidingOutside(table: BattleTable, id: FigureId, car: CarView, speed: Speed, hazards: number): void {
  if (speed === 'stopped' || (speed === 'cruising' && hazards === 0)) return;
  holdOn(table, id, car, speed, hazards);
}

/** [CAR-6] STUNTS, -1 racing, -1 for each hazard; failing, he is flung off. */
function holdOn(table: BattleTable, id: FigureId, car: CarView, speed: Speed, hazards: number): void {
  const figure = requireFigure(table.state, id);
  if (!isOnTable(figure) || figure.posture === 'dead') return;
  const { passed } = testWithLuck(table, id, {
    purpose: `${figure.name} hangs on: STUNTS`,
    stat: computeStat(figure, 'stunts'),
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
          cars: makeChange(car.id, { boards: car.boards.filter((other) => other !== id) }),
          figures: makeChange(id, { carId: null, at: findPlaceBesideCar(table, car, figure) }),
        }),
  });
  if (passed) return;
  if (speed === 'cruising') rollBrawlingInjury(table, id, []);
  else {
    const modifiers = speed === 'racing' ? [{ reason: 'racing', value: 1 }] : [];
    rollDeadlyHit(table, id, { by: null, modifiers, isShot: false, isMishap: true });
  }
}
