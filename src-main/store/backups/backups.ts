import type Database from 'better-sqlite3';
import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { claimants, claimPath, folderOf, namesIn } from './backupFolders.ts';
import { connect, versionOf } from '../file/connection.ts';
import { CampaignFileError, refusedByDisk } from '../file/errors.ts';
import { hasMark, mayWrite, requireFile, syncFolder } from '../file/place.ts';
import { ReadableStore } from '../readable.ts';
import { endOfChain } from '../seals/endOfChain.ts';
import { clearUnfinished, unfinishedIn } from './unfinished.ts';

/** Why a backup was taken; each kind is pruned by itself. */
export const backupKinds = ['close', 'restore', 'upgrade'] as const;
export type BackupKind = (typeof backupKinds)[number];

export type Backup = { path: string; label: string; writtenAt: string };

type Kept = Backup & { kind: BackupKind; number: number; day: string };

/** The newest of each kind, of as many labels, of each day of a week, and of each month of a year. */
const newestKept = 5;
const daysKept = 7;
const monthsKept = 12;

/**
 * Copies a campaign with SQLite's own backup, checks the copy, and only then gives it its name; then the ones that
 * are not kept go. Labels are short and plain, e.g. `before March 1925`.
 */
export async function backUp(
  store: ReadableStore,
  db: Pick<Database.Database, 'backup'>,
  { kind, label }: { kind: BackupKind; label: string },
  now: Date,
): Promise<string> {
  const fileId = store.campaign().file_id;
  const folder = folderOf(fileId);
  const unfinished = unfinishedIn(folder);
  try {
    mkdirSync(folder, { recursive: true });
    claimPath(store.path, fileId);
    clearUnfinished(folder);
    await db.backup(unfinished, { progress: impatient() });
    const content = checkCopy(unfinished);
    const [newest] = backupsIn(folder).filter((one) => one.kind === kind);
    // A second try at an upgrade that failed: the same campaign need not be kept twice.
    if (kind === 'upgrade' && newest !== undefined && contentOf(newest.path) === content) {
      rmSync(unfinished, { force: true });
      return newest.path;
    }
    const path = join(
      folder,
      `${nextNumber(folder)} ${stamp(now)} ${kind} ${plain(label)}.racketeer`,
    );
    renameSync(unfinished, path);
    syncFolder(folder);
    prune(folder);
    return path;
  } catch (problem) {
    rmSync(unfinished, { force: true });
    throw refusedByDisk(store.path, problem);
  }
}

/** A backup that makes no headway for so many steps is given up: SQLite itself would try for ever. */
const mostIdleSteps = 2_000;
const pagesAStep = 4_096;

function impatient(): (progress: Database.BackupMetadata) => number {
  let remaining = -1;
  let idle = 0;
  return ({ remainingPages }) => {
    idle = remainingPages === remaining ? idle + 1 : 0;
    remaining = remainingPages;
    if (idle > mostIdleSteps) {
      throw new CampaignFileError(
        'The backup makes no headway, so nothing was changed; close other programs that use the file and try again.',
      );
    }
    return pagesAStep;
  };
}

/** Notes where a campaign lies, as far as the backups' folder can be written. */
export function claimIfPossible(path: string, fileId: string): void {
  try {
    claimPath(path, fileId);
  } catch {
    // Said with the first backup, which must not fail unseen.
  }
}

/** Newest first: those of the campaign that lies there, or lay there last where the file is lost or unreadable. */
export function listBackups(campaignPath: string): Backup[] {
  const own = fileIdIn(campaignPath);
  const ids = own !== null && namesIn(folderOf(own)).length > 0 ? [own] : claimants(campaignPath);
  const kept = ids.flatMap((id) => backupsIn(folderOf(id)));
  return [...kept, ...olderBackups(campaignPath, own === null ? ids : [own, ...ids])].map(
    ({ path, label, writtenAt }) => ({ path, label, writtenAt }),
  );
}

/** Whether anything is there to restore a lost campaign from. */
export function hasBackups(campaignPath: string): boolean {
  return claimants(campaignPath).some((id) => backupsIn(folderOf(id)).length > 0);
}

/** Newest first by their numbers: the clock may have been wrong. Whatever else lies there is left alone. */
function backupsIn(folder: string): Kept[] {
  return namesIn(folder)
    .flatMap((name): Kept[] => {
      const match = /^(\d{6,}) (\d{8})T(\d{6}) (close|restore|upgrade) (.*)\.racketeer$/.exec(name);
      const path = join(folder, name);
      if (match === null || !isPlainFile(path)) return [];
      const [, number = '', day = '', time = '', kind = '', label = ''] = match;
      const writtenAt = instant(`${day}${time}`);
      if (writtenAt === null) return [];
      return [{ path, label, writtenAt, day, kind: kind as BackupKind, number: Number(number) }];
    })
    .sort((a, b) => b.number - a.number);
}

/** `20261120083000` as an ISO time, or null. */
function instant(digits: string): string | null {
  const iso = digits.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6.000Z');
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}

function isPlainFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

/** Backups of former versions, which lie beside the campaign under its name; another campaign's are left out. */
function olderBackups(campaignPath: string, ids: readonly string[]): Backup[] {
  const folder = join(
    dirname(campaignPath),
    `${basename(campaignPath, extname(campaignPath))}.backups`,
  );
  return namesIn(folder)
    .filter((name) => name.endsWith('.racketeer') && isPlainFile(join(folder, name)))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
    .filter((path) => {
      const id = fileIdIn(path);
      return id !== null && (ids.length === 0 || ids.includes(id));
    })
    .map((path) => {
      const label = basename(path, '.racketeer').replace(/^\S+ (\d+ )?/, '');
      return { path, label, writtenAt: lstatSync(path).mtime.toISOString() };
    });
}

/** The id that a file says it has; null where it cannot be read. */
function fileIdIn(path: string): string | null {
  try {
    requireFile(path);
    if (!hasMark(path) || !mayWrite(path)) return null;
    const db = connect(path, { fileMustExist: true });
    try {
      db.pragma('query_only = ON');
      const sql = db
        .prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'campaign'")
        .pluck()
        .get();
      if (typeof sql !== 'string' || !sql.startsWith('CREATE TABLE campaign (')) return null;
      const id = db.prepare('SELECT file_id FROM campaign WHERE id = 1').pluck().get();
      return typeof id === 'string' ? id : null;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

/** Refuses a copy that is not whole; says what is in it. */
function checkCopy(path: string): string {
  const copy = connect(path, { fileMustExist: true });
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
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
  return contentOf(path);
}

/** What tells one content of a campaign from another: its format and the journal's last hash. */
function contentOf(path: string): string {
  const db = connect(path, { fileMustExist: true });
  try {
    return `${versionOf(db)} ${endOfChain(db).hash}`;
  } finally {
    db.close();
  }
}

/** `20261120T083000` */
function stamp(now: Date): string {
  return now.toISOString().replace(/[-:]/g, '').replace(/\..*/, '');
}

function plain(label: string): string {
  return label.replace(/[^\p{L}\p{N} ,-]/gu, '').slice(0, 60);
}

/** Backups are numbered in the order they were made, whatever the clock said. */
function nextNumber(folder: string): string {
  const [newest] = backupsIn(folder);
  return String((newest?.number ?? 0) + 1).padStart(6, '0');
}

function prune(folder: string): void {
  const all = backupsIn(folder);
  const kept = new Set(backupKinds.flatMap((kind) => keptOf(all.filter((b) => b.kind === kind))));
  for (const backup of all) if (!kept.has(backup)) rmSync(backup.path, { force: true });
}

/** Out of one kind, newest first. */
function keptOf(all: readonly Kept[]): Kept[] {
  return [
    ...all.slice(0, newestKept),
    // A turn with several reveals takes a backup before each, all of one label.
    ...newestOfEach(all, ({ label }) => label).slice(0, newestKept),
    ...newestOfEach(all, ({ day }) => day).slice(0, daysKept),
    ...newestOfEach(all, ({ day }) => day.slice(0, 6)).slice(0, monthsKept),
  ];
}

function newestOfEach(all: readonly Kept[], keyOf: (backup: Kept) => string): Kept[] {
  const first = new Map<string, Kept>();
  for (const backup of all) if (!first.has(keyOf(backup))) first.set(keyOf(backup), backup);
  return [...first.values()];
}
