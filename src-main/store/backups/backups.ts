import type Database from 'better-sqlite3';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupRoot, claimPath, findBackupFolder } from './backupFolders.ts';
import { backupKinds, listBackupsIn, type BackupKind, type Kept } from './kept.ts';
import { connect, readFileVersion } from '../file/connection.ts';
import { BackupFailure, isFullDisk } from '../file/errors.ts';
import { isLocked } from '../file/lock.ts';
import { findObstacle } from '../file/obstacles.ts';
import { syncFolder, formatTimeStamp } from '../file/place.ts';
import { ReadableStore } from '../readable.ts';
import { endOfChain } from '../seals/chain.ts';
import { clearUnfinished, removeUnfinished, findUnfinishedPath } from './unfinished.ts';

/** The newest of each kind, of as many labels, of each day of a week, and of each month of a year. */
const newestKept = 5;
const daysKept = 7;
const monthsKept = 12;
/** Those of openings: each is of a state that the next one, or the next period, mostly has too. */
const openingsKept = 3;

/**
 * Copies a campaign with SQLite's own backup, checks the copy, and only then gives it its name; then the ones that
 * are not kept go. Labels are short and plain, e.g. `before March 1925`. Throws a BackupFailure where the backups'
 * folder does not take it.
 */
export async function backUp(
  store: ReadableStore,
  db: Pick<Database.Database, 'backup'>,
  { kind, label }: { kind: BackupKind; label: string },
  now: Date,
): Promise<string> {
  const { file_id: fileId, branched_from: from } = store.campaign();
  const folder = findBackupFolder(fileId);
  const unfinished = findUnfinishedPath(folder);
  try {
    mkdirSync(folder, { recursive: true });
    claimPath(store.path, fileId, from);
    clearUnfinished(folder);
    await db.backup(unfinished, { progress: createPatience() });
    const content = checkCopy(unfinished);
    const [newest] = listBackupsIn(folder).filter((one) => one.kind === kind);
    // A second try at an upgrade that failed: the same campaign need not be kept twice.
    if (kind === 'upgrade' && newest !== undefined && describeContent(newest.path) === content) {
      removeUnfinished(unfinished);
      return newest.path;
    }
    const path = join(
      folder,
      `${computeNextNumber(folder)} ${formatTimeStamp(now)} ${kind} ${cleanLabel(label)}.racketeer`,
    );
    renameSync(unfinished, path);
    syncFolder(folder);
    prune(folder);
    return path;
  } catch (problem) {
    removeUnfinished(unfinished);
    throw describeBackupFailure(problem);
  }
}

/** Names the folder of the backups, which need not lie where the campaign does; other problems come back as they were. */
function describeBackupFailure(problem: unknown): unknown {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const root = backupRoot();
  const obstacle = findObstacle(root, problem);
  if (obstacle !== null) {
    const { why, wayOn } = obstacle;
    return new BackupFailure(`No backup could be kept in ${root} because ${why}; ${wayOn}.`, { cause: problem });
  }
  if (isFullDisk(root, code)) {
    return new BackupFailure(
      `No backup could be kept because the disk of ${root} is full; make room there, or name another folder in RACKETEER_BACKUPS.`,
      { cause: problem },
    );
  }
  if (!/^(SQLITE_(IOERR|READONLY|CANTOPEN|PERM)|E[A-Z]+$)/.test(code)) return problem;
  return new BackupFailure(
    `No backup could be kept in ${root}; check that it is a folder that can be written, or name another one in RACKETEER_BACKUPS.`,
    { cause: problem },
  );
}

/** Steps without progress after which a backup is given up, because SQLite would try for ever. */
const mostIdleSteps = 2_000;
const pagesAStep = 4_096;

function createPatience(): (progress: Database.BackupMetadata) => number {
  let remaining = -1;
  let idle = 0;
  return ({ remainingPages }) => {
    idle = remainingPages === remaining ? idle + 1 : 0;
    remaining = remainingPages;
    if (idle > mostIdleSteps) {
      throw new BackupFailure('No backup could be kept because other programs keep the file busy; close them.');
    }
    return pagesAStep;
  };
}

/** Records a campaign's path, if the backups' folder can be written. */
export function claimIfPossible(path: string, fileId: string, from: string | null): void {
  try {
    claimPath(path, fileId, from);
  } catch {
    // Said with the first backup, which must not fail unseen.
  }
}

/** Checks that a copy is whole; returns its contents. */
function checkCopy(path: string): string {
  const copy = connect(path, { fileMustExist: true });
  try {
    // One file without SQLite's companions, so that it can be moved and mailed.
    copy.pragma('journal_mode = DELETE');
    const [finding] = new ReadableStore(path, copy).integrityFindings();
    if (finding !== undefined) {
      throw new BackupFailure(
        `No backup could be kept because its copy came out damaged (${finding}); check the disk of ${backupRoot()}.`,
      );
    }
  } finally {
    copy.close();
  }
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
  return describeContent(path);
}

/** Describes a campaign's content, to tell it from another: its format and the journal's last hash. */
function describeContent(path: string): string {
  const db = connect(path, { fileMustExist: true });
  try {
    return `${readFileVersion(db)} ${endOfChain(db).hash}`;
  } finally {
    db.close();
  }
}

function cleanLabel(label: string): string {
  return label.replace(/[^\p{L}\p{N} ,-]/gu, '').slice(0, 60);
}

/** Returns the next number; backups are numbered in the order they were made, whatever the clock said. */
function computeNextNumber(folder: string): string {
  const [newest] = listBackupsIn(folder);
  return String((newest?.number ?? 0) + 1).padStart(6, '0');
}

function prune(folder: string): void {
  const all = listBackupsIn(folder);
  const kept = new Set(
    backupKinds.flatMap((kind) => {
      const own = all.filter((b) => b.kind === kind);
      return kind === 'open' ? own.slice(0, openingsKept) : chooseKept(own);
    }),
  );
  for (const backup of all) {
    // It may be open elsewhere.
    if (!kept.has(backup) && !isLocked(backup.path)) rmSync(backup.path, { force: true });
  }
}

/** Out of one kind, newest first. */
function chooseKept(all: readonly Kept[]): Kept[] {
  return [
    ...all.slice(0, newestKept),
    // A turn with several reveals takes a backup before each, all of one label.
    ...listNewestOfEach(all, ({ label }) => label).slice(0, newestKept),
    ...listNewestOfEach(all, ({ day }) => day).slice(0, daysKept),
    ...listNewestOfEach(all, ({ day }) => day.slice(0, 6)).slice(0, monthsKept),
  ];
}

function listNewestOfEach(all: readonly Kept[], keyOf: (backup: Kept) => string): Kept[] {
  const first = new Map<string, Kept>();
  for (const backup of all) if (!first.has(keyOf(backup))) first.set(keyOf(backup), backup);
  return [...first.values()];
}
