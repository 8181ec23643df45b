import type { ScenarioName } from '#shared/games/paradise/battles.ts';
import type { Battle, BattleState, FigureId, Side, Speed } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import type { Goal } from './tactics/goals.ts';

/** [SCN] The rules that a scenario adds to those of the table. It has no state of its own. */
export interface ScenarioRules {
  goalOf(battle: Battle, side: Side): Goal;
  /** A figure's own goal where it differs from his side's. */
  goalFor?(battle: Battle, id: FigureId): Goal | null;
  /** The next thing a car should do. */
  carWish(battle: Battle, car: string): Speed | 'unload';
  /** At each new turn. */
  reinforce(table: BattleTable): void;
  /** After each card: emits `ended` when it is over. */
  check(table: BattleTable): void;
  /** Nothing more happens: who holds the field. */
  callOff(table: BattleTable): void;
  /** Returns true if a side fights to the last at any losses. */
  fightsOn(battle: Battle, side: Side): boolean;
}

/** A scenario ready to begin: its rules, and the table with figures and cars in place. */
export interface Scenario extends ScenarioRules {
  readonly name: ScenarioName;
  readonly start: BattleState;
}
