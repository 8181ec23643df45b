import { exclusively } from '../commands/session.ts';
import type { ApiContext } from './desk.ts';

/** Moves what SQLite's log may still hold into the open campaign's file, after the commands under way. */
export async function tidyOpen({ open }: Pick<ApiContext, 'open'>): Promise<void> {
  if (open === null || !open.store.isOpen || open.store.isReadOnly) return;
  await exclusively(open, () => open.store.checkpoint());
}
