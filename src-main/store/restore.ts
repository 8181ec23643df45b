import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { CampaignFileError } from './errors.ts';
import { lockCampaign } from './lock.ts';
import { openReadable, requireSealed } from './open.ts';

/** Refuses a file that could not take a campaign's place. */
export function checkBackup(backupPath: string): void {
  const backup = openReadable(backupPath);
  try {
    requireSealed(backup);
  } finally {
    backup.close();
  }
}

/**
 * Puts a backup in a closed campaign's place. It is copied beside the campaign before it takes
 * its name, so a failure leaves the campaign as it was.
 */
export function restoreBackup(path: string, backupPath: string): void {
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

/** Moves a campaign nobody has open out of the way, with SQLite's own files; returns its new path. */
export function setAside(path: string, now: Date): string {
  const unlock = lockCampaign(path);
  try {
    const stamp = now.toISOString().replace(/[-:]/g, '').replace(/\..*/, '');
    const keptAs = `${path}.damaged-${stamp}`;
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${keptAs}${suffix}`);
    }
    return keptAs;
  } catch (cause) {
    throw new CampaignFileError(`${path} could not be set aside; nothing was changed.`, { cause });
  } finally {
    unlock();
  }
}
