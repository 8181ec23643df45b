import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { CampaignFileError } from './errors.ts';

/** The folder beside a campaign that holds its backups and its lock: `NAME.backups`. */
export function companionFolder(path: string): string {
  return join(dirname(path), `${basename(path, extname(path))}.backups`);
}

/**
 * Holds a campaign for one program. The lock is SQLite's own on a file beside the campaign, so the
 * system drops it with the process that held it and none is ever left behind.
 */
export function lockCampaign(path: string): () => void {
  const folder = companionFolder(path);
  mkdirSync(folder, { recursive: true });
  const lock = new Database(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new CampaignFileError(
      `${basename(path)} is open in another Racketeer; close it there first.`,
      { cause },
    );
  }
  return () => lock.close();
}
