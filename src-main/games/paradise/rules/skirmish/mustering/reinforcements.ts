import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Battle, CarView, Figure, Side, Speed } from '../battle.ts';
import { listAfoot, listCars, listEverybody, listFigures, findGround } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { makeFigure } from '../table/figures.ts';
import { clearBody } from '../table/cars.ts';
import { computeBody } from '../table/bodies.ts';
import { listLanesAlong, listLanesIn, planBerths, planStarts } from '../table/lanes.ts';
import { isByEdge } from '../rules/driving/queueing.ts';
import { computeDistance, isInside, type Point, type Rect } from '../table/geometry.ts';
import { choose, type Wanted } from '../table/levels.ts';
import { Roster } from './forces.ts';
import { createLawmen, rollPatrolCar, type LawGroup } from './law.ts';
import { findWayIn } from '../table/roads.ts';
import { makeCar, seatCrew } from './setUp.ts';
import { canStand } from '../table/terrain.ts';
import { type FigureSource, type VehicleSource, findBestDriver } from '../sources.ts';

/** [SCN-0] Men a car brings. */
export const carBrings = 6;

/** [SCN-9] The weapons that the men of this battle may carry. */
export type Arming = (source: FigureSource) => FigureSource;

const keepArms: Arming = (source) => source;

/** [MONTH-8] Lists those of some newcomers for whom their side has room on the table; all who ever came count. */
function listAdmitted(battle: Battle, comers: readonly FigureSource[]): readonly FigureSource[] {
  const { figuresASide } = battle.plan;
  const [first] = comers;
  if (figuresASide === undefined || first === undefined || first.side === 'law') return comers;
  return comers.slice(0, Math.max(0, figuresASide - listFigures(battle, first.side).length));
}

/** Men on foot at a place, in a row across the road or along a wall. */
export function addOnFoot(
  table: BattleTable,
  comers: readonly FigureSource[],
  at: Point,
  row: 'across' | 'along' = 'across',
): void {
  const sources = listAdmitted(table.state, comers);
  if (sources.length === 0) {
    table.emit({ type: 'told', text: 'There is nobody left to come.' });
    return;
  }
  table.emit({
    type: 'arrived',
    figures: placeInRow(table.state, sources, at, row),
    cars: [],
    text: describeOnFoot(sources),
  });
}

/** [CARD-1] Describes the newcomers on foot; the law that comes between two gangs is named. */
function describeOnFoot(sources: readonly FigureSource[]): string {
  const isThird = sources.every(({ side }) => side === 'law');
  return isThird ? `The law is here, ${sources.length} on foot.` : `${sources.length} more on foot.`;
}

/** [SCN-6, SCN-9] Adds men on foot near a place of their side's choice, in free spots. */
export function addAnywhere(table: BattleTable, comers: readonly FigureSource[], around: Point): void {
  const sources = listAdmitted(table.state, comers);
  if (sources.length === 0) {
    addOnFoot(table, sources, around);
    return;
  }
  const figures: Figure[] = [];
  for (const source of sources) {
    const taken = [...listEverybody(table.state), ...figures].map(({ at }) => at);
    figures.push(makeFigure(source, findOutdoorRoom(table.state, around, taken)));
  }
  table.emit({ type: 'arrived', figures, cars: [], text: `${sources.length} more on foot.` });
}

/** Finds the nearest spot out of doors where a man can stand. */
function findOutdoorRoom(battle: Battle, around: Point, taken: readonly Point[]): Point {
  const { layout } = battle;
  for (let ring = 0; ring < ringsTried; ring += 1) {
    const angle = (ring * 137.5 * Math.PI) / 180;
    const at = { x: around.x + Math.cos(angle) * ring * 0.25, y: around.y + Math.sin(angle) * ring * 0.25 };
    const isOn = at.x > 0.5 && at.y > 0.5 && at.x < layout.width - 0.5 && at.y < layout.height - 0.5;
    const isOutdoors = layout.buildings.every(({ rect }) => !isInside(at, rect, 0.3));
    const isClear = taken.every((other) => computeDistance(other, at) >= 0.8);
    if (isOn && isOutdoors && isClear && canStand(findGround(battle), at)) return at;
  }
  return { x: layout.width / 2, y: layout.height / 2 };
}

/** Enough for all of a table from any place on it. */
const ringsTried = 400;

function placeInRow(battle: Battle, sources: readonly FigureSource[], at: Point, row: 'across' | 'along'): Figure[] {
  const { width, height } = battle.layout;
  const taken = listAfoot(battle).map((one) => one.at);
  return sources.map((source, i) => {
    const aside = i * 0.9 - 1.5;
    const { x, y } = row === 'across' ? { x: at.x, y: at.y + aside } : { x: at.x + aside, y: at.y };
    const wanted = {
      x: Math.min(width - edgeInches, Math.max(edgeInches, x)),
      y: Math.min(height - edgeInches, Math.max(edgeInches, y)),
    };
    const place = findOutdoorRoom(battle, wanted, taken);
    taken.push(place);
    return makeFigure(source, place);
  });
}

/** Distance from the edge of the table at which men enter. */
const edgeInches = 0.6;

/** [SCN-1] Up to six in the side's next car; on foot at the road's end if it has none left. */
export function addByCar(
  table: BattleTable,
  side: Side,
  sources: readonly FigureSource[],
  route: readonly Point[],
): void {
  const crew = sources.slice(0, carBrings);
  const [driver] = crew;
  const [start] = route;
  if (start === undefined) return;
  const { vehicles } = table.state.reserves[side];
  const vehicle = vehicles.find(({ kind }) => kind === 'car') ?? vehicles[0];
  if (vehicle === undefined || driver === undefined) {
    addOnFoot(table, crew, start);
    return;
  }
  bringCar(table, side, crew, route, vehicle);
}

/** [SCN-0] STUNTS from which a driver enters speeding, and from which he tries racing. */
const speedsFrom = 4;
const racesFrom = 7;

/**
 * [SCN-0] Returns the speed at which a car comes in. Racing asks for a hazard test at -2; null is a car that cracked
 * up.
 */
function rollArrivalSpeed(table: BattleTable, driver: FigureSource): Speed | null {
  const stunts = driver.stats.stunts + (driver.skills.includes('wheel-man') ? 2 : 0);
  if (stunts < racesFrom) return stunts < speedsFrom ? 'cruising' : 'speeding';
  const { passed } = table.dice.test({
    purpose: `${driver.name} races to the scene: STUNTS`,
    stat: stunts,
    modifiers: [{ reason: 'racing', value: -2 }],
    sixFails: true,
  });
  return passed ? 'racing' : null;
}

function bringCar(
  table: BattleTable,
  side: Side,
  comers: readonly FigureSource[],
  route: readonly Point[],
  vehicle: DeepReadonly<VehicleSource>,
): void {
  const crew = listAdmitted(table.state, comers);
  const atWheel = findBestDriver(crew) ?? crew[0];
  if (atWheel === undefined) {
    addOnFoot(table, [], route[0] ?? { x: 0, y: 0 });
    return;
  }
  const way = findFreeWay(table.state, side, route);
  if (way === null) {
    addOnFoot(table, crew, route[0] ?? { x: 0, y: 0 });
    return;
  }
  const [start = { x: 0, y: 0 }] = way;
  const speed = rollArrivalSpeed(table, atWheel);
  if (speed === null) {
    table.emit({ type: 'told', text: 'A car cracks up on its way.' });
    return;
  }
  const made = makeCar(vehicle, side, way);
  made.speed = speed;
  const figures = seatCrew(made, crew, atWheel, start);
  table.emit({ type: 'arrived', figures, cars: [made], text: 'A car comes around the corner.' });
  clearBody(table, made.id);
}

/** [SCN-0] Finds a free lane for an entering car, behind those that stand in it; null for none. */
function findFreeWay(battle: Battle, side: Side, route: readonly Point[]): Point[] | null {
  const { layout } = battle;
  const end = route.at(-1);
  const isThrough = end !== undefined && isByEdge(layout, end);
  const cars = listCars(battle).filter(({ isOffTable }) => !isOffTable);
  const taken = cars.map((car) => computeBody(car));
  const [berth] = isThrough
    ? planStarts(layout, listLanesAlong(route), 1, taken)
    : planBerths(layout, listLanesIn(layout, side), 1, [...taken, ...cars.flatMap(findStop)]);
  return berth?.route ?? null;
}

/** Finds the stop of a car on its way. */
function findStop(car: CarView): Rect[] {
  const stop = car.route.at(-1);
  return stop === undefined || car.isWrecked ? [] : [computeBody({ ...car, at: stop })];
}

/** Calls men out of a side's reserve, by car or on foot. */
export function callMen(
  table: BattleTable,
  side: Side,
  call: { wanted: Wanted; count: number; arming?: Arming },
): FigureSource[] {
  const men = table.state.reserves[side].men as readonly FigureSource[];
  return choose(men, call.wanted, call.count).map(call.arming ?? keepArms);
}

/** [SCN-1, SCN-11] Rolls D6 for help, after a telephone call or each turn of a siege. */
export function callHelp(table: BattleTable, side: Side): void {
  const { dice } = table;
  const route = findWayIn(table.state.layout, side);
  const [edge = { x: 0, y: 0 }] = route;
  const { total } = dice.roll({ purpose: `Help for the ${side}` });
  if (total === 1) {
    addByCar(table, side, callMen(table, side, { wanted: 'any', count: carBrings }), route);
  } else if (total === 2 || total === 3) {
    const count = dice.roll({ purpose: 'How many come' }).total;
    const men = callMen(table, side, { wanted: 'lower', count });
    if (total === 2) addByCar(table, side, men, route);
    else addOnFoot(table, men, edge);
  } else table.emit({ type: 'told', text: `Nobody comes for the ${side} yet.` });
}

/** [SCN-11] The police at a siege, without end: D6 for a car of six, Rookies by car, or Beat Cops on foot. */
export function callPolice(table: BattleTable): void {
  const { dice } = table;
  const side: Side = 'attackers';
  const route = findWayIn(table.state.layout, side);
  const [edge = { x: 0, y: 0 }] = route;
  const { total } = dice.roll({ purpose: 'Help for the police' });
  if (total > 3) {
    table.emit({ type: 'told', text: 'Nobody comes for the police yet.' });
    return;
  }
  const known = Object.keys(table.state.figures).filter((id) => id.startsWith(copPrefix)).length;
  const roster = new Roster(side, copPrefix, known);
  const load = (groups: readonly LawGroup[]): FigureSource[] => createLawmen(roster, groups, true).flat();
  if (total === 1) driveUpNewCar(table, side, load(rollPatrolCar(dice, 0, 'More police')), route);
  else {
    const { total: count } = dice.roll({ purpose: 'How many come' });
    const profile = total === 2 ? 'rookie' : 'beat-cop';
    if (total === 2) driveUpNewCar(table, side, load([{ profile, count, car: 0 }]), route);
    else addOnFoot(table, roster.law(profile, count), edge);
  }
}

/** The prefix of the ids of police who were sent for. */
const copPrefix = 'help';

/** Drives up a car that belongs to neither side's reserve, with these aboard. */
function driveUpNewCar(table: BattleTable, side: Side, crew: readonly FigureSource[], route: readonly Point[]): void {
  const [first] = crew;
  if (first !== undefined) {
    bringCar(table, side, crew, route, { id: `${first.id}-car`, kind: 'car', upgrades: [] });
  }
}
