import {
  requireFigure,
  isInFight,
  isOnTable,
  type Car,
  type CarId,
  type CarView,
  type FigureId,
  type FigureView,
} from '../battle.ts';
import { listAfoot } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance, findPointInDirection, isInside, type Point } from './geometry.ts';
import { computeBody } from './bodies.ts';
import { makeChange } from '../events.ts';
import { findRoomNear, hasRoom, shoulderInches } from './elbowRoom.ts';

/** [CAR-9] Room inside; a truck has three in the cab and 15 behind. */
export const seats = { car: 6, truck: 18 } as const;

export function requireCar(table: BattleTable, id: CarId): CarView {
  const car = table.state.cars[id];
  if (car === undefined) throw new Error(`No such car: ${id}`);
  return car;
}

/** Everybody in and on a car, the driver first. */
export function listAboard(car: CarView): FigureId[] {
  const aboard: FigureId[] = [];
  if (car.driver !== null) aboard.push(car.driver);
  for (const id of car.riders) aboard.push(id);
  for (const id of car.boards) aboard.push(id);
  return aboard;
}

/** Lists those aboard who are not dead or gone. */
export function listOccupants(table: BattleTable, car: CarView): FigureView[] {
  return listAboard(car)
    .map((id) => requireFigure(table.state, id))
    .filter((figure) => isOnTable(figure) && figure.posture !== 'dead');
}

/** [CAR-6] The most people who may hang on outside. */
const mostOutside = 4;

/** Room inside and on the running boards. */
export function countFreeSeats(car: CarView): number {
  return seats[car.kind] + mostOutside - listAboard(car).length;
}

/** A place in or on a car. */
export type CarSeat = 'wheel' | 'inside' | 'board';

/** [CAR-6, CAR-9] Lists the free places of a car: behind an empty wheel first, then inside, then on the running board. */
export function listFreeSeats({ kind, driver, riders, boards }: CarView): CarSeat[] {
  const inside = (driver === null ? 0 : 1) + riders.length;
  return [
    ...(driver === null ? (['wheel'] as const) : []),
    ...(inside < seats[kind] ? (['inside'] as const) : []),
    ...(boards.length < mostOutside ? (['board'] as const) : []),
  ];
}

const boarding = { wheel: 'jumps behind the wheel', inside: 'gets in', board: 'jumps on the running board' } as const;

/** [CAR-6, CAR-9] Boards a car: at the named place, or the first free one. */
export function boardCar(table: BattleTable, id: FigureId, carId: CarId, wanted?: CarSeat): void {
  const car = requireCar(table, carId);
  const { name } = requireFigure(table.state, id);
  const free = listFreeSeats(car);
  const seat = wanted !== undefined && free.includes(wanted) ? wanted : (free[0] ?? 'board');
  const change: Partial<Car> = {
    wheel: { driver: id },
    inside: { riders: [...car.riders, id] },
    board: { boards: [...car.boards, id] },
  }[seat];
  table.emit({
    type: 'told',
    text: `${name} ${boarding[seat]}.`,
    cars: makeChange(carId, change),
    figures: makeChange(id, { carId, at: { x: car.at.x, y: car.at.y }, aimsAt: null, isHidden: false }),
  });
}

/** Moves a car and all in and on it. */
export function moveCar(
  table: BattleTable,
  car: CarView,
  change: Partial<Pick<Car, 'at' | 'facing' | 'route' | 'driven' | 'speed' | 'isOffTable'>>,
  text: string,
): void {
  const at = change.at ?? car.at;
  const figures: Record<FigureId, { at: Point }> = {};
  for (const id of listAboard(car)) figures[id] = { at: { x: at.x, y: at.y } };
  table.emit({ type: 'told', text, cars: makeChange(car.id, change), figures });
}

/** Lets out everybody, or the named ones, around the car; it stops if it must be empty, or on request. */
export function unload(table: BattleTable, car: CarView, who?: readonly FigureId[], stops = who === undefined): void {
  const now = requireCar(table, car.id);
  const leaving = listAboard(now).filter((id) => who === undefined || who.includes(id));
  if (leaving.length === 0) return;
  const isStaying = (id: FigureId): boolean => !leaving.includes(id);
  const figures: Record<FigureId, { carId: null; at: Point }> = {};
  const taken: Point[] = [];
  leaving.forEach((id, i) => {
    const at = findDoorPlace(table, now, { index: i, figure: requireFigure(table.state, id), taken });
    taken.push(at);
    figures[id] = { carId: null, at };
  });
  const names = leaving.map((id) => requireFigure(table.state, id).name).join(', ');
  table.emit({
    type: 'told',
    text: who === undefined ? `Everybody out of the ${now.kind}.` : `Out of the ${now.kind}: ${names}.`,
    cars: makeChange(car.id, {
      driver: now.driver !== null && isStaying(now.driver) ? now.driver : null,
      riders: now.riders.filter(isStaying),
      boards: now.boards.filter(isStaying),
      ...(stops ? { speed: 'stopped' as const } : {}),
    }),
    figures,
  });
}

/** The able men in a car. */
export function listAbleAboard(table: BattleTable, car: CarView): FigureId[] {
  return listAboard(car).filter((id) => isInFight(requireFigure(table.state, id)));
}

/** Finds a place by the doors on both sides, those in front first; a large crowd takes more than one row. */
function findDoorPlace(
  table: BattleTable,
  car: CarView,
  who: { index: number; figure: FigureView; taken: readonly Point[] },
): Point {
  const { layout } = table.state;
  const { index, figure, taken } = who;
  const turn = doorDegrees[index % doorDegrees.length] ?? 0;
  const isFree = (at: Point): boolean =>
    at.x >= 0.2 &&
    at.y >= 0.2 &&
    at.x <= layout.width - 0.2 &&
    at.y <= layout.height - 0.2 &&
    !layout.buildings.some((building) => isInside(at, building.rect, 0.2)) &&
    taken.every((other) => computeDistance(other, at) >= shoulderInches) &&
    hasRoom(table.state, figure, at);
  const first = Math.floor(index / doorDegrees.length);
  for (let row = first; row < first + rowsTried; row += 1) {
    for (const more of turnsTried) {
      const at = findPointInDirection(car.at, car.facing + turn + more, 1.8 + row);
      if (isFree(at)) return at;
    }
  }
  return findRoomNear(table.state, figure, car.at, taken);
}

/** Where else a man looks for room who finds none by his door: farther around the car, and farther off. */
const turnsTried = [0, 20, -20, 40, -40, 60, -60, 90, -90, 120, -120, 150, -150, 180];
const rowsTried = 5;

/** [CAR-6] Finds where a man lands who comes off a car: by the door that is nearest to him, wherever there is room. */
export function findPlaceBesideCar(table: BattleTable, car: CarView, figure: FigureView): Point {
  return findDoorPlace(table, car, { index: findNearestDoor(car, figure.at), figure, taken: [] });
}

/** [CAR-8] Moves figures out of a car's body to its nearest side. */
export function clearBody(table: BattleTable, id: CarId): void {
  const car = requireCar(table, id);
  if (car.isOffTable) return;
  const body = computeBody(car);
  const under = listAfoot(table.state).filter(({ at, posture }) => posture !== 'dead' && isInside(at, body));
  const taken: Point[] = [];
  for (const figure of under) {
    const at = findDoorPlace(table, car, { index: findNearestDoor(car, figure.at), figure, taken });
    if (isInside(at, body)) continue;
    taken.push(at);
    table.emit({
      type: 'told',
      text: `${figure.name} ends up beside the ${car.kind}.`,
      figures: makeChange(figure.id, { at }),
    });
  }
}

/** The door that a place is nearest to. */
function findNearestDoor(car: CarView, at: Point): number {
  const inches = doorDegrees.map((turn) => computeDistance(at, findPointInDirection(car.at, car.facing + turn, 1.8)));
  return inches.indexOf(Math.min(...inches));
}

/** Places of men who get out of a car, relative to its nose. */
const doorDegrees = [45, -45, 90, -90, 135, -135];

/** The car reaches the table's edge with all in it: they are away. */
export function leaveTable(table: BattleTable, id: CarId): void {
  const car = requireCar(table, id);
  const alive = listAboard(car).filter((one) => isInFight(requireFigure(table.state, one)));
  table.emit({
    type: 'told',
    text: `The ${car.kind} is away.`,
    cars: makeChange(id, { isOffTable: true, speed: 'stopped' }),
    figures: Object.fromEntries(alive.map((one) => [one, { posture: 'gone' as const }])),
  });
}
