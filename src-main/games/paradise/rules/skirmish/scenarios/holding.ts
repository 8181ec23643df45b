import {
  requireFigure,
  hasGivenUp,
  isOnTheRun,
  isStanding,
  type FigureView,
  type Battle,
  type CarId,
  type Speed,
} from '../battle.ts';
import { listEverybody } from '../battleIndex.ts';
import { isBeaten, end, countFightersIn, endWithLastStanding, takeBuilding } from '../outcomes/endings.ts';
import type { BattleTable } from '../battleTable.ts';
import { isRam } from '../rules/driving/ram.ts';
import { countComing } from '../mustering/columns.ts';
import { callPolice, callHelp } from '../mustering/reinforcements.ts';
import type { ScenarioRules } from '../scenario.ts';
import { sides } from '../table/sides.ts';
import {
  addCrowd,
  driveUp,
  driveUpAndAround,
  addEmployees,
  holdPremises,
  isCutDownTo,
  layTable,
  main,
  createRules,
  takeOrHold,
  chooseCurbSpeed,
  type TableMaker,
} from './common.ts';

/** [SCN-5, SCN-10, SCN-11] The premises with those who hold them, and those who drive up. */
export const raidTable: TableMaker = (muster, dice) => {
  if (muster.isClash === true) return createClashTable(muster, dice);
  const setUp = layTable(muster, dice);
  // [SCN-11] In a siege help always comes.
  if (setUp.state.plan.lawCars === 0 && muster.scenario !== 'siege') {
    setUp.telephone({ x: setUp.premises.x + 4, y: setUp.premises.y + 2 });
  }
  driveUpAndAround(setUp, muster.attackers);
  if (muster.hasGate === true) setUp.gate('attackers');
  holdPremises(setUp, muster);
  if (muster.scenario === 'siege') {
    setUp.hazards(4);
    const { crew, guards } = muster.defenders;
    setUp.state.plan.besieged = [...crew, ...guards].map(({ id }) => id);
  }
  addEmployees(setUp, muster.setting);
  addCrowd(setUp, dice);
  return setUp;
};

/** [TAKE-2] Creates a table on which two crews come up the same street from both ends. */
const createClashTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  for (const side of sides) driveUp(setUp, side, muster[side]);
  addEmployees(setUp, muster.setting);
  addCrowd(setUp, dice);
  return setUp;
};

/** [SCN-5, TAKE-2] */
export const raidRules: ScenarioRules = createRules({
  goalOf: (battle, side) => (battle.plan.isClash ? { kind: 'fight' } : takeOrHold(battle, side)),
  reinforce(table) {
    if (table.state.turn > 0 && !table.state.plan.isClash) takeBuilding(table, main, true);
    if (table.state.winner === null && table.state.phoned.defenders) callHelp(table, 'defenders');
  },
  check(table) {
    if (table.state.plan.isClash) endWithLastStanding(table);
    else takeBuilding(table, main);
  },
  callOff: holdAtTheEnd,
});

/** [SCN-10] Drives the ramming truck on to the gate and the others to the curb. */
function chooseGateSpeed(battle: Battle, id: CarId): Speed | 'unload' {
  return isRam(battle, id) ? 'cruising' : chooseCurbSpeed(battle, id);
}

/** [SCN-11] A raid or a police raid that was expected: both sides are sent help each turn, the first too. */
export const siegeRules: ScenarioRules = createRules({
  goalOf: takeOrHold,
  carWish: chooseGateSpeed,
  reinforce(table) {
    if (table.state.plan.lawCars > 0) callPolice(table);
    else callHelp(table, 'attackers');
    callHelp(table, 'defenders');
  },
  check: (table) => checkSiege(table, false),
  callOff: (table) => checkSiege(table, true),
  fightsOn: (battle, side) => battle.plan.lawCars > 0 || side === 'defenders',
});

/**
 * [SCN-11] Decides a siege: won when no defender is left inside and fewer of them escaped than fell or were taken; lost
 * with the attackers, or when the escaped are as many.
 */
function checkSiege(table: BattleTable, isOver: boolean): void {
  const { state } = table;
  const isPolice = state.plan.lawCars > 0;
  if (isBeaten(state, 'attackers')) {
    const text = isPolice ? 'The police are beaten off.' : 'The siege is beaten off.';
    end(table, 'defenders', isPolice ? 'withdrew' : 'held', text);
    return;
  }
  if (isPolice) askPolice(table);
  const isHeld = countFightersIn(state, 'defenders', main) > 0 || countComing(state, 'defenders') > 0;
  if (!isOver && isHeld) return;
  const besieged = state.plan.besieged.map((id) => requireFigure(state, id));
  const isUndecided = (one: FigureView): boolean => isStanding(one) || isOnTheRun(one);
  if (!isOver && besieged.some(isUndecided)) return;
  const away = besieged.filter(({ posture }) => posture === 'gone').length;
  const fallen = besieged.filter((one) => one.posture !== 'gone' && !isUndecided(one)).length;
  if (isHeld || away >= fallen) end(table, 'defenders', 'held', 'They break out of the siege.');
  else if (isPolice) closeDown(table);
  else end(table, 'attackers', 'taken', 'The building is taken.');
}

/** Gives the building to the side left in it. */
function holdAtTheEnd(table: BattleTable): void {
  const { state } = table;
  const isTaken = countFightersIn(state, 'attackers', main) > countFightersIn(state, 'defenders', main);
  end(table, isTaken ? 'attackers' : 'defenders', isTaken ? 'taken' : 'held', 'The street is quiet.');
}

/** [SCN-10] Officers a car at which the police have had enough. */
const officersLeft = 2;

/** [SCN-10] Returns the number of gangsters, one for each Loot die, at which the rest try to get away. */
function countLeastGangsters(battle: Battle): number {
  return Math.max(1, Math.ceil(battle.plan.lootDice));
}

/** [SCN-10] */
export const policeRaidRules: ScenarioRules = createRules({
  goalOf: takeOrHold,
  carWish: chooseGateSpeed,
  check: checkPoliceRaid,
  callOff(table) {
    if (table.state.leaving.attackers) end(table, 'defenders', 'withdrew', 'The police are gone.');
    else end(table, 'attackers', 'closed', 'The place is closed.');
  },
  fightsOn: () => true,
});

/**
 * [SCN-10] Decides by the side that breaks first. Gangsters down to one a Loot die, or who hear more police coming,
 * make for the back and have lost. Police down to two a car go home, and the gangsters have won unless they break
 * before the last officer is gone.
 */
function checkPoliceRaid(table: BattleTable): void {
  const { state } = table;
  const { leaving } = state;
  if (isBeaten(state, 'defenders')) {
    closeDown(table);
    return;
  }
  if (isBeaten(state, 'attackers')) {
    if (leaving.defenders) closeDown(table);
    else end(table, 'defenders', 'withdrew', 'The police are beaten off.');
    return;
  }
  const isOver = state.sirens || isCutDownTo(state, 'defenders', countLeastGangsters(state));
  if (!leaving.defenders && isOver) {
    table.emit({ type: 'turned-back', side: 'defenders', text: 'The rest make for the back door.' });
  } else if (!leaving.defenders) askPolice(table);
  if (isLeavingInDefeat(table.state)) closeDown(table);
}

/** [SCN-10] Down to two a car they go home. */
function askPolice(table: BattleTable): void {
  const { leaving, plan } = table.state;
  if (leaving.attackers || !isCutDownTo(table.state, 'attackers', officersLeft * plan.lawCars)) {
    return;
  }
  table.emit({ type: 'turned-back', side: 'attackers', text: 'The police fall back.' });
}

/** [SCN-10] Returns true if the police had begun to leave when the gangsters broke, which ends the fight at once. */
function isLeavingInDefeat(battle: Battle): boolean {
  return battle.leaving.attackers && battle.leaving.defenders;
}

/** [SCN-10] Ends the raid with the gangsters' loss, and its reason. */
function closeDown(table: BattleTable): void {
  const { leaving } = table.state;
  const someGaveUp = listEverybody(table.state).some((figure) => figure.side === 'defenders' && hasGivenUp(figure));
  if (leaving.attackers) {
    end(table, 'attackers', 'broke-after-withdrawal', 'They broke while the police were already going.');
  } else if (!leaving.defenders && someGaveUp) {
    end(table, 'attackers', 'surrendered', 'They come out with their hands up.');
  } else end(table, 'attackers', 'closed', 'The place is closed.');
}
