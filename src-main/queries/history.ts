import type { ReadableStore } from '../store/readable.ts';

export type UndoStep = { seq: number; month: number; title: string };

/** What undo and redo would do, newest first; `seq` is a step's last entry. The founding is not listed. */
export function undoSteps(store: ReadableStore): { undo: UndoStep[]; redo: UndoStep | null } {
  const lastEntry = new Map(store.entries().map((entry) => [entry.step, entry.seq]));
  const undo = store
    .steps()
    .slice(1)
    .reverse()
    .map(({ step, month, title }) => ({ seq: lastEntry.get(step) ?? 0, month, title }));
  const [next] = store.undoneSteps();
  return {
    undo,
    redo: next === undefined ? null : { seq: 0, month: next.month, title: next.title },
  };
}
