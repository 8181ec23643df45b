import Database from 'better-sqlite3';
import { existsSync, lstatSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CampaignFileError, explainObstacle } from './errors.ts';
import { fileNumber, resolveRealPath } from './place.ts';

/** Finds a campaign's lock: beside it, by its whole name, through any link. */
function lockFile(path: string): string {
  const real = resolveRealPath(path);
  return join(dirname(real), `.${basename(real)}.lock`);
}

const mostTries = 5;

/**
 * Locks a campaign for one program, by any name of the file, until the returned function is called. The lock is
 * SQLite's own on a file beside the campaign, which is deleted with it; the system drops the lock of a program that was
 * ended, and the next one takes over its file.
 */
export function lockCampaign(path: string): () => void {
  for (let tries = 1; ; tries += 1) {
    const file = lockFile(path);
    const held = lockOnce(path, file);
    if (held !== null) return () => release(held, file);
    if (tries === mostTries) throw openElsewhere(path);
  }
}

/** Locks the present file; null if another program deleted it meanwhile, so that the lock has no effect. */
function lockOnce(path: string, file: string): Database.Database | null {
  let lock: Database.Database | null = null;
  try {
    lock = new Database(file, { timeout: 0 });
    const before = fileNumber(file);
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    if (before !== null && fileNumber(file) === before) return lock;
    lock.close();
    return null;
  } catch (cause) {
    // Checked before handles are closed, because they may be the ones over the limit.
    const told = isBusy(cause) ? openElsewhere(path, cause) : explainUnlocked(path, file, cause);
    lock?.close();
    throw told;
  }
}

function release(lock: Database.Database, file: string): void {
  // Where a file in use cannot be deleted, it is deleted once it is closed.
  removeFile(file);
  lock.close();
  if (process.platform === 'win32') removeFile(file);
}

function removeFile(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A folder that cannot be written keeps an empty file.
  }
}

/** Deletes the lock's file of a campaign that never was. */
export function removeLock(path: string): void {
  removeFile(lockFile(path));
}

/** True if a running program holds the campaign. */
export function isLocked(path: string): boolean {
  if (!existsSync(lockFile(path))) return false;
  try {
    lockCampaign(path)();
    return false;
  } catch {
    return true;
  }
}

function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY';
}

function openElsewhere(path: string, cause?: unknown): CampaignFileError {
  return new CampaignFileError(`${basename(path)} is open in another Racketeer; close it there first.`, { cause });
}

function explainUnlocked(path: string, file: string, cause: unknown): CampaignFileError {
  const there = lstatSync(file, { throwIfNoEntry: false });
  const isNoDatabase = cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_NOTADB';
  if (there?.isFile() === false || (there !== undefined && isNoDatabase)) {
    return new CampaignFileError(
      `${file} is no lock of ${basename(path)}, but lies in its place; delete it and try again.`,
      { cause },
    );
  }
  return describeUnwritable(path, cause);
}

/** A folder that takes no campaign. */
export function describeUnwritable(path: string, cause: unknown): CampaignFileError {
  const obstacle = explainObstacle(path, cause);
  if (obstacle !== null) return obstacle;
  return new CampaignFileError(`${dirname(path)} cannot hold a campaign; check that this folder can be written.`, {
    cause,
  });
}
