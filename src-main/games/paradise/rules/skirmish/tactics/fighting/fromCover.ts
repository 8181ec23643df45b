import type { Battle, FigureView } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { findFiringCover } from '#main/games/paradise/rules/skirmish/table/coverSpots.ts';
import { hasRoom } from '#main/games/paradise/rules/skirmish/table/elbowRoom.ts';
import type { Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { findBuildingAt } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { computeAllowance, moveToward } from '#main/games/paradise/rules/skirmish/rules/movement.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { isSingleAction } from './fighting.ts';
import { scoreBestShot, worthwhile, type ShotChance } from './aim.ts';
import { findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { findWatcher } from '#main/games/paradise/rules/skirmish/rules/foes.ts';
import { hasLoadedGun } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';

/** A second shot that promises so much is worth more than cover. */
const tooGoodToLeave = 1.2;

/**
 * [GATS-3] Finds cover within a move for a man watched in the open, from which he has a shot, or null. He stays in his
 * house.
 */
export function findCoverWithinMove(battle: Battle, figure: FigureView): Point | null {
  if (!hasLoadedGun(figure) || figure.hostages.length > 0 || figure.lame === 'lies') return null;
  const watcher = findWatcher(battle, figure);
  if (watcher === null) return null;
  const layout = findGround(battle);
  if (findSight(layout, watcher.at, figure.at).cover !== 'none') return null;
  const house = findBuildingAt(layout, figure.at)?.id;
  const spot = findFiringCover(layout, figure.at, watcher.at, {
    withinInches: computeAllowance(figure, 'walked'),
    isFree: (at) => findBuildingAt(layout, at)?.id === house && hasRoom(battle, figure, at),
  });
  if (spot === null) return null;
  return scoreBestShot(battle, { ...figure, at: spot, gait: 'stood', aimsAt: null }, worthwhile) > 0 ? spot : null;
}

/**
 * [GATS-3] Moves a man in the open into cover with the second of his two actions, unless his next shot is too good. The
 * first was a shot at his full GATS.
 */
export function stepIntoCover(
  table: BattleTable,
  figure: FigureView,
  left: number,
  chance: ShotChance | null,
): boolean {
  if (left !== 1 || isSingleAction(table.state) || (chance?.worth ?? 0) >= tooGoodToLeave) return false;
  const spot = findCoverWithinMove(table.state, figure);
  return spot !== null && moveToward(table, figure.id, spot, 'walked');
}
