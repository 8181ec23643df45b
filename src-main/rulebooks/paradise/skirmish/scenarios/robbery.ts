import {
  enemyOf,
  fightersOf,
  figureById,
  type Battle,
  type CarView,
  type Speed,
} from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { end, standing } from '../endings.ts';
import { telephonedHelp } from '../reinforcements.ts';
import { wayThrough } from '../roads.ts';
import type { ScenarioRules } from '../scenario.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import {
  crowd,
  driveUp,
  employees,
  holdPremises,
  layTable,
  parkBy,
  rules,
  takeOrHold,
  type TableMaker,
} from './common.ts';
/** [SCN-1a] Loot dice from which one piece is a safe, and from which it is a vault. */
const safeFromDice = 3;
const vaultFromDice = 4;

/** [SCN-1, SCN-1a] Three to six pieces, the Loot shared out among them. */
export const robberyTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  const { lootPoints } = muster;
  const pieces = Math.min(6, Math.max(3, Math.ceil(lootPoints / 2)));
  for (let i = 0; i < pieces; i += 1) {
    const share = Math.floor(lootPoints / pieces) + (i < lootPoints % pieces ? 1 : 0);
    const at = { x: setUp.premises.x - 4.5 + i * 1.8, y: setUp.premises.y - 1.5 + (i % 3) * 1.5 };
    const isSafe = i === 0 && muster.lootDice >= safeFromDice;
    if (isSafe) setUp.safe('safe', share, at, muster.lootDice >= vaultFromDice);
    else setUp.loot(`loot${i + 1}`, share, at);
  }
  setUp.telephone({ x: setUp.premises.x + 4, y: setUp.premises.y + 2 });
  const { crew, vehicles } = muster.attackers;
  driveUp(setUp, 'attackers', { crew: crew.map(withTool), vehicles });
  holdPremises(setUp, muster);
  employees(setUp, muster.setting);
  crowd(setUp, dice);
  return setUp;
};

/** [SCN-1] Raiders without a gun or a blade bring axes, hammers and crowbars. */
function withTool(source: FigureSource): FigureSource {
  const isFree = source.guns.length === 0 && (source.melee === 'club' || source.melee === 'fists');
  return isFree ? { ...source, melee: 'smashing-tool' } : source;
}

/** [SCN-1] */
export const robberyRules: ScenarioRules = rules({
  goalOf: (battle, side) => (side === 'attackers' ? { kind: 'rob' } : takeOrHold(battle, side)),
  reinforce(table) {
    if (table.state.phoned.defenders) telephonedHelp(table, 'defenders');
  },
  check: (table) => settleRobbery(table, false),
  callOff: (table) => settleRobbery(table, true),
});

/** [SCN-1] Most Loot wins: carried off or smashed against what is left. */
function settleRobbery(table: BattleTable, isOver: boolean): void {
  const { state } = table;
  const left = Object.values(state.objectives).filter(
    (o) => o.kind !== 'telephone' && !o.isDestroyed && !isAway(state, o.heldBy),
  );
  const leftPoints = left.reduce((total, objective) => total + objective.loot, 0);
  const gone = state.plan.lootPoints - leftPoints;
  const raidersLeft = fightersOf(state, 'attackers').length;
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
  return id !== null && figureById(battle, id).posture === 'gone';
}

/** The truck of a hijack whose gang brings none of its own. */
const anyTruck: VehicleSource = { id: 'truck', kind: 'truck', upgrades: [] };

/** [SCN-3] The truck on its way, its escort behind it, and the ambush by the road. */
export const hijackTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  const { layout } = setUp.state;
  const { crew, vehicles } = muster.defenders;
  const truck = vehicles.find(({ kind }) => kind === 'truck') ?? anyTruck;
  const escorts = vehicles.filter(({ id }) => id !== truck.id);
  const route = wayThrough(layout, 'defenders').toReversed();
  const [driver, shotgun, ...others] = crew;
  const cab = [driver, shotgun].filter((one) => one !== undefined);
  const inTruck = escorts.length === 0 ? crew : cab;
  setUp.car(truck, 'defenders', inTruck.slice(0, 18), route).loot = muster.lootPoints;
  if (escorts.length > 0) driveUp(setUp, 'defenders', { crew: others, vehicles: escorts }, route);
  const ambush = { x: layout.width * 0.625, y: layout.height / 3 };
  setUp.place(muster.attackers.crew, ambush);
  parkBy(setUp, 'attackers', muster.attackers.vehicles, { x: ambush.x + 5, y: ambush.y - 4 });
  return setUp;
};

/** [SCN-3] The truck is the one with the Loot, empty or not: the first truck on the table. */
function theTruck(battle: Battle): CarView | undefined {
  const trucks = Object.values(battle.cars).filter(({ kind }) => kind === 'truck');
  return trucks.find(({ loot }) => loot > 0) ?? trucks[0];
}

/** [SCN-3] */
export const hijackRules: ScenarioRules = rules({
  carWish: (battle, id) => hijackWish(battle, id),
  goalOf(battle, side) {
    const truck = theTruck(battle);
    if (truck === undefined || truck.isWrecked) return { kind: 'fight' };
    const isClear = fightersOf(battle, enemyOf(side)).every(({ carId }) => carId !== null);
    const driver = truck.driver === null ? undefined : battle.figures[truck.driver];
    const isLost = driver !== undefined && driver.side !== side && truck.driven > blockInches.to;
    if (isLost) return { kind: 'pursue', car: truck.id };
    return isClear && driver === undefined ? { kind: 'seize', car: truck.id } : { kind: 'fight' };
  },
  check(table) {
    const { state } = table;
    const truck = theTruck(state);
    if (truck?.isOffTable) {
      const driver = truck.driver === null ? null : figureById(state, truck.driver);
      settleTruck(table, driver?.side === 'attackers' ? 'attackers' : 'defenders');
    } else {
      const winner = standing(state);
      if (winner !== null) settleTruck(table, winner);
    }
  },
  callOff: (table) => settleTruck(table, standing(table.state) ?? 'nobody'),
});

/** [SCN-3] Whoever has the truck has its Loot. */
function settleTruck(table: BattleTable, winner: 'attackers' | 'defenders' | 'nobody'): void {
  if (winner === 'attackers') end(table, winner, 'truck-taken', 'The truck is theirs.');
  else if (winner === 'defenders') end(table, winner, 'truck-through', 'The truck gets through.');
  else end(table, winner, 'truck-abandoned', 'Nobody drives the truck home.');
}

/** [SCN-3] Where along the road the ambush has blocked it. */
const blockInches = { from: 22, to: 30 };

/** [SCN-3] The road is blocked halfway along; the crew gets out to clear it, and so does its escort. */
function hijackWish(battle: Battle, id: string): Speed | 'unload' {
  const car = battle.cars[id];
  const driver = car?.driver;
  const side = driver === null || driver === undefined ? null : figureById(battle, driver).side;
  const isBlocked =
    car !== undefined && car.driven > blockInches.from && car.driven < blockInches.to;
  const isContested = fightersOf(battle, 'attackers').some(({ carId }) => carId === null);
  if (isBlocked && side === 'defenders' && isContested) return 'unload';
  return car?.kind === 'truck' && !isBlocked && isContested ? 'speeding' : 'racing';
}
