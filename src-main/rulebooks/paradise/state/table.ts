import type { Table } from '#kernel/run.ts';
import type { ParadiseEvent } from './events/index.ts';
import type { ParadiseState } from './index.ts';

/** The kernel's table with this game's state and events. */
export type ParadiseTable = Table<ParadiseState, ParadiseEvent>;
