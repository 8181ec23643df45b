import { figureById, type Battle, type FigureId } from '../battle.ts';
import { premisesOf } from '../layout.ts';
import type { ScenarioRules } from '../scenario.ts';
import type { Goal } from './goals.ts';

/**
 * [RK-2, CARD-5] What a figure is after: away when the sirens sound or his side has had enough, at his
 * post if he is a guard, else what his side is here for.
 */
export function goalFor(battle: Battle, scenario: ScenarioRules, id: FigureId): Goal {
  const { side, post, kind } = figureById(battle, id);
  if (post !== null) return { kind: 'hold', building: post, at: premisesOf(battle.layout) };
  if (side === 'civilians') return { kind: 'fight' };
  if (battle.sirens && kind === 'gangster') return { kind: 'leave' };
  if (battle.leaving[side]) return { kind: 'leave' };
  return scenario.goalFor?.(battle, id) ?? scenario.goalOf(battle, side);
}
