import { requireFigure, isStanding, type Battle, type FigureId, type FigureView } from '../battle.ts';
import { listFightingEnemies } from '../battleIndex.ts';
import { isWaitingForHelp } from '../mustering/approach.ts';
import { countComing } from '../mustering/columns.ts';
import { findPremises } from '../table/layout.ts';
import type { ScenarioRules } from '../scenario.ts';
import type { Goal } from './goals.ts';

/**
 * [RK-2, CARD-5, GUTS-1] Finds a figure's goal: leave in panic, at the sirens or when his side gives up; stay at a
 * guard's post; or else his side's goal. A man whose errand is to get across keeps to it, because his way out is there.
 */
export function findGoal(battle: Battle, scenario: ScenarioRules, id: FigureId): Goal {
  const figure = requireFigure(battle, id);
  const { side, post, kind } = figure;
  if (figure.hasPanicked) return { kind: 'leave' };
  if (post !== null) return { kind: 'hold', building: post, at: findPremises(battle.layout) };
  if (side === 'civilians') return { kind: 'fight' };
  if (side === 'law') return { kind: battle.leaving.law ? 'leave' : 'fight' };
  const own = scenario.goalFor?.(battle, id) ?? scenario.goalOf(battle, side);
  if (own.kind === 'escape' || isDefenseless(battle, figure, own)) return own;
  // [SCN-3] The truck is the way out, too.
  if (battle.sirens && kind === 'gangster' && own.kind !== 'seize') return { kind: 'leave' };
  if (battle.leaving[side]) return { kind: 'leave' };
  const isToWait = side === 'attackers' && isWaitingForHelp(battle, countComing(battle, side));
  return isToWait ? { kind: 'stand', at: { x: figure.at.x, y: figure.at.y } } : own;
}

/** [SCN-2] Returns true if the senseless target has no guards: the attackers stay until he is dead. */
function isDefenseless(battle: Battle, figure: FigureView, goal: Goal): boolean {
  if (goal.kind !== 'kill') return false;
  const { posture } = requireFigure(battle, goal.target);
  const isSenseless = posture === 'out-cold' || posture === 'knocked-out';
  return isSenseless && !listFightingEnemies(battle, figure).some(isStanding);
}
