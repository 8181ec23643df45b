import Database from 'better-sqlite3';
import { accessSync, constants, closeSync, existsSync, openSync, readSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrations, type Migration } from '../../migrations/index.ts';
import { backUp } from './backups.ts';
import { damaged } from './damage.ts';
import { CampaignFileError } from './errors.ts';
import { lockCampaign } from './lock.ts';
import { ReadableStore } from './readable.ts';
import { applicationId } from './schema.ts';
import { WritableStore } from './writable.ts';

/** Makes an empty campaign file; refuses to touch a file that exists. */
export async function createStore(path: string): Promise<WritableStore> {
  if (existsSync(path)) {
    throw new CampaignFileError(`${path} exists already; choose another name or delete it first.`);
  }
  const unlock = lockCampaign(path);
  let db: Database.Database | null = null;
  try {
    db = new Database(path);
    db.pragma(`application_id = ${applicationId}`);
    configure(db);
    await migrate(db, migrations);
    return new WritableStore(path, db, unlock);
  } catch (cause) {
    db?.close();
    unlock();
    if (cause instanceof CampaignFileError) throw cause;
    throw new CampaignFileError(
      `${path} could not be created; check that its folder exists and can be written.`,
      { cause },
    );
  }
}

/** Deletes a campaign file that is closed, with SQLite's own files beside it. */
export function removeStore(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
}

/** Opens a campaign for this program alone, after checking it and bringing it up to date. */
export async function openWritable(
  path: string,
  now: Date,
  known: readonly Migration[] = migrations,
): Promise<WritableStore> {
  requireMark(path);
  const unlock = lockCampaign(path);
  let db: Database.Database | null = null;
  try {
    db = openChecked(path, known, { readonly: false });
    configure(db);
    if (versionOf(db) < known.length) {
      await backUp(new ReadableStore(path, db), db, 'before an upgrade', now);
      await migrate(db, known);
    }
    const store = new WritableStore(path, db, unlock);
    requireSealed(store);
    return store;
  } catch (cause) {
    db?.close();
    unlock();
    throw cause;
  }
}

/** Opens a campaign for reading beside whoever writes it. */
export function openReadable(
  path: string,
  known: readonly Migration[] = migrations,
): ReadableStore {
  requireMark(path);
  // Only a connection that may write tidies SQLite's companions away when it is the last to close.
  const db = openChecked(path, known, { readonly: !mayTidyUp(path) });
  db.pragma('query_only = ON');
  if (versionOf(db) < known.length) {
    db.close();
    throw new CampaignFileError(
      `${basename(path)} is from an older Racketeer; open it in the app once to bring it up to date.`,
    );
  }
  return new ReadableStore(path, db);
}

function mayTidyUp(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program's mark in the file's header: a look that leaves nothing behind beside a stranger. */
function requireMark(path: string): void {
  if (!existsSync(path)) throw new CampaignFileError(`There is no file ${path}.`);
  const markAt = 68;
  const header = Buffer.alloc(markAt + 4);
  try {
    const file = openSync(path, 'r');
    readSync(file, header);
    closeSync(file);
  } catch (cause) {
    throw new CampaignFileError(`${path} cannot be read; check what it is and who may read it.`, {
      cause,
    });
  }
  if (header.readUInt32BE(markAt) !== applicationId) throw notACampaign(path);
}

function notACampaign(path: string, cause?: unknown): CampaignFileError {
  return new CampaignFileError(
    `${basename(path)} is not a Racketeer campaign; pick a .racketeer file.`,
    { cause },
  );
}

/** Version and SQLite's own check, before anything is written. */
function openChecked(
  path: string,
  known: readonly Migration[],
  options: { readonly: boolean },
): Database.Database {
  const name = basename(path);
  let db: Database.Database | null = null;
  try {
    db = new Database(path, { ...options, fileMustExist: true, timeout: 2_000 });
    const version = versionOf(db);
    if (version > known.length) {
      throw new CampaignFileError(
        `${name} was written by a newer Racketeer (format ${version}, this one reads up to ${known.length}); update the program to open it.`,
      );
    }
    const findings = new ReadableStore(path, db).integrityFindings();
    if (findings.length > 0) throw damaged(path, findings[0] ?? 'unreadable');
    return db;
  } catch (cause) {
    db?.close();
    if (cause instanceof CampaignFileError) throw cause;
    if (hasCode(cause, /^SQLITE_(CANTOPEN|READONLY)/)) {
      throw new CampaignFileError(
        `${name} cannot be opened where it lies; copy it to a folder that can be written.`,
        { cause },
      );
    }
    if (hasCode(cause, /^SQLITE_NOTADB$/)) throw notACampaign(path, cause);
    throw damaged(path, cause instanceof Error ? cause.message : 'unreadable', cause);
  }
}

function hasCode(cause: unknown, code: RegExp): boolean {
  return cause instanceof Error && 'code' in cause && code.test(String(cause.code));
}

/** Refuses an altered journal: SQLite's check misses most single bit flips, the chain does not. */
export function requireSealed(store: ReadableStore): void {
  const [finding] = store.chainFindings();
  if (finding !== undefined) throw damaged(store.path, finding);
}

/** A reopened WAL file falls back to synchronous NORMAL, so it is set and checked every time. */
function configure(db: Database.Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const synchronous = db.pragma('synchronous', { simple: true });
  if (synchronous !== 2) throw new Error('SQLite would not keep synchronous at FULL.');
}

function versionOf(db: Database.Database): number {
  return db.pragma('user_version', { simple: true }) as number;
}

/** Runs the migrations the file has not had, each in a transaction with its new version. */
async function migrate(db: Database.Database, known: readonly Migration[]): Promise<void> {
  const kysely = new Kysely<unknown>({ dialect: new SqliteDialect({ database: db }) });
  for (let version = versionOf(db); version < known.length; version += 1) {
    const migration = known[version];
    await kysely.transaction().execute(async (transaction) => {
      await migration?.up(transaction);
      await sql.raw(`PRAGMA user_version = ${version + 1}`).execute(transaction);
    });
  }
}
