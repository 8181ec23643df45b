import Database from 'better-sqlite3';
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CampaignFileError } from './errors.ts';
import { realPath } from './place.ts';

/** Where the lock of a campaign lies: beside it, by its whole name, whatever link led there. */
function lockFile(path: string): string {
  const real = realPath(path);
  return join(dirname(real), `.${basename(real)}.lock`);
}

/**
 * Holds a campaign for one program, by whatever name it was reached. The lock is SQLite's own on a
 * file beside the campaign, so the system drops it with the process that held it and none is ever
 * left behind.
 */
export function lockCampaign(path: string): () => void {
  let lock: Database.Database | null = null;
  try {
    lock = new Database(lockFile(path), { timeout: 0 });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    const held = lock;
    return () => held.close();
  } catch (cause) {
    lock?.close();
    throw isBusy(cause) ? openElsewhere(path, cause) : unwritable(path, cause);
  }
}

/** Takes the lock's file away with a campaign that never was. */
export function removeLock(path: string): void {
  rmSync(lockFile(path), { force: true });
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY';
}

function openElsewhere(path: string, cause: unknown): CampaignFileError {
  return new CampaignFileError(
    `${basename(path)} is open in another Racketeer; close it there first.`,
    { cause },
  );
}

/** A folder that takes no campaign. */
export function unwritable(path: string, cause: unknown): CampaignFileError {
  return new CampaignFileError(
    `${dirname(path)} cannot hold a campaign; check that this folder can be written.`,
    { cause },
  );
}
