import type { Table } from '#kernel/run.ts';
import type { GodfatherEvent } from './events.ts';
import type { GodfatherState } from './state.ts';

export type GodTable = Table<GodfatherState, GodfatherEvent>;

export { openEntry } from '#kernel/founding.ts';
