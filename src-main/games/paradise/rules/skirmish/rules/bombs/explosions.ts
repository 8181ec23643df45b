import type { Modifier } from '#shared/words/dice.ts';
import {
  requireFigure,
  isOnTable,
  computeStat,
  type CarView,
  type FigureId,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listEverybody, listCars, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import {
  computeDistance,
  computeDistanceToRect,
  findPointInDirection,
  isInside,
  type Point,
  type Rect,
} from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { rollDeadlyHit } from '../injury.ts';
import { hasRoom } from '#main/games/paradise/rules/skirmish/table/elbowRoom.ts';
import { findCoverNear } from '#main/games/paradise/rules/skirmish/table/coverSpots.ts';
import { findBuildingAt, type Building } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { testWithLuck } from '../luck.ts';
import { listBlastCauses } from '../publicView.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [BOMB-4] One row a number of sticks: radius, STUNTS tests, and D6 up to which things fall. */
export const dynamiteTable = [
  { radiusInches: 3, stuntsTests: 3, buildingUpTo: 1, adjacentUpTo: 0, truckUpTo: 3 },
  { radiusInches: 4, stuntsTests: 4, buildingUpTo: 2, adjacentUpTo: 0, truckUpTo: 6 },
  { radiusInches: 5, stuntsTests: 5, buildingUpTo: 3, adjacentUpTo: 1, truckUpTo: 6 },
  { radiusInches: 6, stuntsTests: 6, buildingUpTo: 4, adjacentUpTo: 2, truckUpTo: 6 },
  { radiusInches: 6, stuntsTests: 6, buildingUpTo: 5, adjacentUpTo: 3, truckUpTo: 6 },
] as const;

export type Blast = {
  at: Point;
  sticks: number;
  /** [BOMB-4] A bomb that went half off. */
  isHalf: boolean;
  what: string;
  stuntsModifier: number;
  /** [BOMB-4] The man it went off on: he makes no tests, each counts as failed. */
  noLeap?: FigureId;
  /** [CAR-7] The figures that the modifier is for: those in the car that went up. */
  aboard?: readonly FigureId[];
  /** [BOMB-2] A thrown bundle keeps a grenade's tests and grows by 2" a stick. */
  isThrown?: boolean;
};

/** Radius and tests of a blast. */
export function computeBlastSize(blast: Blast): { radiusInches: number; stuntsTests: number } {
  const row = dynamiteTable[Math.min(5, Math.max(1, blast.sticks)) - 1] ?? dynamiteTable[0];
  const whole = blast.isThrown
    ? { radiusInches: 3 + 2 * (blast.sticks - 1), stuntsTests: 3 }
    : { radiusInches: row.radiusInches, stuntsTests: row.stuntsTests };
  if (!blast.isHalf) return whole;
  return { radiusInches: whole.radiusInches / 2, stuntsTests: Math.ceil(whole.stuntsTests / 2) };
}

/** [BOMB-1, BOMB-2, BOMB-4] Everybody near tests STUNTS for each blast of splinters, then dives. */
export function explode(table: BattleTable, blast: Blast): void {
  const { radiusInches, stuntsTests } = computeBlastSize(blast);
  table.emit({ type: 'told', text: `${blast.what} explodes.`, saw: listBlastCauses(table.state, blast.at) });
  const near = listEverybody(table.state).filter(
    (figure) => isOnTable(figure) && figure.posture !== 'dead' && computeDistance(figure.at, blast.at) <= radiusInches,
  );
  for (const { id } of near) applyBlast(table, id, stuntsTests, blast);
  if (blast.isThrown !== true) wreckCars(table, blast, radiusInches);
}

function applyBlast(table: BattleTable, id: string, tests: number, blast: Blast): void {
  const isHarder = blast.stuntsModifier !== 0 && (blast.aboard?.includes(id) ?? true);
  const modifiers: Modifier[] = isHarder ? [{ reason: 'blast', value: blast.stuntsModifier }] : [];
  for (let test = 0; test < tests; test += 1) {
    const figure = requireFigure(table.state, id);
    if (!isOnTable(figure) || figure.posture === 'dead') return;
    if (blast.noLeap === id) {
      rollDeadlyHit(table, id, { by: null, modifiers: [], isShot: false });
      continue;
    }
    const leap = figure.skills.includes('just-nuts') ? [{ reason: 'Just Nuts', value: 1 }] : [];
    const { passed } = testWithLuck(table, id, {
      purpose: `${figure.name} leaps from ${blast.what}: STUNTS`,
      stat: computeStat(figure, 'stunts'),
      modifiers: [...modifiers, ...leap],
    });
    if (passed) table.emit({ type: 'told', text: `${figure.name} rolls clear.` });
    else rollDeadlyHit(table, id, { by: null, modifiers: [], isShot: false });
  }
  diveForCover(table, id, blast.at);
}

/** [BOMB-1] Moves a figure to the ground behind cover within 6"; he needs an action to recover. */
function diveForCover(table: BattleTable, id: string, from: Point): void {
  const figure = requireFigure(table.state, id);
  if (figure.posture !== 'up' && figure.posture !== 'down') return;
  table.emit({
    type: 'told',
    text: `${figure.name} dives for cover.`,
    figures: makeChange(id, {
      recovery: Math.max(1, figure.recovery),
      aimsAt: null,
      ...(figure.carId === null ? { posture: 'down' as const } : {}),
    }),
  });
  if (figure.carId !== null || figure.heldBy !== null || figure.lame === 'lies') return;
  const cover = findCoverNear(findGround(table.state), figure.at, from, 6, (at) => hasRoom(table.state, figure, at));
  if (cover !== null) table.emit({ type: 'figure-moved', figure: id, to: cover, gait: 'stood' });
}

/** [BOMB-1, BOMB-4] Wrecks the vehicles near a set bomb or an exploding tank; a thrown bomb wrecks none. */
function wreckCars(table: BattleTable, blast: Blast, radiusInches: number): void {
  for (const car of listCars(table.state)) {
    if (car.isOffTable || car.isWrecked || computeDistance(car.at, blast.at) > radiusInches) continue;
    if (isDestroyed(table, car, blast)) {
      table.emit({
        type: 'told',
        text: `The ${car.kind} is blown to scrap.`,
        cars: makeChange(car.id, { isWrecked: true, speed: 'stopped', burnsIn: null }),
      });
      unload(table, car);
    }
  }
}

/** [BOMB-4] Cars always, trucks on 1-3 with a single stick. */
function isDestroyed(table: BattleTable, car: CarView, blast: Blast): boolean {
  const row = dynamiteTable[Math.min(5, Math.max(1, blast.sticks)) - 1] ?? dynamiteTable[0];
  if (car.kind === 'car' || row.truckUpTo >= 6) return true;
  const isScrap = table.dice.roll({ purpose: 'The truck is destroyed' }).total <= row.truckUpTo;
  if (!isScrap) table.emit({ type: 'told', text: 'The truck stands it.' });
  return isScrap;
}

/** [BOMB-4] Shakes the building that a set bomb is in or against, and those beside it. */
export function shakeBuildings(table: BattleTable, blast: Blast): void {
  const row = dynamiteTable[Math.min(5, Math.max(1, blast.sticks)) - 1] ?? dynamiteTable[0];
  const { layout } = table.state;
  const own =
    findBuildingAt(layout, blast.at) ??
    layout.buildings.find((building) => computeDistanceToRect(blast.at, building.rect) <= 1);
  if (own === undefined) return;
  const { total } = table.dice.roll({ purpose: `${own.name} comes down` });
  const falls = total <= row.buildingUpTo && !blast.isHalf;
  table.emit({ type: 'building-smashed', points: falls ? 3 : 1 });
  if (falls) buryInside(table, own);
  if (row.adjacentUpTo === 0 || blast.isHalf) return;
  for (const next of layout.buildings) {
    if (next.id === own.id || !isAdjacent(own.rect, next.rect)) continue;
    const roll = table.dice.roll({ purpose: `${next.name} comes down` });
    const goes = roll.total <= row.adjacentUpTo;
    table.emit({ type: 'told', text: goes ? `${next.name} comes down too.` : `${next.name} stands.` });
    if (goes) buryInside(table, next);
  }
}

/** Hits all figures inside a falling building once. */
function buryInside(table: BattleTable, building: Pick<Building, 'rect'>): void {
  for (const figure of listEverybody(table.state)) {
    if (figure.posture === 'dead' || !isInside(figure.at, building.rect)) continue;
    rollDeadlyHit(table, figure.id, { by: null, modifiers: [], isShot: false });
  }
}

/** Wall to wall, or across an alley. */
const adjacentInches = 2;

function isAdjacent(own: Rect, next: Rect): boolean {
  const dx = Math.max(next.x - own.x - own.width, own.x - next.x - next.width, 0);
  const dy = Math.max(next.y - own.y - own.height, own.y - next.y - next.height, 0);
  return Math.hypot(dx, dy) <= adjacentInches;
}

/** [BOMB-1] Moves a bad throw D6 inches in one of six directions. */
export function deviate(table: BattleTable, aimed: Point): Point {
  const [direction = 1, inches = 1] = table.dice.faces({ purpose: 'The throw goes wild', count: 2 });
  return findPointInDirection(aimed, (direction - 1) * 60, inches);
}
