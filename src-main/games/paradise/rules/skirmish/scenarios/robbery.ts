import {
  findEnemySide,
  requireFigure,
  isOnTheRun,
  isStanding,
  type Battle,
  type CarView,
  type Speed,
} from '../battle.ts';
import { listCars, listFighters, listStanding } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { seats } from '../table/cars.ts';
import { listCoverSpots } from '../table/coverSpots.ts';
import { end, findLastStanding } from '../outcomes/endings.ts';
import { followRoute, computeDistance, type Point } from '../table/geometry.ts';
import { exclude } from '../table/levels.ts';
import type { Muster } from '../mustering/muster.ts';
import { backShare, isSentAround } from '../mustering/approach.ts';
import { countComing } from '../mustering/columns.ts';
import { callHelp } from '../mustering/reinforcements.ts';
import { isAtBlock } from '../rules/driving/roadblock.ts';
import { findWholeRoad } from '../table/roads.ts';
import type { ScenarioRules } from '../scenario.ts';
import type { SetUp } from '../mustering/setUp.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import {
  addCrowd,
  driveUp,
  driveUpAndAround,
  addEmployees,
  holdPremises,
  layTable,
  leaveDrumsIn,
  parkBy,
  createRules,
  takeOrHold,
  type TableMaker,
} from './common.ts';
/** [SCN-1a] Loot dice from which one piece is a safe, and from which it is a vault. */
const safeFromDice = 3;
const vaultFromDice = 4;

/** [SCN-1, SCN-1a] Three to six pieces, the Loot shared out among them. */
export const layRobberyTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  const { lootPoints } = muster;
  // No piece is worth nothing.
  const pieces = Math.min(6, Math.max(3, Math.ceil(lootPoints / 2)), Math.max(1, lootPoints));
  for (let i = 0; i < pieces; i += 1) {
    const share = Math.floor(lootPoints / pieces) + (i < lootPoints % pieces ? 1 : 0);
    const at = { x: setUp.premises.x - 4.5 + i * 1.8, y: setUp.premises.y - 1.5 + (i % 3) * 1.5 };
    const isSafe = i === 0 && muster.lootDice >= safeFromDice;
    if (isSafe) setUp.safe('safe', share, at, muster.lootDice >= vaultFromDice);
    else setUp.loot(`loot${i + 1}`, share, at);
  }
  setUp.telephone({ x: setUp.premises.x + 4, y: setUp.premises.y + 2 });
  const { crew } = muster.attackers;
  driveUpAndAround(setUp, { ...muster.attackers, crew: crew.map(addTool) });
  holdPremises(setUp, muster);
  addEmployees(setUp, muster.setting);
  addCrowd(setUp, dice);
  return setUp;
};

/** [SCN-1] Gives a raider without gun or blade his axe, hammer or crowbar, with which he fights too. */
function addTool(source: FigureSource): FigureSource {
  const isFree = source.guns.length === 0 && (source.melee === 'club' || source.melee === 'fists');
  return isFree ? { ...source, melee: 'smashing-tool' } : source;
}

/** [SCN-1] */
export const robberyRules: ScenarioRules = createRules({
  goalOf: (battle, side) => (side === 'attackers' ? { kind: 'rob' } : takeOrHold(battle, side)),
  reinforce(table) {
    if (table.state.phoned.defenders) callHelp(table, 'defenders');
  },
  check: (table) => settleRobbery(table, false),
  callOff: (table) => settleRobbery(table, true),
});

/** [SCN-1] Decides for the side with more Loot: carried off or smashed against what is left. */
function settleRobbery(table: BattleTable, isOver: boolean): void {
  const { state } = table;
  const left = Object.values(state.objectives).filter(
    (o) => o.kind !== 'telephone' && !o.isDestroyed && !isAway(state, o.heldBy),
  );
  const leftPoints = left.reduce((total, objective) => total + objective.loot, 0);
  const gone = state.plan.lootPoints - leftPoints;
  const onTable = listFighters(state, 'attackers').filter((one) => isStanding(one) || isOnTheRun(one)).length;
  const raidersLeft = onTable + countComing(state, 'attackers');
  if (!isOver && raidersLeft > 0 && leftPoints > 0) return;
  const isRobbed = gone > leftPoints;
  end(
    table,
    isRobbed ? 'attackers' : 'defenders',
    isRobbed ? 'robbed' : 'kept',
    `${gone} of ${state.plan.lootPoints} Loot is gone.`,
  );
}

function isAway(battle: Battle, id: string | null): boolean {
  return id !== null && requireFigure(battle, id).posture === 'gone';
}

/** The truck of a hijack whose gang brings none of its own. */
const anyTruck: VehicleSource = { id: 'truck', kind: 'truck', upgrades: [] };

/** [SCN-3] The truck on its way, its escort behind it, and the ambush by the road. */
export const layHijackTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  const { layout } = setUp.state;
  const { crew, vehicles } = muster.defenders;
  const truck = vehicles.find(({ kind }) => kind === 'truck') ?? anyTruck;
  const escorts = vehicles.filter(({ id }) => id !== truck.id);
  const route = findWholeRoad(layout, 'defenders').toReversed();
  const [driver = null, ...others] = crew;
  // The man beside the driver stays with the truck, as do men without room behind it.
  const room = escorts.reduce((total, { kind }) => total + seats[kind], 0);
  const escorting = others.slice(1, 1 + room);
  const inTruck = exclude(crew, escorting).slice(0, seats.truck);
  const start = followRoute(route, sprungInches);
  const onward = [start.at, ...route.slice(start.leg + 1)];
  setUp.car(truck, 'defenders', inTruck, onward, driver).loot = muster.lootPoints;
  driveUp(setUp, 'defenders', { crew: escorting, vehicles: escorts }, route);
  layAmbush(setUp, muster, followRoute(route, blockInches).at, followRoute(route, tailInches).at);
  return setUp;
};

/** [SCN-3] How far along the road some of an ambush lie behind the truck. */
const tailInches = 5;

/** [SCN-3] Lays a tree across the road, with the men in cover on its near side, and some behind the truck. */
function layAmbush(setUp: SetUp, muster: Muster, block: Point, tail: Point): void {
  const { layout } = setUp.state;
  setUp.blockRoad({ at: block, side: 'attackers', what: 'the tree across the road', behind: tail });
  const listSpotsBy = (place: Point): Point[] => {
    const near = listCoverSpots(layout)
      .filter((at) => at.y < place.y - 1 && computeDistance(at, place) <= ambushInches)
      .sort((a, b) => computeDistance(a, place) - computeDistance(b, place));
    const apart: Point[] = [];
    for (const at of near) if (apart.every((one) => computeDistance(one, at) > 2)) apart.push(at);
    return apart;
  };
  const spots = listSpotsBy(block);
  const behind = listSpotsBy(tail);
  const ambush = { x: layout.width * 0.625, y: layout.height / 3 };
  parkBy(setUp, 'attackers', muster.attackers.vehicles, { x: ambush.x + 5, y: ambush.y - 4 });
  muster.attackers.crew.forEach((one, i) => {
    const isBehind = isSentAround(setUp.state.plan, i, backShare);
    const spot = (isBehind ? behind : spots).shift();
    const [man] = setUp.place([one], spot ?? ambush);
    // They had all night to hide; men without cover stand in the open.
    if (man !== undefined && spot !== undefined) man.isHidden = true;
  });
  leaveDrumsIn(setUp, 'attackers', muster.attackers.vehicles);
}

/** [SCN-3] Finds the truck with the Loot, or the first truck on the table if none has any. */
function findLootTruck(battle: Battle): CarView | undefined {
  const trucks = listCars(battle).filter(({ kind }) => kind === 'truck');
  return trucks.find(({ loot }) => loot > 0) ?? trucks[0];
}

/** [SCN-3] */
export const hijackRules: ScenarioRules = createRules({
  carWish: (battle, id) => chooseHijackSpeed(battle, id),
  goalOf(battle, side) {
    const truck = findLootTruck(battle);
    if (truck === undefined || truck.isWrecked) return { kind: 'fight' };
    const isClear = listStanding(battle, findEnemySide(side)).every(({ carId }) => carId !== null);
    const driver = truck.driver === null ? undefined : battle.figures[truck.driver];
    const isPast = truck.at.x > (battle.layout.block?.at.x ?? 0) + pastInches;
    const isLost = driver !== undefined && driver.side !== side && isPast;
    if (isLost) return { kind: 'pursue', car: truck.id };
    return isClear && driver === undefined ? { kind: 'seize', car: truck.id } : { kind: 'fight' };
  },
  check(table) {
    const { state } = table;
    const truck = findLootTruck(state);
    if (truck === undefined || truck.isWrecked) settleTruck(table, 'nobody');
    else if (truck.isOffTable) {
      const driver = truck.driver === null ? null : requireFigure(state, truck.driver);
      settleTruck(table, driver?.side === 'attackers' ? 'attackers' : 'defenders');
    } else {
      const driver = truck.driver === null ? null : requireFigure(state, truck.driver);
      const winner = findLastStanding(state);
      // [GUTS-1] A driver on the run may still get the truck off the table.
      const isUndecided = driver !== null && isOnTheRun(driver);
      if (winner !== null && !isUndecided) settleTruck(table, winner);
    }
  },
  callOff: (table) => settleTruck(table, 'nobody'),
});

/** [SCN-3] Gives the Loot to the side with the truck; a truck that cannot drive belongs to neither. */
function settleTruck(table: BattleTable, winner: 'attackers' | 'defenders' | 'nobody'): void {
  if (winner === 'attackers') end(table, winner, 'truck-taken', 'The truck is theirs.');
  else if (winner === 'defenders') end(table, winner, 'truck-through', 'The truck gets through.');
  else end(table, winner, 'truck-abandoned', 'Nobody drives the truck home.');
}

/** [SCN-3] The ambush's place along the road, and its distance from it. */
const blockInches = 26;

/** [SCN-3] How far along the road the truck is by then. */
const sprungInches = 12;
const ambushInches = 14;

/** From so far beyond the block a truck is getting away. */
const pastInches = 4;

/** [SCN-3] How near its truck an escort stops to let its men out, and how far ahead of it the escort may get. */
const besideInches = 8;
const aheadInches = 3;

/** [SCN-3] Stops the crew at the block to clear the road; an escort keeps to its truck. */
function chooseHijackSpeed(battle: Battle, id: string): Speed | 'unload' {
  const car = battle.cars[id];
  if (car === undefined) return 'racing';
  if (isAtBlock(battle, car)) return 'unload';
  const isContested = listStanding(battle, 'attackers').some(({ carId }) => carId === null);
  if (car.kind === 'truck') return isContested ? 'speeding' : 'racing';
  const truck = findLootTruck(battle);
  if (car.side === 'defenders' && truck !== undefined) return keepTo(car, truck);
  // An ambusher who got into his car and thought better of it gets out again.
  return car.side === 'attackers' && !car.isHomeward ? 'unload' : 'racing';
}

/** [SCN-3] Chooses an escort's speed: beside its stopped truck, not ahead of a moving one, and home once it is away. */
function keepTo(car: CarView, truck: CarView): Speed | 'unload' {
  if (truck.isOffTable) return 'racing';
  const inches = computeDistance(car.at, truck.at);
  const isPast = car.driven >= truck.driven + aheadInches;
  if (truck.speed === 'stopped') return isPast || inches <= besideInches ? 'unload' : 'cruising';
  if (isPast) return 'stopped';
  return inches <= besideInches ? 'cruising' : 'speeding';
}
