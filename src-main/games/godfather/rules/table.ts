import type { Table } from '#kernel/run.ts';
import type { GodfatherEvent } from './events/events.ts';
import type { GodfatherState } from './state.ts';

export type GodfatherTable = Table<GodfatherState, GodfatherEvent>;

export { openEntry } from '#kernel/founding.ts';
