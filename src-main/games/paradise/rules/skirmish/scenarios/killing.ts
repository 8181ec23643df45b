import type { Setting } from '#main/games/paradise/rules/state/records/battleWords.ts';
import {
  areEnemies,
  type Battle,
  findEnemySide,
  requireFigure,
  type FigureView,
  hasGivenUp,
  isInFight,
  isLaw,
  isOnTable,
  type Side,
  sides,
} from '../battle.ts';
import { listEverybody, listStanding, listFigures } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { createUnlistedPolice } from '../mustering/law.ts';
import { addOnFoot } from '../mustering/reinforcements.ts';
import { end, isBeaten } from '../outcomes/endings.ts';
import { findMainRoad, findWayIn } from '../table/roads.ts';
import {
  addCrowd,
  driveUp,
  driveUpAndAround,
  addEmployees,
  setUpFaceToFace,
  holdPremises,
  layTable,
  leaveDrumsIn,
  parkBy,
  createRules,
  type TableMaker,
  takeOrHold,
} from './common.ts';
import type { ScenarioRules } from '../scenario.ts';

/** [SCN-2] Returns true without a house to hold. */
function isOutdoors(setting: Setting): boolean {
  return setting === 'street' || setting === 'rural-road' || setting === 'lot';
}

/** [SCN-2] Out of doors the target is met on the road; otherwise he is inside. */
export const hitTable: TableMaker = (muster, dice) => {
  const setUp = layTable(muster, dice);
  const { layout } = setUp.state;
  const middle = { x: layout.width / 2, y: (findMainRoad(layout)[0]?.y ?? layout.height / 2) - 3.5 };
  const [, stop = middle] = findWayIn(layout, 'defenders');
  parkBy(setUp, 'defenders', muster.defenders.vehicles, { x: stop.x, y: stop.y + 3 });
  if (isOutdoors(muster.setting)) setUp.place([...muster.defenders.crew, ...muster.defenders.guards], middle);
  else {
    holdPremises(setUp, muster);
    addEmployees(setUp, muster.setting);
  }
  leaveDrumsIn(setUp, 'defenders', muster.defenders.vehicles);
  if (isOutdoors(muster.setting)) driveUp(setUp, 'attackers', muster.attackers);
  else driveUpAndAround(setUp, muster.attackers);
  addCrowd(setUp, dice);
  return setUp;
};

function findTarget(table: BattleTable): FigureView {
  return requireFigure(table.state, table.state.plan.target ?? '');
}

/** [SCN-2] */
export const hitRules: ScenarioRules = createRules({
  goalOf(battle, side) {
    const { target } = battle.plan;
    if (side === 'attackers' && target !== null) return { kind: 'kill', target };
    return isOutdoors(battle.plan.setting) ? { kind: 'fight' } : takeOrHold(battle, side);
  },
  goalFor: (battle, id) => (id === battle.plan.target && isOutgunned(battle) ? { kind: 'leave' } : null),
  reinforce: (table) => bringBeatCops(table),
  check(table) {
    const now = findTarget(table);
    if (now.posture === 'dead') end(table, 'attackers', 'target-dead', 'The target is dead.');
    else if (now.posture === 'gone' || hasGivenUp(now)) {
      end(table, 'defenders', 'target-away', 'The target is away.');
    } else if (isBeaten(table.state, 'attackers')) {
      end(table, 'defenders', 'beaten-off', 'The killers are gone.');
    }
  },
  callOff: (table) => end(table, 'defenders', 'broken-off', 'The target lives.'),
});

/** Returns true if the attackers outnumber the men beside the target. */
function isOutgunned(battle: Battle): boolean {
  return listStanding(battle, 'attackers').length >= listStanding(battle, 'defenders').length;
}

/** [SCN-2] */
export const beatCopsCalled = 2;

/**
 * [SCN-2, CARD-1] Brings two Beat Cops to a public building within a turn of the first shot, as a side of their own
 * between two gangs. If the target has officers beside him, they join those.
 */
function bringBeatCops(table: BattleTable): void {
  const { layout, hasFired, figures, plan } = table.state;
  if (plan.setting !== 'bank' || !hasFired || 'beat1' in figures) return;
  const [edge = { x: 0, y: 0 }] = findWayIn(layout, 'defenders');
  const side = listFigures(table.state, 'defenders').some(isLaw) ? 'defenders' : 'law';
  addOnFoot(table, createUnlistedPolice('beat-cop', 'beat', beatCopsCalled, side), edge);
}

/** [SCN-7] Face to face in the street. */
export const showdownTable: TableMaker = setUpFaceToFace;

/** [SCN-7] Fights to the death or to flight: a senseless man is not beaten yet, and the other finishes him. */
export const showdownRules: ScenarioRules = createRules({
  goalFor(battle, id) {
    const figure = requireFigure(battle, id);
    const victim = listEverybody(battle).find((one) => areEnemies(figure, one) && isAtStake(one));
    return victim === undefined ? null : { kind: 'kill', target: victim.id };
  },
  fightsOn: () => true,
  check(table) {
    const { state } = table;
    const isLost = (side: Side): boolean => !listFigures(state, side).some(isAtStake);
    const [loser, other] = sides.filter(isLost);
    if (loser !== undefined && other === undefined) {
      end(table, findEnemySide(loser), 'last-stand', 'Only one of them is left.');
    } else if (loser !== undefined || !listEverybody(state).some(mayStillFight)) {
      end(table, 'nobody', 'nobody-left', 'Nobody is left.');
    }
  },
});

/** Alive and on the table. */
function isAtStake(figure: FigureView): boolean {
  return isOnTable(figure) && figure.posture !== 'dead' && !hasGivenUp(figure);
}

/** On his feet, or to be woken by a Joker. */
function mayStillFight(figure: FigureView): boolean {
  const isOfTheTwo = figure.side === 'attackers' || figure.side === 'defenders';
  return isOfTheTwo && (isInFight(figure) || figure.posture === 'knocked-out');
}
