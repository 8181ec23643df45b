import { requireFigure, isStanding, type Battle, type FigureId, type FigureView } from '../battle.ts';
import { listFightingEnemies } from '../battleIndex.ts';
import { findPremises } from '../table/layout.ts';
import type { ScenarioRules } from '../scenarios/scenario.ts';
import type { Goal } from './goals.ts';

/**
 * [RK-2, CARD-5, GUTS-1] Returns a figure's goal: away when he has panicked, when the sirens sound or his side has had enough, at his post if he is
 * a guard, else his side's goal. A man whose errand is to get across keeps to it whatever sounds: his way out lies
 * there.
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
  if (battle.sirens && kind === 'gangster') return { kind: 'leave' };
  if (battle.leaving[side]) return { kind: 'leave' };
  return own;
}

/** [SCN-2] The man they came for lies senseless and nobody stands by him: they do not leave before it is done. */
function isDefenseless(battle: Battle, figure: FigureView, goal: Goal): boolean {
  if (goal.kind !== 'kill') return false;
  const { posture } = requireFigure(battle, goal.target);
  const isSenseless = posture === 'out-cold' || posture === 'knocked-out';
  return isSenseless && !listFightingEnemies(battle, figure).some(isStanding);
}
