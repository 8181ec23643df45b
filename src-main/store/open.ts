import type Database from 'better-sqlite3';
import { closeSync, openSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrations, type Migration } from '../../migrations/index.ts';
import { backUp, claimIfPossible, hasBackups } from './backups/backups.ts';
import { configure, connect, versionOf } from './file/connection.ts';
import { damaged, problemOf } from './file/damage.ts';
import { CampaignFileError } from './file/errors.ts';
import { schemaFinding } from './file/formats.ts';
import { lockCampaign, removeLock, unwritable } from './file/lock.ts';
import {
  hasMark,
  mayWrite,
  privateCopy,
  requireFile,
  requireOneName,
  type PrivateCopy,
} from './file/place.ts';
import { ReadableStore } from './readable.ts';
import { olderChainFinding } from './seals/olderChain.ts';
import { sealAllRows } from './seals/rowSeals.ts';
import { tallyAll } from './seals/tallies.ts';
import { applicationId } from './file/schema.ts';
import { WritableStore } from './writable.ts';

/** Makes an empty campaign file; refuses to touch a file that exists. */
export async function createStore(path: string): Promise<WritableStore> {
  if (!/[^/\\]\.racketeer$/i.test(path)) {
    throw new CampaignFileError(
      `“${path}” is no name for a campaign; let it end in .racketeer, like Paradise.racketeer.`,
    );
  }
  reserve(path);
  let unlock: (() => void) | null = null;
  let db: Database.Database | null = null;
  try {
    unlock = lockCampaign(path);
    db = connect(path);
    db.pragma(`application_id = ${applicationId}`);
    configure(db);
    await migrate(db, migrations);
    return new WritableStore(path, db, { unlock });
  } catch (cause) {
    db?.close();
    removeStore(path);
    unlock?.();
    throw problemOf(path, cause);
  }
}

/** Puts an empty file where nothing was, in one step, so that no two programs make the same one. */
function reserve(path: string): void {
  try {
    closeSync(openSync(path, 'wx'));
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === 'EEXIST') {
      throw new CampaignFileError(
        `${path} exists already; choose another name or delete it first.`,
        { cause },
      );
    }
    if (code === 'ENOENT') {
      throw new CampaignFileError(
        `There is no folder ${dirname(path)}; make it first, or choose another place.`,
        { cause },
      );
    }
    if (code === 'ENOSPC' || code === 'EDQUOT') throw problemOf(path, cause);
    throw unwritable(path, cause);
  }
}

/** Deletes a campaign file that is closed, with SQLite's own files beside it. */
export function removeStore(path: string): void {
  removeLock(path);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
}

/**
 * Opens a campaign for this program alone, after checking it and bringing it up to date. One that cannot be written
 * is opened for reading: every write is refused.
 */
export async function openWritable(
  path: string,
  now: Date,
  known: readonly Migration[] = migrations,
): Promise<WritableStore> {
  requireFile(path);
  requireMark(path);
  if (!mayWrite(path)) return openForReading(path, known);
  requireOneName(path);
  const unlock = lockCampaign(path);
  let db: Database.Database | null = null;
  try {
    db = connect(path, { fileMustExist: true });
    requireSound(path, db, known);
    configure(db);
    if (versionOf(db) < known.length) await upgrade(path, db, known, now);
    const store = new WritableStore(path, db, { unlock });
    store.requireSealedRows();
    claimIfPossible(path, store.campaign().file_id);
    return store;
  } catch (cause) {
    db?.close();
    unlock();
    throw problemOf(path, cause);
  }
}

function openForReading(path: string, known: readonly Migration[]): WritableStore {
  const { db, remove } = snapshotOf(path, known);
  const store = new WritableStore(path, db, { unlock: remove, isReadOnly: true });
  try {
    store.requireSealedRows();
    return store;
  } catch (cause) {
    store.close();
    throw problemOf(path, cause);
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
  const { db, remove } = snapshotOf(path, known, check);
  return new ReadableStore(path, db, remove);
}

type Opened = { db: Database.Database; remove: () => void };

function snapshotOf(
  path: string,
  known: readonly Migration[],
  check: 'whole' | 'quick' = 'whole',
): Opened {
  // Only a connection that may write tidies SQLite's companions away when it is the last to close.
  const copy: PrivateCopy = mayWrite(path) ? { path, remove: () => undefined } : privateCopy(path);
  let db: Database.Database | null = null;
  try {
    db = connect(copy.path, { fileMustExist: true });
    db.pragma('query_only = ON');
    db.exec('BEGIN');
    requireSound(path, db, known, check);
    if (versionOf(db) < known.length) {
      throw new CampaignFileError(
        `${basename(path)} is from an older Racketeer; open it in the app once, where it can be written, to bring it up to date.`,
      );
    }
    return { db, remove: copy.remove };
  } catch (cause) {
    db?.close();
    copy.remove();
    throw problemOf(path, cause);
  }
}

/** Refuses a backup that is not whole; one of an older format may be. */
export function requireWholeBackup(path: string): string {
  requireFile(path);
  requireMark(path);
  const db = connect(path, { fileMustExist: true });
  try {
    db.pragma('query_only = ON');
    requireSound(path, db, migrations);
    const store = new ReadableStore(path, db);
    if (versionOf(db) < migrations.length) {
      requireOlderChain(path, db);
    } else {
      store.requireSealedRows();
      store.journal.sealedEntries();
    }
    return store.campaign().file_id;
  } catch (cause) {
    throw problemOf(path, cause);
  } finally {
    db.close();
  }
}

/** The program's mark; where backups say that there was a campaign, its loss is damage. */
function requireMark(path: string): void {
  if (hasMark(path)) return;
  if (hasBackups(path)) throw damaged(path, 'it is no campaign any more');
  throw new CampaignFileError(
    `${basename(path)} is not a Racketeer campaign; pick a .racketeer file.`,
  );
}

/** Version, schema and SQLite's own check, before anything of the file is used or written. */
function requireSound(
  path: string,
  db: Database.Database,
  known: readonly Migration[],
  check: 'whole' | 'quick' = 'whole',
): void {
  const version = versionOf(db);
  if (version > known.length) {
    throw new CampaignFileError(
      `${basename(path)} was written by a newer Racketeer (format ${version}, this one reads up to ${known.length}); update the program to open it.`,
    );
  }
  if (version < 1) throw damaged(path, `it says that its format is ${version}`);
  const foreign = schemaFinding(db, version);
  if (foreign !== null) throw damaged(path, foreign);
  if (check === 'quick') return;
  const [finding] = new ReadableStore(path, db).integrityFindings();
  if (finding !== undefined) throw damaged(path, finding);
}

/** Keeps a copy of an older file and brings it up to date: afterwards it is of the old format or of the new one. */
async function upgrade(
  path: string,
  db: Database.Database,
  known: readonly Migration[],
  now: Date,
): Promise<void> {
  const older = new ReadableStore(path, db);
  if (versionOf(db) >= firstSealedFormat) older.requireSealedRows();
  requireOlderChain(path, db);
  await backUp(older, db, { kind: 'upgrade', label: 'before an upgrade' }, now);
  await migrate(db, known);
}

/** Refuses an older file whose journal was altered: what is brought up to date must be what was written. */
function requireOlderChain(path: string, db: Database.Database): void {
  const finding = olderChainFinding(db, versionOf(db));
  if (finding !== null) throw damaged(path, finding);
}

/** The format whose rows have hashes of their own. */
const firstSealedFormat = 9;

/** Runs the migrations the file has not had and seals its rows, in one transaction. */
async function migrate(db: Database.Database, known: readonly Migration[]): Promise<void> {
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  await kysely.transaction().execute(async (transaction) => {
    for (const migration of known.slice(versionOf(db))) await migration.up(transaction);
    await sql.raw(`PRAGMA user_version = ${known.length}`).execute(transaction);
    sealAllRows(db);
    tallyAll(db);
  });
}
