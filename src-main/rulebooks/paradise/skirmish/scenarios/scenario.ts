import type { Battle, BattleState, FigureId, Side, Speed } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import type { Goal } from '../tactics/goals.ts';
import type { ScenarioName } from './scenarioNames.ts';

export { scenarioNames } from './scenarioNames.ts';
export type { ScenarioName };

/** [SCN] What a scenario adds to the rules of the table. It keeps nothing: all it knows is the battle. */
export interface ScenarioRules {
  goalOf(battle: Battle, side: Side): Goal;
  /** What one figure is after when it is not what his side is after. */
  goalFor?(battle: Battle, id: FigureId): Goal | null;
  /** What a car should do next. */
  carWish(battle: Battle, car: string): Speed | 'unload';
  /** At each new turn. */
  reinforce(table: BattleTable): void;
  /** After each card: emits `ended` when it is over. */
  check(table: BattleTable): void;
  /** Nothing more happens: who holds the field. */
  callOff(table: BattleTable): void;
  /** Whether a side fights to the last whatever its losses. */
  fightsOn(battle: Battle, side: Side): boolean;
}

/** A scenario ready to begin: its rules, and the table with figures and cars in place. */
export interface Scenario extends ScenarioRules {
  readonly name: ScenarioName;
  readonly start: BattleState;
}
