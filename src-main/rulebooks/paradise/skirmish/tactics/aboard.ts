import { figureById, isInFight, type Battle, type FigureId, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { getAGrip } from '../nerve.ts';
import { reload, shoot } from '../shooting.ts';
import type { Goal, GoalOf } from './goals.ts';
import { recover } from './ownNeeds.ts';
import { bestShot, needsReload, wantsDrum } from './targets.ts';

/** Expected hits below which nobody wastes lead from a car, and from a moving one before a fight on foot. */
const worthwhileFromCar = 0.15;
const fairFromCar = 0.3;

/** [GATS-6] Who is driven to a fight keeps his gun loaded for it. */
function leastWorth(battle: Battle, figure: FigureView, goal: Goal): number {
  const speed = battle.cars[figure.carId ?? '']?.speed ?? 'stopped';
  const fightsOnFoot = goal.kind === 'take' || goal.kind === 'rob' || goal.kind === 'kill';
  return fightsOnFoot && speed !== 'stopped' ? fairFromCar : worthwhileFromCar;
}

/** [CARD-2a] Whether a man aboard must see to himself before he can drive, shoot or get out. */
export function isBusy(figure: FigureView): boolean {
  return figure.posture === 'down' || figure.recovery > 0 || figure.isNervous;
}

/** [CARD-2a, HIT-1, GUTS-2] Gathers himself or gets a grip; false when he need not. */
export function seeToHimself(table: BattleTable, id: FigureId): boolean {
  const figure = figureById(table.state, id);
  const isDown = figure.posture === 'down' && figure.lame !== 'lies';
  if (figure.recovery > 0 || isDown) recover(table, figure);
  else if (figure.isNervous) getAGrip(table, id);
  else return false;
  return true;
}

/** [CARD-2a, CAR-7, GATS-6] What a man who does not drive does with his action: himself, a shot, his gun. */
export function actAboard(table: BattleTable, id: FigureId, goalOf: GoalOf): void {
  const figure = figureById(table.state, id);
  if (!isInFight(figure) || figure.carId === null) return;
  if (seeToHimself(table, id)) return;
  if (wantsDrum(table.state, figure)) {
    reload(table, id);
    return;
  }
  const goal = goalOf(id);
  const chance = bestShot(table.state, figure, goal.kind === 'kill' ? goal.target : null);
  if (chance !== null && chance.worth >= leastWorth(table.state, figure, goal)) {
    shoot(table, id, chance.target.id, chance.shot);
  } else if (needsReload(table.state, figure)) reload(table, id);
}
