import {
  requireFigure,
  isInFight,
  type Battle,
  type FigureId,
  type FigureView,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFighters } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { bailOut } from '#main/games/paradise/rules/skirmish/rules/driving/carHits.ts';
import { requireCar, unload } from '#main/games/paradise/rules/skirmish/table/cars.ts';
import { canSlap, getAGrip } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { reload, shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import type { Goal, GoalOf } from '../goals.ts';
import { recover } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { canSteady, trySlapFriend } from '../fighting/shakes.ts';
import { findBestShot } from '../fighting/aim.ts';
import { needsReload, needsDrum } from '#main/games/paradise/rules/skirmish/rules/shooting/ammunition.ts';

/** Least expected hits of a shot from a car, and from a moving one before a fight on foot. */
const worthwhileFromCar = 0.15;
const fairFromCar = 0.3;

/** [GATS-6] Returns the least worth of a shot. A man who is driven to a fight keeps his gun loaded for it. */
function findLeastWorth(battle: Battle, figure: FigureView, goal: Goal): number {
  const speed = battle.cars[figure.carId ?? '']?.speed ?? 'stopped';
  const fightsOnFoot = goal.kind === 'take' || goal.kind === 'rob' || goal.kind === 'kill';
  return fightsOnFoot && speed !== 'stopped' ? fairFromCar : worthwhileFromCar;
}

/** [CARD-2a] Returns true if a man aboard must recover before he can drive, shoot or get out. */
export function isBusy(battle: Battle, figure: FigureView): boolean {
  const isShaken = figure.isNervous && !figure.hasPanicked;
  return needsAction(figure) || (isShaken && canSteady(battle, figure));
}

/** [HIT-1] Returns true if an action of his would bring him nearer to his feet. */
export function needsAction(figure: FigureView): boolean {
  return figure.recovery > 0 || (figure.posture === 'down' && figure.lame !== 'lies');
}

/**
 * [CARD-2a, HIT-1, GUTS-2] Recovers, or waits for a friend aboard to slap him, or alone gets a grip. Returns false if
 * he needs none of these, or none would help.
 */
export function recoverAboard(table: BattleTable, id: FigureId): boolean {
  const figure = requireFigure(table.state, id);
  if (!isBusy(table.state, figure)) return false;
  if (needsAction(figure)) recover(table, figure);
  else if (!listFighters(table.state, figure.side).some((one) => canSlap(one, figure))) getAGrip(table, id);
  return true;
}

/** [CARD-2a, CAR-7, GATS-6] Plays a passenger's action: on himself, a shot or his gun. */
export function playPassenger(table: BattleTable, id: FigureId, goalOf: GoalOf): void {
  const figure = requireFigure(table.state, id);
  if (!isInFight(figure) || figure.carId === null || bailOut(table, id)) return;
  if (recoverAboard(table, id)) return;
  if (figure.hasPanicked) {
    jumpOut(table, figure, goalOf);
    return;
  }
  if (trySlapFriend(table, figure)) return;
  if (needsDrum(table.state, figure)) {
    reload(table, id);
    return;
  }
  const goal = goalOf(id);
  const least = findLeastWorth(table.state, figure, goal);
  const chance = findBestShot(table.state, figure, goal.kind === 'kill' ? goal.target : null, least);
  if (chance !== null) {
    shoot(table, id, chance.target.id, chance.shot);
  } else if (needsReload(table.state, figure)) reload(table, id);
}

/** [GUTS-1, CARD-6] Makes a man on the run leave a standing car, unless it is his way out. */
function jumpOut(table: BattleTable, figure: FigureView, goalOf: GoalOf): void {
  const car = requireCar(table, figure.carId ?? '');
  const { driver, isWrecked, speed } = car;
  const isGoing = !isWrecked && driver !== null && goalOf(driver).kind === 'leave';
  if (speed === 'stopped' && !isGoing && figure.lame !== 'lies') unload(table, car, [figure.id]);
}
