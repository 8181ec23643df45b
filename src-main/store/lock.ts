import Database from 'better-sqlite3';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { CampaignFileError } from './errors.ts';

/** The folder beside a campaign that holds its backups and its lock: `NAME.backups`. */
export function companionFolder(path: string): string {
  return join(dirname(path), `${basename(path, extname(path))}.backups`);
}

/**
 * Holds a campaign for one program, by whatever name it was reached. The lock is SQLite's own on a
 * file beside the campaign, so the system drops it with the process that held it and none is ever
 * left behind.
 */
export function lockCampaign(path: string): () => void {
  const folder = companionFolder(existsSync(path) ? realpathSync.native(path) : path);
  let lock: Database.Database | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new Database(join(folder, 'lock'), { timeout: 0 });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    const held = lock;
    return () => held.close();
  } catch (cause) {
    lock?.close();
    throw isBusy(cause) ? openElsewhere(path, cause) : unwritable(path, cause);
  }
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

function unwritable(path: string, cause: unknown): CampaignFileError {
  return new CampaignFileError(
    `${dirname(path)} cannot hold a campaign; check that this folder can be written.`,
    { cause },
  );
}
