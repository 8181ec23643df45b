import { isStanding, computeStat, type Battle, type FigureView } from '../battle.ts';
import { listFightingEnemies, listOtherFighters, listStanding, findGround } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { computeDistance } from '../table/geometry.ts';
import { computeAllowance, hide, moveToward, spot, unseenInches } from '../rules/movement.ts';
import { findSight } from '../table/terrain.ts';
import type { Goal } from './goals.ts';
import { hasLoadedGun, needsReload } from '../rules/shooting/ammunition.ts';
import { findEnemyInReach, isFoe, findWatcher } from '../rules/foes.ts';

/** SMARTS from which hiding is more likely than not. */
const smartEnough = 3;

/** How far one looks about for a hidden man. */
const searchInches = 12;

/** [CARD-6, MOVE-3] Searches for hidden enemies nearby if there is no other to fight. */
export function lookAbout(table: BattleTable, figure: FigureView): boolean {
  const hidden = listOtherFighters(table.state, figure.side).find(
    (enemy) =>
      enemy.isHidden &&
      isFoe(table.state, figure, enemy) &&
      computeDistance(enemy.at, figure.at) <= searchInches &&
      findSight(findGround(table.state), figure.at, enemy.at).isClear,
  );
  if (
    hidden === undefined ||
    findEnemyInReach(table.state, figure, searchInches, (one) => isSeen(table, figure, one)) !== null
  )
    return false;
  spot(table, figure.id, hidden.id);
  return true;
}

/** An enemy with a gun whom he sees is more to him than one whom he does not. */
function isSeen({ state }: BattleTable, figure: FigureView, { at, isHidden, firearms }: FigureView): boolean {
  return !isHidden && firearms.length > 0 && findSight(findGround(state), figure.at, at).isClear;
}

/** [MOVE-3] Hides a waiting man who is in cover, watched and without a shot. */
export function layLow(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  if (figure.isHidden || figure.hostages.length > 0) return false;
  const waits = goal.kind === 'hold' || (goal.kind === 'fight' && isOutgunned(table, figure));
  if (!waits || computeStat(figure, 'smarts') < smartEnough) return false;
  const watcher = findWatcher(table.state, figure);
  if (watcher === null) return false;
  if (findSight(findGround(table.state), watcher.at, figure.at).cover === 'none') return false;
  hide(table, figure.id, watcher.at);
  return true;
}

/** Nothing to shoot with, and more of them than of us. */
function isOutgunned(table: BattleTable, figure: FigureView): boolean {
  if (hasLoadedGun(figure) || figure.side === 'civilians') return false;
  const { state } = table;
  const enemies = listFightingEnemies(state, figure).filter(isStanding);
  return listStanding(state, figure.side).length < enemies.length;
}

/** Distance within which men run instead of creeping. */
const rushInches = 2;

/** [MOVE-1] Creeps up on a near enemy with a blade or a club if unseen, or else waits. */
export function sneakUp(table: BattleTable, figure: FigureView): boolean {
  if (!figure.isHidden || hasLoadedGun(figure) || figure.hostages.length > 0) return false;
  if (needsReload(table.state, figure)) return false;
  const reach = unseenInches + computeAllowance(figure, 'crept');
  const prey = findEnemyInReach(table.state, figure, reach);
  if (prey === null || !hasLoadedGun(prey)) return false;
  if (computeDistance(prey.at, figure.at) <= rushInches) return false;
  return moveToward(table, figure.id, prey.at, 'crept');
}

/** How near an enemy comes before a hidden man waits no more. */
const pounceInches = 8;

/** [MOVE-3] Returns true if a hidden man waits for the enemy, until one is near enough to fall upon. */
export function shouldLieInWait(battle: Battle, figure: FigureView, goal: Goal): boolean {
  if (!figure.isHidden || (goal.kind !== 'hold' && goal.kind !== 'fight')) return false;
  return goal.kind === 'hold' || findEnemyInReach(battle, figure, pounceInches) === null;
}
