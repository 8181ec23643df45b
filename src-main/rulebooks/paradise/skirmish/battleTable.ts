import type { Table } from '#kernel/run.ts';
import type { BattleState } from './battle.ts';
import type { BattleEvent } from './events.ts';

/** The kernel's table with a battle on it. */
export type BattleTable = Table<BattleState, BattleEvent>;
