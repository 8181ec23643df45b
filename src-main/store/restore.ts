import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { CampaignFileError, refusedByDisk } from './errors.ts';
import { lockCampaign } from './lock.ts';
import { openReadable, requireSealed } from './open.ts';

/** Refuses a file that is not a whole campaign. */
export function checkWhole(path: string): void {
  const store = openReadable(path);
  try {
    requireSealed(store);
  } finally {
    store.close();
  }
}

/** A copy of a backup beside the campaign whose place it may take. */
export type Incoming = { putInPlace(): void; discard(): void };

/**
 * Copies a checked backup beside a campaign, onto the disk itself, before anything is touched: later
 * the disk can no longer be full, nor the backup pruned.
 */
export function stageBackup(path: string, backupPath: string): Incoming {
  const incoming = `${path}.incoming`;
  const discard = (): void => rmSync(incoming, { force: true });
  try {
    checkWhole(backupPath);
    copyFileSync(backupPath, incoming);
    const file = openSync(incoming, 'r+');
    fsyncSync(file);
    closeSync(file);
  } catch (problem) {
    discard();
    throw refusedByDisk(path, problem);
  }
  return { putInPlace: () => takePlace(path, incoming), discard };
}

/** Gives the copy the name of the campaign, which nobody may have open. */
function takePlace(path: string, incoming: string): void {
  const unlock = lockCampaign(path);
  try {
    for (const leftover of [`${path}-wal`, `${path}-shm`]) rmSync(leftover, { force: true });
    renameSync(incoming, path);
  } catch (cause) {
    throw new CampaignFileError('The backup could not be put in place; nothing was changed.', {
      cause,
    });
  } finally {
    unlock();
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
