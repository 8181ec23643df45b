import type Database from 'better-sqlite3';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrations, type Migration } from '#migrations/index.ts';
import { backUp } from './backups/backups.ts';
import { findBackedUp } from './backups/lookup.ts';
import { isBackupPath } from './backups/backupFolders.ts';
import { requireMark, requireOlderChain, requireSound, requireWhole } from './check.ts';
import { dropOwnDraft, requireFreeName } from './drafting.ts';
import { applySettings, connect, readFileVersion } from './file/connection.ts';
import { describeFileProblem } from './file/damage.ts';
import { CampaignFileError, requireNoStray } from './file/errors.ts';
import { lockCampaign, removeLock } from './file/lock.ts';
import { mayWrite, resolveRealPath, requireFile, requireOneName } from './file/place.ts';
import { openAlone, openWithLogs, type FileSnapshot } from './file/snapshot.ts';
import { settleIdentity, type Identity } from './identity.ts';
import { describeForeignLog, judgeLogs, setLogsAside } from './leftoverLog.ts';
import { ReadableStore } from './readable.ts';
import { sealAllRows } from './seals/rowSeals.ts';
import { countAllTables } from './seals/tallies.ts';
import { applicationId } from './file/schema.ts';
import { WritableStore } from './writable.ts';

/** Makes an empty campaign file; refuses to touch a file that exists. Nothing is left of one that fails. */
export async function createStore(path: string): Promise<WritableStore> {
  requireFreeName(path);
  let unlock: (() => void) | null = null;
  let db: Database.Database | null = null;
  try {
    unlock = lockCampaign(path);
    db = connect(path);
    db.pragma(`application_id = ${applicationId}`);
    applySettings(db);
    await migrate(db, migrations);
    return new WritableStore(path, db, { unlock });
  } catch (cause) {
    const told = describeFileProblem(path, cause);
    db?.close();
    removeStore(path);
    unlock?.();
    throw told;
  }
}

/** Deletes a closed campaign file, with SQLite's own files beside it. */
export function removeStore(path: string): void {
  removeLock(path);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
}

export type OpenOptions = {
  known?: readonly Migration[];
  /** The identity that the file is to have; left out, it keeps its own unless it is a copy. */
  identity?: Identity;
};

/**
 * Opens a campaign for this program alone, after checking it and bringing it up to date. A backup, and a file that
 * cannot be written, are opened for reading: every write is refused.
 */
export async function openWritable(
  path: string,
  now: Date,
  { known = migrations, identity }: OpenOptions = {},
): Promise<WritableStore> {
  requireFile(path);
  requireMark(path);
  if (isBackupPath(path)) return openBackup(path, known);
  if (!mayWrite(path)) return openForReading(path, known);
  dropOwnDraft(path);
  requireOneName(path);
  requireNoStray(path);
  const unlock = lockCampaign(path);
  let db: Database.Database | null = null;
  try {
    const notices = [leaveForeignLogs(path, known, now)];
    db = connect(resolveRealPath(path), { fileMustExist: true });
    requireSound(path, db, known);
    applySettings(db);
    if (readFileVersion(db) < known.length) await upgrade(path, db, known, now);
    const store = new WritableStore(path, db, { unlock });
    store.requireSealedRows();
    notices.push(settleIdentity(store, identity ?? null));
    store.checkpoint();
    store.notices.push(...notices.filter((notice) => notice !== null));
    return store;
  } catch (cause) {
    const told = describeFileProblem(path, cause);
    db?.close();
    unlock();
    throw told;
  }
}

/** Sets logs aside that do not belong to the file, before SQLite could write them into it; says so. */
function leaveForeignLogs(path: string, known: readonly Migration[], now: Date): string | null {
  const real = resolveRealPath(path);
  if (judgeLogs(real, known) !== 'foreign') return null;
  return describeForeignLog(path, setLogsAside(real, now));
}

/** Opens a backup to look at: it is held, so that it is not pruned meanwhile. */
async function openBackup(path: string, known: readonly Migration[]): Promise<WritableStore> {
  let unlock = (): void => undefined;
  try {
    unlock = lockCampaign(path);
  } catch {
    // Two may look at one backup, and a folder may be for reading only.
  }
  try {
    return await openForReading(path, known, { unlock, backupOf: findBackedUp(path) });
  } catch (cause) {
    unlock();
    throw cause;
  }
}

async function openForReading(
  path: string,
  known: readonly Migration[],
  backup: { unlock(): void; backupOf: string | null } | null = null,
): Promise<WritableStore> {
  const { db, remove, notice } = openSnapshot(path, known);
  try {
    requireSound(path, db, known);
    // Only the snapshot is brought up to date.
    if (readFileVersion(db) < known.length) {
      requireOlderChain(path, db);
      await migrate(db, known);
    }
    db.pragma('query_only = ON');
    const unlock = (): void => {
      remove();
      backup?.unlock();
    };
    const store = new WritableStore(path, db, { unlock, readOnly: backup ?? 'place' });
    store.requireSealedRows();
    if (notice !== null) store.notices.push(notice);
    return store;
  } catch (cause) {
    const told = describeFileProblem(path, cause);
    db.close();
    remove();
    throw told;
  }
}

/** Opens a campaign for reading beside the program that writes it: all of it as it was at one moment. */
export function openReadable(
  path: string,
  known: readonly Migration[] = migrations,
  check: 'whole' | 'quick' = 'whole',
): ReadableStore {
  requireFile(path);
  requireMark(path);
  const { db, remove, notice } = openSnapshot(path, known);
  try {
    db.pragma('query_only = ON');
    requireSound(path, db, known, check);
    if (readFileVersion(db) < known.length) {
      throw new CampaignFileError(
        `${basename(path)} is from an older Racketeer; open it once where it can be written, in the app or by “racketeer late FILE”, to bring it up to date.`,
      );
    }
    const store = new ReadableStore(path, db, remove);
    if (notice !== null) store.notices.push(notice);
    return store;
  } catch (cause) {
    const told = describeFileProblem(path, cause);
    db.close();
    remove();
    throw told;
  }
}

/** Opens a file's content at one moment, with the log beside it if that belongs to it. Writes nothing. */
function openSnapshot(path: string, known: readonly Migration[]): FileSnapshot & { notice: string | null } {
  const real = resolveRealPath(path);
  try {
    const verdict = judgeLogs(real, known);
    const snapshot = verdict === 'belongs' ? openWithLogs(real) : openAlone(real);
    const notice =
      verdict === 'foreign' ? `Beside ${basename(path)} lies a log that does not belong to it; it was left out.` : null;
    return { ...snapshot, notice };
  } catch (cause) {
    throw describeFileProblem(path, cause);
  }
}

/** Refuses a backup that is not whole; one of an older format may be. Returns its campaign's id. */
export function requireWholeBackup(path: string): string {
  requireFile(path);
  requireMark(path);
  const { db, remove } = openSnapshot(path, migrations);
  try {
    db.pragma('query_only = ON');
    return requireWhole(path, db).campaign().file_id;
  } catch (cause) {
    throw describeFileProblem(path, cause);
  } finally {
    db.close();
    remove();
  }
}

/** Keeps a copy of an older file and brings it up to date: afterwards it is of the old format or of the new one. */
async function upgrade(path: string, db: Database.Database, known: readonly Migration[], now: Date): Promise<void> {
  const older = new ReadableStore(path, db);
  if (readFileVersion(db) >= firstSealedFormat) older.requireSealedRows();
  requireOlderChain(path, db);
  await backUp(older, db, { kind: 'upgrade', label: 'before an upgrade' }, now);
  await migrate(db, known);
}

/** The format whose rows have hashes of their own. */
const firstSealedFormat = 9;

/** Runs the migrations the file has not had and seals its rows, in one transaction. */
async function migrate(db: Database.Database, known: readonly Migration[]): Promise<void> {
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const migration of known.slice(readFileVersion(db))) await migration.up(kysely);
    await sql.raw(`PRAGMA user_version = ${known.length}`).execute(kysely);
    sealAllRows(db);
    countAllTables(db);
    db.exec('COMMIT');
  } catch (problem) {
    // SQLite rolls back by itself where the disk is full; its problem is the one to tell.
    if (db.inTransaction) db.exec('ROLLBACK');
    throw problem;
  }
}
