import Database from 'better-sqlite3';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CampaignFileError, refusedByDisk } from './errors.ts';
import { companionFolder } from './lock.ts';
import { ReadableStore } from './readable.ts';

/** How many backups of a campaign are kept. */
const mostBackups = 24;

export type Backup = { path: string; label: string; writtenAt: string };

/**
 * Copies a campaign with SQLite's own backup, checks the copy, and only then gives it its name; the
 * oldest beyond the last 24 go. Labels are short and plain, e.g. `before March 1925`.
 */
export async function backUp(
  store: ReadableStore,
  db: Pick<Database.Database, 'backup'>,
  label: string,
  now: Date,
): Promise<string> {
  const folder = companionFolder(store.path);
  const unfinished = join(folder, 'unfinished');
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(unfinished, { force: true });
    await db.backup(unfinished);
    checkCopy(unfinished);
    const path = freeName(folder, stamp(now), label);
    renameSync(unfinished, path);
    prune(store.path);
    return path;
  } catch (problem) {
    rmSync(unfinished, { force: true });
    throw refusedByDisk(store.path, problem);
  }
}

/** Newest first. */
export function listBackups(campaignPath: string): Backup[] {
  const folder = companionFolder(campaignPath);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.racketeer'))
    .sort()
    .reverse()
    .map((name) => {
      const path = join(folder, name);
      const label = name.replace(/^\S+ (\d+ )?/, '').replace(/\.racketeer$/, '');
      return { path, label, writtenAt: statSync(path).mtime.toISOString() };
    });
}

function checkCopy(path: string): void {
  const copy = new Database(path, { fileMustExist: true });
  try {
    // One file without SQLite's companions, so that it can be moved and mailed.
    copy.pragma('journal_mode = DELETE');
    const [finding] = new ReadableStore(path, copy).integrityFindings();
    if (finding !== undefined) {
      throw new CampaignFileError(`The backup came out damaged (${finding}); nothing was changed.`);
    }
  } finally {
    copy.close();
  }
}

/** `20261120T083000` sorts by time; a number keeps apart backups of the same second. */
function stamp(now: Date): string {
  return now.toISOString().replace(/[-:]/g, '').replace(/\..*/, '');
}

/** Backups of one second are numbered in the order they were made. */
function freeName(folder: string, stamped: string, label: string): string {
  const numbers = readdirSync(folder)
    .filter((name) => name.startsWith(`${stamped} `))
    .map((name) => Number(name.split(' ')[1]));
  const number = String(Math.max(0, ...numbers) + 1).padStart(3, '0');
  return join(folder, `${stamped} ${number} ${label}.racketeer`);
}

function prune(campaignPath: string): void {
  for (const { path } of listBackups(campaignPath).slice(mostBackups)) {
    rmSync(path, { force: true });
  }
}
