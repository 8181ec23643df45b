import type Database from 'better-sqlite3';
import { lstatSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { listClaimants, findClaim, findBackupFolder, listClaims, listNames } from './backupFolders.ts';
import { hasMark, fileExists, isSameFile, requireFile } from '../file/place.ts';
import { openAlone } from '../file/snapshot.ts';
import { listStepHashes } from '../seals/chain.ts';
import { listBackupsIn, isPlainFile, type Backup, type Kept } from './kept.ts';

/**
 * Finds the original of a copy: the file at this ID's last path, even a damaged one. Null if the campaign was moved, or
 * has no other path.
 */
export function findOriginal(path: string, fileId: string): string | null {
  const known = findClaim(fileId)?.path ?? '';
  if (known === '' || !fileExists(known) || isSameFile(known, path)) return null;
  const there = findFileId(known);
  return there === null || there === fileId ? known : null;
}

/** Finds the identity of the present or last campaign at a path; null if unknown. */
export function findIdentity(path: string): { fileId: string; branchedFrom: string | null } | null {
  const fileId = findFileId(path) ?? listClaimants(path)[0];
  if (fileId === undefined) return null;
  return { fileId, branchedFrom: findClaim(fileId)?.from ?? null };
}

/** Finds the campaign whose backup a file is: where it was last seen; null where that is not known. */
export function findBackedUp(backupPath: string): string | null {
  const fileId = findFileId(backupPath);
  const known = fileId === null ? '' : (findClaim(fileId)?.path ?? '');
  return known === '' ? null : known;
}

/**
 * Lists backups, newest first: those of the present campaign at a path, or of the last one if the file is lost or
 * unreadable. An open campaign gives its ID, which is read from the file otherwise.
 */
export function listBackups(campaignPath: string, fileId?: string): Backup[] {
  return listKept(campaignPath, fileId).map(({ path, label, writtenAt }) => ({ path, label, writtenAt }));
}

/** A listed backup: of the present play, or of a dropped one. */
type ListedBackup = Backup & { isDropped: boolean };

/**
 * Lists the backups with their lines of play. A play is dropped once another one has replaced it: its journal and the
 * campaign's differ. A lost campaign is represented by its newest backup that no restore made.
 */
export function listBackupsByLine(campaignPath: string): ListedBackup[] {
  const kept = listKept(campaignPath);
  const own = listHashes(campaignPath);
  const newest = kept.find(({ kind }) => kind !== 'restore') ?? kept[0];
  const line = own.length > 0 || newest === undefined ? own : listHashes(newest.path);
  const hashes = new Set(line);
  const end = line.at(-1) ?? '';
  return kept.map(({ path, label, writtenAt }) => {
    const theirs = hashes.size === 0 ? [] : listHashes(path);
    const isOfLine = theirs.length === 0 || hashes.has(theirs.at(-1) ?? '') || theirs.includes(end);
    return { path, label, writtenAt, isDropped: !isOfLine };
  });
}

/** Describes a backup in words, such as “before March 1925 closed (of a play that was dropped)”. */
export function describeLabel({ label, isDropped }: ListedBackup): string {
  return isDropped ? `${label} (of a play that was dropped)` : label;
}

type Listed = Backup & { kind: Kept['kind'] | null };

function listKept(campaignPath: string, own = findFileId(campaignPath)): Listed[] {
  const ids = own !== null && listNames(findBackupFolder(own)).length > 0 ? [own] : listClaimants(campaignPath);
  const kept = ids.flatMap((id) => listBackupsIn(findBackupFolder(id)));
  return [
    ...kept,
    ...(own === null ? [] : listShared(campaignPath, own)),
    ...listOlderBackups(campaignPath, own === null ? ids : [own, ...ids]),
  ];
}

/** Lists the backups of the original that a copy's or a branch's own journal began with. */
function listShared(campaignPath: string, fileId: string): Kept[] {
  const kept = listAncestors(fileId).flatMap((id) => listBackupsIn(findBackupFolder(id)));
  if (kept.length === 0) return [];
  const hashes = new Set(listHashes(campaignPath));
  return kept.filter(({ path }) => hashes.has(listHashes(path).at(-1) ?? ''));
}

/** Lists the campaigns that this one goes back to, the nearest first. */
function listAncestors(fileId: string): string[] {
  const found: string[] = [];
  for (let id = findClaim(fileId)?.from; id !== null && id !== undefined && !found.includes(id);) {
    if (id !== fileId) found.push(id);
    id = findClaim(id)?.from;
  }
  return found;
}

/** Lists the hashes of a file's steps; none where they cannot be read. */
function listHashes(path: string): string[] {
  return readAlone(path, (db) => listStepHashes(db)) ?? [];
}

/** True if there are backups to restore a lost campaign from. */
export function hasBackups(campaignPath: string): boolean {
  return listClaimants(campaignPath).some((id) => listBackupsIn(findBackupFolder(id)).length > 0);
}

/** Lists every campaign with backups: its last path, and its newest backup. */
export function listBackedUp(): { path: string; count: number; newest: Backup }[] {
  return listClaims().flatMap(({ fileId, path }) => {
    const kept = listBackupsIn(findBackupFolder(fileId));
    const [newest] = kept;
    return newest === undefined ? [] : [{ path, count: kept.length, newest }];
  });
}

/** Lists backups of former versions, which are beside the campaign under its name; another campaign's are left out. */
function listOlderBackups(campaignPath: string, ids: readonly string[]): Listed[] {
  const folder = join(dirname(campaignPath), `${basename(campaignPath, extname(campaignPath))}.backups`);
  return listNames(folder)
    .filter((name) => name.endsWith('.racketeer') && isPlainFile(join(folder, name)))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
    .filter((path) => {
      const id = findFileId(path);
      return id !== null && (ids.length === 0 || ids.includes(id));
    })
    .map((path) => {
      const label = basename(path, '.racketeer').replace(/^\S+ (\d+ )?/, '');
      return { path, label, writtenAt: lstatSync(path).mtime.toISOString(), kind: null };
    });
}

/** Finds the id that a file says it has; null where it cannot be read. */
function findFileId(path: string): string | null {
  return readAlone(path, (db) => {
    const sql = db.prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'campaign'").pluck().get();
    if (typeof sql !== 'string' || !sql.startsWith('CREATE TABLE campaign (')) return null;
    const id = db.prepare('SELECT file_id FROM campaign WHERE id = 1').pluck().get();
    return typeof id === 'string' ? id : null;
  });
}

/** Reads something of a file without writing beside it; null where that fails. */
function readAlone<T>(path: string, read: (db: Database.Database) => T): T | null {
  try {
    requireFile(path);
    if (!hasMark(path)) return null;
    const { db, remove } = openAlone(path);
    try {
      db.pragma('query_only = ON');
      return read(db);
    } finally {
      db.close();
      remove();
    }
  } catch {
    return null;
  }
}
