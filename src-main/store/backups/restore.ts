import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { CampaignFileError, explainDiskRefusal } from '../file/errors.ts';
import { lockCampaign } from '../file/lock.ts';
import { requireWholeBackup } from '../open.ts';
import { findFreeName, resolveRealPath, syncFolder, formatTimeStamp } from '../file/place.ts';
import { logSuffixes } from '../file/snapshot.ts';

/** A copy of a backup beside the campaign whose place it may take. */
export type Incoming = { fileId: string; putInPlace(): void; discard(): void };

/**
 * Copies a checked backup beside a campaign, onto the disk itself, before anything is touched: later
 * the disk can no longer be full, nor the backup pruned.
 */
export function prepareBackup(campaignPath: string, backupPath: string): Incoming {
  const path = resolveRealPath(campaignPath);
  const incoming = `${path}.incoming`;
  const discard = (): void => rmSync(incoming, { force: true });
  if (resolveRealPath(path) === resolveRealPath(backupPath)) {
    throw new CampaignFileError(`${basename(path)} cannot take its own place; pick a backup from its list.`);
  }
  try {
    const fileId = requireWholeBackup(backupPath);
    copyFileSync(backupPath, incoming);
    const file = openSync(incoming, 'r+');
    fsyncSync(file);
    closeSync(file);
    return { fileId, putInPlace: () => takePlace(path, incoming), discard };
  } catch (problem) {
    discard();
    throw explainDiskRefusal(path, problem);
  }
}

/** Gives the copy the name of the campaign, which nobody may have open. */
function takePlace(path: string, incoming: string): void {
  const unlock = lockCampaign(path);
  try {
    for (const suffix of [...logSuffixes, '-shm']) rmSync(`${path}${suffix}`, { force: true });
    renameSync(incoming, path);
    syncFolder(dirname(path));
  } catch (cause) {
    throw new CampaignFileError('The backup could not be put in place; nothing was changed.', { cause });
  } finally {
    unlock();
  }
}

/**
 * Moves a campaign nobody has open out of the way, with SQLite's own files; returns its new path, or null where
 * there was none.
 */
export function setAside(campaignPath: string, now: Date): string | null {
  const path = resolveRealPath(campaignPath);
  const unlock = lockCampaign(path);
  try {
    const keptAs = findFreeName(`${path}.damaged-${formatTimeStamp(now)}`);
    const wasThere = existsSync(path);
    for (const suffix of ['', ...logSuffixes, '-shm']) {
      if (existsSync(`${path}${suffix}`)) renameSync(`${path}${suffix}`, `${keptAs}${suffix}`);
    }
    return wasThere ? keptAs : null;
  } catch (cause) {
    throw new CampaignFileError(`${path} could not be set aside; nothing was changed.`, { cause });
  } finally {
    unlock();
  }
}
