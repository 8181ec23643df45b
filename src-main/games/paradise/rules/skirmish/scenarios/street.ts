import type { Battle, CarView, Side, Speed } from '../battle.ts';
import { listEverybody, listCars, listFighters, listStanding } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { countLosses, end, isBeaten, endWithLastStanding, scoreLosses } from '../outcomes/endings.ts';
import { Roster } from '../mustering/forces.ts';
import { addAnywhere, addByCar, addOnFoot, callMen, carBrings, type Arming } from '../mustering/reinforcements.ts';
import type { Point } from '../table/geometry.ts';
import { findRankLevel, type Wanted } from '../table/levels.ts';
import { findWayIn, findWholeRoad } from '../table/roads.ts';
import type { ScenarioRules } from '../scenario.ts';
import type { SetUp } from '../mustering/setUp.ts';
import type { FigureSource } from '../sources.ts';
import { addCrowd, driveUp, setUpFaceToFace, layTable, createRules, type TableMaker } from './common.ts';

/** [SCN-6] The invaders drive up; the block is where it always is. */
export const blockTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  driveUp(setUp, 'attackers', muster.attackers);
  setUp.place(muster.defenders.crew, { x: 30, y: 15 });
  addCrowd(setUp, dice);
  return setUp;
};

/** [SCN-6] */
export const blockRules: ScenarioRules = createRules({
  goalOf: (battle, side) => (side === 'attackers' && hasMadeItsPoint(battle) ? { kind: 'leave' } : { kind: 'fight' }),
  reinforce: blockTurnsOut,
  check(table) {
    const { state } = table;
    const isOut = isBeaten(state, 'defenders') && !hasMenToCall(state);
    if (isBeaten(state, 'attackers') || isOut) settleByPoints(table);
  },
  callOff: settleByPoints,
});

/** [SCN-6] The block is not beaten while it can send anyone. */
function hasMenToCall(battle: Battle): boolean {
  return battle.reserves.defenders.men.some(({ profile }) => findRankLevel(profile) !== 'never');
}

/** [SCN-6] Men lost at which invaders who are ahead do not wait for a Joker. */
const enoughLost = 2;

/** [SCN-6] Twice the points, and none to be had, or more of them about than of us after a Joker or losses: time to go. */
function hasMadeItsPoint(battle: Battle): boolean {
  const done = scoreLosses(battle, 'defenders');
  const isAhead = done > 0 && done >= 2 * scoreLosses(battle, 'attackers');
  const own = listStanding(battle, 'attackers').length;
  const theirs = listStanding(battle, 'defenders').length;
  const isTime = battle.jokersSeen > 0 || countLosses(battle, 'attackers') >= enoughLost;
  return isAhead && (theirs === 0 || (isTime && own < theirs));
}

/** [SCN-6] Rolls D6 each round for the defender's newcomers. */
function blockTurnsOut(table: BattleTable): void {
  const side: Side = 'defenders';
  const { layout } = table.state;
  const route = findWayIn(layout, side);
  const corner = { x: layout.width - 1, y: 14 };
  const { total } = table.dice.roll({ purpose: 'Who turns out' });
  const hoodlums: Wanted = { profile: 'Hoodlum' };
  if (total === 1) {
    addByCar(table, side, callMen(table, side, { wanted: 'upper-or-next', count: carBrings }), route);
  } else if (total === 2) {
    const [leader] = callMen(table, side, { wanted: 'upper-or-next', count: 1 });
    const men = callMen(table, side, { wanted: hoodlums, count: carBrings });
    const others = men.filter(({ id }) => id !== leader?.id).slice(0, carBrings - 1);
    addByCar(table, side, leader === undefined ? others : [leader, ...others], route);
  } else if (total === 3) {
    addByCar(table, side, callMen(table, side, { wanted: hoodlums, count: carBrings }), route);
  } else if (total === 4) {
    addOnFoot(table, callMen(table, side, { wanted: 'lower', count: rollHowMany(table) }), corner);
  } else if (total === 5) {
    addOnFoot(table, callMen(table, side, { wanted: 'any', count: 1 }), corner);
  } else addAnywhere(table, createStreetBoys(table, rollHowMany(table)), findPlaceBehind(table.state));
}

/** [SCN-6] Finds the place at the invaders' backs, where newcomers hurt them most. */
function findPlaceBehind(battle: Battle): Point {
  const there = listFighters(battle, 'attackers').map(({ at }) => at);
  const averageOver = (pick: (at: Point) => number): number =>
    there.length === 0 ? battle.layout.width / 4 : there.reduce((sum, at) => sum + pick(at), 0) / there.length;
  return { x: averageOver(({ x }) => x) - 6, y: averageOver(({ y }) => y) };
}

/** [SCN-9] Distance ahead of a car of those who come out of their houses to stop it. */
const aheadInches = 12;

/** [SCN-9] Finds where help hurts most: in the road before the car that wants to get across, or the first of its men. */
function findPlaceAhead(battle: Battle): Point {
  const [man] = listFighters(battle, 'attackers');
  const car = listCars(battle).find((one) => one.side === 'attackers' && !one.isOffTable && one.driver !== null);
  const at = car?.at ?? man?.at ?? { x: battle.layout.width / 2, y: 16 };
  return { x: at.x + aheadInches, y: at.y };
}

function rollHowMany(table: BattleTable): number {
  return table.dice.roll({ purpose: 'How many' }).total;
}

/** The prefix of the ids of street boys. */
const boyPrefix = 'boy';

/** [SCN-6] Creates Punks of the neighborhood, who cost nothing and carry weapons from the alley. */
function createStreetBoys(table: BattleTable, count: number): FigureSource[] {
  const known = Object.keys(table.state.figures).filter((id) => id.startsWith(boyPrefix)).length;
  return new Roster('defenders', boyPrefix, known).gangsters('punk', count);
}

/** [SCN-6] Twice the other's points wins. */
function settleByPoints(table: BattleTable): void {
  const against = scoreLosses(table.state, 'attackers');
  const done = scoreLosses(table.state, 'defenders');
  const text = `${done} points against ${against}.`;
  if (done >= 2 * against && done > 0) end(table, 'attackers', 'outfought', text);
  else if (against >= 2 * done && against > 0) end(table, 'defenders', 'outfought', text);
  else end(table, 'nobody', 'no-clear-winner', text);
}

/** [SCN-8] Two street gangs at the two ends of a lot. */
export const rumbleTable: TableMaker = setUpFaceToFace;

/** [SCN-8] The police end it for both. */
export const rumbleRules: ScenarioRules = createRules({
  check(table) {
    if (table.state.sirens) end(table, 'nobody', 'police-came', 'The police break it up.');
    else endWithLastStanding(table);
  },
});

/** [SCN-9] Removes all weapons heavier than a pistol. */
const lightenArms: Arming = (source) => ({
  ...source,
  guns: source.guns.filter((gun) => gun === 'pistol' || gun === 'purse-gun'),
  grenades: 0,
  dynamite: 0,
  gasoline: 0,
});

/** [SCN-9] Where along the street people happen to be. */
const streetCorners: readonly Point[] = [
  { x: 20, y: 14.5 },
  { x: 26, y: 21.5 },
  { x: 32, y: 14.5 },
];

/** [SCN-9] One car across the wrong street. */
export const layCrossingTable: TableMaker = (muster, dice) => {
  const setUp: SetUp = layTable(muster, dice);
  const { crew, vehicles } = muster.attackers;
  driveUp(setUp, 'attackers', { crew, vehicles }, findWholeRoad(setUp.state.layout, 'attackers'));
  setUp.hazards(6);
  const men = muster.defenders.crew.map(lightenArms);
  streetCorners.forEach((at, nth) => {
    setUp.place(
      men.filter((_, i) => i % streetCorners.length === nth),
      at,
    );
  });
  addCrowd(setUp, dice);
  return setUp;
};

/** [SCN-9] How near the far edge a man must leave the table to be across. */
const farSideInches = 8;

/** How near an enemy on foot must be for a car that hunts to stop and let its men out. */
const huntInches = 10;

/** [SCN-9] Drives after the car ahead, and stops for anyone who has to continue on foot. */
function choosePursuitSpeed(battle: Battle, car: CarView | undefined): Speed | 'unload' {
  if (car === undefined) return 'unload';
  const isAhead = listCars(battle).some(
    (other) => other.side === 'attackers' && !other.isOffTable && other.driver !== null,
  );
  const isNear = listFighters(battle, 'attackers').some(
    (one) => one.carId === null && Math.abs(one.at.x - car.at.x) <= huntInches,
  );
  return isNear || !isAhead ? 'unload' : 'speeding';
}

/** [SCN-9] One man across is enough. */
export const crossingRules: ScenarioRules = createRules({
  carWish: (battle, id) => {
    const car = battle.cars[id];
    return car?.side === 'attackers' ? 'racing' : choosePursuitSpeed(battle, car);
  },
  goalOf: (battle, side) =>
    side === 'attackers'
      ? { kind: 'escape', exit: findWholeRoad(battle.layout, side).at(-1) ?? { x: 0, y: 0 } }
      : { kind: 'fight' },
  reinforce: rollStreetHelp,
  check(table) {
    const { layout } = table.state;
    const isAcross = listEverybody(table.state).some(
      (figure) =>
        figure.side === 'attackers' &&
        figure.posture === 'gone' &&
        !figure.hasPanicked &&
        figure.at.x > layout.width - farSideInches,
    );
    if (isAcross) end(table, 'attackers', 'across', 'One man got across.');
    else if (isBeaten(table.state, 'attackers')) {
      end(table, 'defenders', 'stopped', 'Nobody got across.');
    }
  },
  callOff: (table) => end(table, 'defenders', 'stopped', 'Nobody got across.'),
  fightsOn: (_battle, side) => side === 'attackers',
});

/** [SCN-9] Rolls who answers the call in the street. */
function rollStreetHelp(table: BattleTable): void {
  const side: Side = 'defenders';
  const { layout } = table.state;
  const { total } = table.dice.roll({ purpose: 'The call goes up the street' });
  const profile = ({ 2: 'Hoodlum', 3: 'Slugger', 4: 'Punk' } as const)[total];
  if (total === 1) {
    const [leader] = callMen(table, side, { wanted: { profile: 'Enforcer' }, count: 1, arming: lightenArms });
    const men = callMen(table, side, { wanted: 'lower', count: carBrings, arming: lightenArms });
    const others = men.filter(({ id }) => id !== leader?.id).slice(0, carBrings - 1);
    const crew = leader === undefined ? others : [leader, ...others];
    addByCar(table, side, crew, findWholeRoad(layout, 'attackers'));
  } else if (profile !== undefined) {
    const count = rollHowMany(table);
    const men = callMen(table, side, { wanted: { profile }, count, arming: lightenArms });
    addAnywhere(table, men, findPlaceAhead(table.state));
  } else table.emit({ type: 'told', text: 'Nobody stirs.' });
}
