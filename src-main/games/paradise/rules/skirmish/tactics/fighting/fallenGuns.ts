import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import type { FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import { moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { findFallenGun, pickUpGun } from '#main/games/paradise/rules/skirmish/rules/shooting/pickingUp.ts';
import { hasLoadedGun, needsReload } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';
import { findEnemyInReach, findWatcher } from '#main/games/paradise/rules/skirmish/rules/foes.ts';

/** How near an enemy may be to a man who bends down. */
const dangerInches = 4;

/** Distance that a man goes for a gun. */
const fetchInches = 5;

/** [CARD-6] Takes a better gun off a fallen man at hand; a man with nothing to fire goes a few steps for one. */
export function takeFallenGun(table: BattleTable, figure: FigureView): boolean {
  if (figure.side === 'civilians' || figure.carId !== null) return false;
  if (findEnemyInReach(table.state, figure, dangerInches) !== null) return false;
  const atHand = findFallenGun(table.state, figure);
  if (atHand !== null) {
    pickUpGun(table, figure.id, atHand);
    return true;
  }
  if (hasLoadedGun(figure) || needsReload(table.state, figure)) return false;
  if (findWatcher(table.state, figure) !== null) return false;
  const near = findFallenGun(table.state, figure, fetchInches);
  return near !== null && moveToward(table, figure.id, near.owner.at, 'walked');
}
