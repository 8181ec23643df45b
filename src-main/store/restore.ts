import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { CampaignFileError } from './errors.ts';
import { openReadable } from './open.ts';

/**
 * Puts a backup in a closed campaign's place. The backup is checked first and copied beside the
 * campaign before it takes its name, so a failure leaves the campaign as it was.
 */
export function restoreBackup(path: string, backupPath: string): void {
  openReadable(backupPath).close();
  const incoming = `${path}.incoming`;
  try {
    copyFileSync(backupPath, incoming);
    for (const leftover of [`${path}-wal`, `${path}-shm`]) rmSync(leftover, { force: true });
    renameSync(incoming, path);
  } catch (cause) {
    throw new CampaignFileError('The backup could not be put in place; nothing was changed.', {
      cause,
    });
  }
}
