import type { Battle, BattleState, Side, Speed } from './battle.ts';
import type { BattleTable } from './battleTable.ts';
import type { Goal } from './goals.ts';

/** [SCN] What a scenario adds to the rules of the table. */
export interface Scenario {
  readonly name: ScenarioName;
  /** The table as it is set up, figures and cars in place. */
  readonly start: BattleState;
  goalOf(battle: Battle, side: Side): Goal;
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

export const scenarioNames = [
  'smash-and-grab',
  'hit',
  'hijack',
  'meet',
  'raid',
  'show-of-strength',
  'showdown',
  'rumble',
  'mean-streets',
  'police-raid',
  'siege',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
