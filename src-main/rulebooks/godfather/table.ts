import type { Table } from '../../kernel/run.ts';
import type { GodfatherEvent } from './events.ts';
import type { GodfatherState } from './state.ts';

export type GodTable = Table<GodfatherState, GodfatherEvent>;

/** A new entry of the journal in which the rules act. */
export function openEntry(table: GodTable, title: string): void {
  table.entry({ title, author: { kind: 'rules' }, order: null, reason: null });
}
