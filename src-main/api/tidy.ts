import { exclusively, type Session } from '../commands/session.ts';
import type { ApiContext } from './desk.ts';

/** A store that can put all that was written into the campaign's one file. */
type Tidied = Session['store'] & { checkpoint?(): void };

/** Makes the open campaign's file whole by itself, after the commands under way; does nothing without one. */
export async function tidyOpen({ open }: Pick<ApiContext, 'open'>): Promise<void> {
  if (open === null || !open.store.isOpen || open.store.isReadOnly) return;
  const store: Tidied = open.store;
  await exclusively(open, () => {
    store.checkpoint?.();
  });
}
