import type { Table } from '#kernel/run.ts';
import type { ParadiseEvent } from './events/schemas.ts';
import type { ParadiseState } from './state.ts';

/** The kernel's table with this game's state and events. */
export type ParadiseTable = Table<ParadiseState, ParadiseEvent>;
