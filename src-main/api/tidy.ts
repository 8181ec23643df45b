import { runExclusively } from '../commands/session.ts';
import type { ApiContext } from './desk.ts';

/** Moves what SQLite's log may still hold into the open campaign's file, after the running commands. */
export async function checkpointOpen({ open }: Pick<ApiContext, 'open'>): Promise<void> {
  if (open === null || !open.store.isOpen || open.store.isReadOnly) return;
  await runExclusively(open, () => open.store.checkpoint());
}
