import type { Table } from '#kernel/run.ts';
import type { BattleState, CardSide } from './battle.ts';
import type { Commander } from './command/commander.ts';
import type { BattleEvent } from './events.ts';

/** The kernel's table with a battle on it, and the leaders who replace the program's tactics. */
export type BattleTable = Table<BattleState, BattleEvent> & {
  readonly commanders?: Partial<Record<CardSide, Commander>>;
};
