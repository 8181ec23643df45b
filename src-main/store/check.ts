import type Database from 'better-sqlite3';
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { migrations, type Migration } from '#migrations/index.ts';
import { isBackupPath } from './backups/backupFolders.ts';
import { hasBackups } from './backups/lookup.ts';
import { readFileVersion } from './file/connection.ts';
import { describeDamage } from './file/damage.ts';
import { CampaignFileError } from './file/errors.ts';
import { findForeignSchema } from './file/formats.ts';
import { hasMark } from './file/place.ts';
import { ReadableStore } from './readable.ts';
import { checkOlderChain } from './seals/olderChain.ts';

/**
 * Refuses a file without the program's mark. That is damage of a backup, and where there was a campaign: backups of it
 * are kept, or the file has a campaign's name and nothing in it.
 */
export function requireMark(path: string): void {
  if (hasMark(path)) return;
  if (isEmptied(path)) throw describeDamage(path, 'it is empty');
  if (hasBackups(path) || isBackupPath(path)) throw describeDamage(path, 'it is no campaign any more');
  throw new CampaignFileError(`${basename(path)} is not a Racketeer campaign; pick a .racketeer file.`);
}

function isEmptied(path: string): boolean {
  return /\.racketeer$/i.test(path) && statSync(path, { throwIfNoEntry: false })?.size === 0;
}

/** Refuses an unknown format, a foreign schema and, unless `check` is quick, whatever SQLite itself finds broken. */
export function requireSound(
  path: string,
  db: Database.Database,
  known: readonly Migration[],
  check: 'whole' | 'quick' = 'whole',
): void {
  const version = readFileVersion(db);
  if (version > known.length) {
    throw new CampaignFileError(
      `${basename(path)} was written by a newer Racketeer (format ${version}, this one reads up to ${known.length}); update the program to open it.`,
    );
  }
  if (version < 1) throw explainNeverBegun(path, `it says that its format is ${version}`);
  const foreign = findForeignSchema(db, version);
  if (foreign !== null) throw describeDamage(path, foreign);
  if (check === 'whole') {
    const [finding] = new ReadableStore(path, db).integrityFindings();
    if (finding !== undefined) throw describeDamage(path, finding);
  }
  if (isEmpty(db, 'campaign') && isEmpty(db, 'journal')) {
    throw explainNeverBegun(path, 'it has no campaign in it');
  }
}

function isEmpty(db: Database.Database, table: 'campaign' | 'journal'): boolean {
  return db.prepare(`SELECT NOT EXISTS (SELECT 1 FROM ${table})`).pluck().get() === 1;
}

/** Explains a stub that an earlier version left when it was ended while it made a campaign. */
function explainNeverBegun(path: string, finding: string): CampaignFileError {
  if (hasBackups(path) || isBackupPath(path)) return describeDamage(path, finding);
  return new CampaignFileError(
    `${basename(path)} was never begun: the program was ended while it was being made. Delete it and make it again.`,
  );
}

/** Refuses a file that is not whole: SQLite's own check, its rows' seals, and the chain of its journal. Older formats may be. */
export function requireWhole(
  path: string,
  db: Database.Database,
  known: readonly Migration[] = migrations,
): ReadableStore {
  requireSound(path, db, known);
  const store = new ReadableStore(path, db);
  if (readFileVersion(db) < known.length) {
    requireOlderChain(path, db);
  } else {
    store.requireSealedRows();
    store.journal.sealedEntries();
  }
  return store;
}

/** Refuses an older file with an altered journal: only an unchanged one may be upgraded. */
export function requireOlderChain(path: string, db: Database.Database): void {
  const finding = checkOlderChain(db, readFileVersion(db));
  if (finding !== null) throw describeDamage(path, finding);
}
