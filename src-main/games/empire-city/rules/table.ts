import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Table } from '#kernel/run.ts';
import type { EmpireEvent } from './events/events.ts';
import type { Task } from './records.ts';
import type { EmpireState } from './state.ts';

export type EmpireTable = Table<EmpireState, EmpireEvent>;

/** Unwinds to the start of the piece: the game is over, and its further steps are dropped. */
export class Over extends Error {}

/** Puts tasks before all others, the first one first. */
export function addTasks(table: EmpireTable, ...tasks: DeepReadonly<Task>[]): void {
  if (tasks.length > 0) table.emit({ type: 'tasks-added', tasks: structuredClone(tasks) as Task[] });
}

/** Takes the first task off the agenda, with its answers. */
export function finishTask(table: EmpireTable): void {
  table.emit({ type: 'task-done', task: table.state.agenda[0]?.do ?? '' });
}

/** Runs a piece of the rules; the end of the game cuts it short. */
export function runUntilOver(piece: () => void): void {
  try {
    piece();
  } catch (stopped) {
    if (!(stopped instanceof Over)) throw stopped;
  }
}
