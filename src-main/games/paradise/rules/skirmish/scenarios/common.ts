import type { Dice } from '#kernel/dice/dice.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { Battle, BattlePlan, CarId, Side, Speed } from '../battle.ts';
import { listFigures, listStanding } from '../battleIndex.ts';
import { isHeldUp } from '../rules/driving/queueing.ts';
import { backShare, isSentAround } from '../mustering/approach.ts';
import { countComing } from '../mustering/columns.ts';
import { rollD6, Roster } from '../mustering/forces.ts';
import type { Muster } from '../mustering/muster.ts';
import { SetUp } from '../mustering/setUp.ts';
import { callOffByLosses, endWithLastStanding } from '../outcomes/endings.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import { seats } from '../table/cars.ts';
import { listPosts } from '../table/coverSpots.ts';
import { computeBody } from '../table/bodies.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { listLanesAlong, listLanesIn, planBerths, planStarts } from '../table/lanes.ts';
import { findPremises } from '../table/layout.ts';
import { makeLayout } from '../table/layouts.ts';
import { createTableDice } from '../battleSeed.ts';
import { findBackDoor, findWayIn } from '../table/roads.ts';
import { isLaw } from '../table/sides.ts';
import type { Goal } from '../tactics/goals.ts';
import type { ScenarioRules } from '../scenario.ts';

/** The building a scenario is about. */
export const main = 'main';

/** Sets a table up for a muster, with the dice that belong to the table alone. */
export type TableMaker = (muster: Muster, dice: Dice) => SetUp;

/**
 * Creates the rules that most scenarios share: cars drive up and let their crews out, nobody arrives later, the last
 * side standing wins.
 */
export function createRules(own: Partial<ScenarioRules>): ScenarioRules {
  return {
    goalOf: () => ({ kind: 'fight' }),
    carWish: chooseCurbSpeed,
    reinforce: () => undefined,
    check: (table) => endWithLastStanding(table),
    callOff: (table) => callOffByLosses(table),
    fightsOn: () => false,
    ...own,
  };
}

/** Returns the speed up the road to a car's stop, or `unload` there or where it can go no farther. */
export function chooseCurbSpeed(battle: Battle, id: CarId): Speed | 'unload' {
  const car = battle.cars[id];
  if (car === undefined) return 'cruising';
  const last = car.route.at(-1) ?? car.at;
  const isThere = computeDistance(car.at, last) < atTheCurbInches;
  return isThere || isHeldUp(battle, car) ? 'unload' : 'cruising';
}

/** How near his place a driver stops. */
const atTheCurbInches = 6;

/** Lays the bare table of a muster: its layout, its purpose, and both reserves. */
export function layTable(muster: Muster, dice: Dice): SetUp {
  const { scenario, setting, target, lootPoints, lootDice, attackers, defenders, tableSeed } = muster;
  const plan: BattlePlan = {
    scenario,
    setting,
    target,
    lootPoints,
    lootDice,
    lawCars: attackers.crew.some(isLaw) ? Math.max(1, attackers.vehicles.length) : 0,
    isClash: muster.isClash ?? false,
    treacherous: [...(muster.treacherous ?? [])],
    besieged: [],
    ...(muster.figuresASide === undefined ? {} : { figuresASide: muster.figuresASide }),
    ...(muster.approach === undefined ? {} : { approach: muster.approach }),
  };
  const ground = tableSeed === undefined ? dice : createTableDice(tableSeed);
  const setUp = new SetUp(makeLayout(setting, ground), plan);
  setUp.reserve('attackers', attackers);
  setUp.reserve('defenders', defenders);
  return setUp;
}

/** [RK-2] Places the crew and the guards inside the premises, or around the place without a building. */
export function holdPremises(setUp: SetUp, muster: Muster): void {
  const inside = setUp.state.layout.buildings.length > 0 ? main : null;
  setUp.place(muster.defenders.crew, setUp.premises, inside);
  const posts = inside === null ? [] : listPosts(setUp.state.layout, inside);
  muster.defenders.guards.forEach((one, i) => {
    const [guard] = setUp.place([one], posts[i] ?? setUp.premises, inside);
    if (guard !== undefined) guard.post = inside;
  });
}

/** Seats a crew in its vehicles. Returns the loads of the vehicles and those without a seat. */
function seatCrew(
  crew: readonly FigureSource[],
  vehicles: readonly VehicleSource[],
): { loads: { vehicle: VehicleSource; aboard: FigureSource[] }[]; afoot: FigureSource[] } {
  const named = new Map(vehicles.flatMap(({ id, aboard = [] }) => aboard.map((one) => [one, id] as const)));
  const byVehicle = Map.groupBy(crew, ({ id }) => named.get(id));
  let left = byVehicle.get(undefined) ?? [];
  const loads = vehicles.map((vehicle) => {
    if (vehicle.aboard !== undefined) return { vehicle, aboard: byVehicle.get(vehicle.id) ?? [] };
    const aboard = left.slice(0, seats[vehicle.kind]);
    left = left.slice(aboard.length);
    return { vehicle, aboard };
  });
  return { loads: loads.filter(({ aboard }) => aboard.length > 0), afoot: left };
}

/**
 * [SCN-0] Drives a side up in three lanes, its cars in line. People without a seat, or without room for their car on
 * the road, walk beside the cars; without cars all walk in.
 */
export function driveUp(
  setUp: SetUp,
  side: Side,
  force: { crew: readonly FigureSource[]; vehicles: readonly VehicleSource[] },
  through: readonly Point[] | null = null,
): void {
  const { layout, plan } = setUp.state;
  const { loads, afoot } = seatCrew(force.crew, force.vehicles);
  const taken = Object.values(setUp.state.cars).map((car) => computeBody(car));
  const berths =
    through === null
      ? planBerths(layout, listLanesIn(layout, side), loads.length, taken)
      : planStarts(layout, listLanesAlong(through), loads.length, taken);
  berths.forEach(({ route }, nth) => {
    const load = loads[nth];
    if (load !== undefined) setUp.car(load.vehicle, side, load.aboard, route);
  });
  if (plan.lawCars > 0 && side === 'attackers') plan.lawCars = Math.max(1, berths.length);
  const onFoot = [...afoot, ...loads.slice(berths.length).flatMap(({ aboard }) => aboard)];
  const [start = setUp.premises, next = start] = through ?? findWayIn(layout, side);
  const beside = { x: start.x + Math.sign(next.x - start.x) * 1.5, y: start.y };
  setUp.placeInTheStreet(
    onFoot,
    beside,
    berths.map(({ route }) => route),
  );
}

/** One in this many of a raid’s party that drives up is behind the house before it begins. */
const backShareOfRaid = 6;

/**
 * [SCN-1, SCN-2, SCN-5, SCN-11] Drives attackers up to a house; of a gang's party some have gone around to its back door
 * on foot, as its plan has it: to let nobody out, or to get in.
 */
export function driveUpAndAround(setUp: SetUp, { crew, vehicles }: Muster['attackers']): void {
  const back = findBackDoor(setUp.state.layout);
  const seated = new Set(vehicles.flatMap(({ aboard = [] }) => aboard));
  const free = crew.filter((one) => !isLaw(one) && one.isBoss !== true && !seated.has(one.id));
  const { plan } = setUp.state;
  const share = plan.scenario === 'raid' ? backShareOfRaid : backShare;
  const around = back === null ? [] : free.filter((_, nth) => isSentAround(plan, nth, share));
  driveUp(setUp, 'attackers', { crew: crew.filter((one) => !around.includes(one)), vehicles });
  if (back !== null) setUp.place(around, back);
}

/** Parks the empty vehicles of a side in a row from a place on. It must be called before men are placed. */
export function parkBy(setUp: SetUp, side: Side, vehicles: readonly VehicleSource[], at: Point): void {
  vehicles.forEach((vehicle, i) => setUp.park(vehicle, side, { x: at.x + i * 4.5, y: at.y }));
}

/** [GATS-6] Leaves the spare drums of the men on the table in the first of their parked vehicles. */
export function leaveDrumsIn(setUp: SetUp, side: Side, [first]: readonly VehicleSource[]): void {
  if (first !== undefined) setUp.leaveDrums(side, first.id);
}

/** People on a street in addition to plain citizens, by a D6. */
const passersBy: Readonly<Record<number, LawProfile>> = {
  1: 'street-kid',
  2: 'little-old-lady',
  3: 'reporter',
  4: 'bartender',
};

/** [PO-2a] D6 up to which a citizen walks by. */
const walksByUpTo = 2;

/** [PO-2a] Returns true for a place that always has citizens. */
function isAlwaysBusy({ scenario, setting }: BattlePlan): boolean {
  if (scenario === 'hit') return setting === 'street' || setting === 'bank';
  if (scenario === 'showdown') return setting === 'street';
  return ['show-of-strength', 'mean-streets', 'siege'].includes(scenario);
}

/** [PO-2a] Passers-by, in the streets of the city alone; in a public building they are in it. */
export function addCrowd(setUp: SetUp, dice: Dice): void {
  const { layout, plan } = setUp.state;
  if (!layout.isPublic) return;
  if (!isAlwaysBusy(plan) && rollD6(dice, 'Somebody walks by: 1-2') > walksByUpTo) return;
  const count = rollD6(dice, 'Citizens about') + 1;
  const street = { x: layout.width / 2 + ((rollD6(dice, 'Where they walk') - 3.5) * layout.width) / 12, y: 15.5 };
  const isInside = layout.buildings[0]?.use === 'public';
  const around = isInside ? { x: setUp.premises.x - 4, y: setUp.premises.y } : street;
  const stranger = passersBy[rollD6(dice, 'Who is among them')];
  // Numbers run on from the staff's, so that no two bartenders share a name.
  const people = new Roster('civilians', 'citizen', staffCount);
  const strangers = stranger === undefined ? [] : people.law(stranger, 1, []);
  setUp.place([...strangers, ...people.law('citizen', count - strangers.length, [])], around, isInside ? main : null);
}

/** Those who run a place. */
const staffCount = 2;

/** [SCN-5, SCN-2] Adds the employees of a business, in the city or not. */
export function addEmployees(setUp: SetUp, setting: Muster['setting']): void {
  const [building] = setUp.state.layout.buildings;
  if (building === undefined || building.use === 'residence') return;
  const profile: LawProfile =
    setting === 'bank' ? 'bank-teller' : setting === 'restaurant' || setting === 'club' ? 'bartender' : 'citizen';
  const staff = new Roster('civilians', 'staff')
    .law(profile, staffCount, [])
    .map((one, i) => ({ ...one, worksHere: true, name: profile === 'citizen' ? `Employee ${i + 1}` : one.name }));
  const { x, y } = setUp.premises;
  setUp.place(staff, { x: x + 4, y: y - 2 }, main);
}

/** Attackers go for the premises, defenders hold them. */
export function takeOrHold(battle: Battle, side: Side): Goal {
  return { kind: side === 'attackers' ? 'take' : 'hold', building: main, at: findPremises(battle.layout) };
}

/** Returns true if a side has been cut down to so many men; one that began with fewer has lost nobody yet. */
export function isCutDownTo(battle: Battle, side: Side, count: number): boolean {
  const coming = countComing(battle, side);
  const left = listStanding(battle, side).length + coming;
  return left <= count && left < listFigures(battle, side).length + coming;
}

/** Places two crews some steps apart in the middle of the table, with passers-by. */
export const setUpFaceToFace: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  const { width, height } = setUp.state.layout;
  setUp.place(muster.attackers.crew, { x: width / 2 - 10, y: height / 2 });
  setUp.place(muster.defenders.crew, { x: width / 2 + 10, y: height / 2 });
  addCrowd(setUp, dice);
  return setUp;
};
