import { BackupFailure } from '#store/file/errors.ts';
import type { BackupKind } from '#store/backups/kept.ts';
import type { Session } from '../session.ts';

/**
 * Keeps a backup under a label. Where the backups' folder does not take it play goes on, and the sentence to tell is
 * returned; null once it is kept.
 */
export async function keepBackup(
  { store }: Pick<Session, 'store'>,
  label: string,
  now: Date,
  kind: BackupKind = 'close',
): Promise<string | null> {
  try {
    await store.backUp(kind, label, now);
    return null;
  } catch (problem) {
    if (problem instanceof BackupFailure) return `${problem.message} Play goes on without it.`;
    throw problem;
  }
}
