import type Database from 'better-sqlite3';
import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { connect } from './connection.ts';
import { CampaignFileError, explainObstacle } from './errors.ts';

/** The logs that SQLite keeps beside a database while it is written. */
export const logSuffixes = ['-wal', '-journal'] as const;

/** A connection to a private snapshot of a campaign file; `remove` deletes its files on disk. */
export type FileSnapshot = { db: Database.Database; remove(): void };

/** Larger files are copied to disk instead of into memory. */
const mostBytesInMemory = 256 * 1024 * 1024;
const mostTries = 20;

/** The place in SQLite's header that allows a log beside the file: 1 means none. */
const logVersionAt = [18, 19] as const;
const pageSizeAt = 16;
const pageCountAt = 28;
/** The page count holds only where these two counters are equal. */
const changeCounterAt = 24;
const countValidForAt = 92;

/**
 * Opens a snapshot of the file alone, without the logs beside it. Nothing is written into the file or its folder.
 * Throws a CampaignFileError where the file cannot be read.
 */
export function openAlone(path: string): FileSnapshot {
  if (readDatabaseSize(path) > mostBytesInMemory) return openCopy(path, []);
  const bytes = readAtOneMoment(path, [''], () => readDatabase(path));
  for (const place of logVersionAt) if (bytes.length > place) bytes[place] = 1;
  return { db: connect(bytes), remove: () => undefined };
}

/** Opens a snapshot of the file together with the logs beside it, as SQLite would read them. */
export function openWithLogs(path: string): FileSnapshot {
  return openCopy(path, logSuffixes);
}

/** Returns the bytes of the database in a file, without appended data. */
export function readDatabase(path: string): Buffer {
  const bytes = Buffer.alloc(readDatabaseSize(path));
  const file = openSync(path, 'r');
  try {
    let at = 0;
    while (at < bytes.length) {
      const read = readSync(file, bytes, at, bytes.length - at, at);
      if (read === 0) break;
      at += read;
    }
    return bytes.subarray(0, at);
  } finally {
    closeSync(file);
  }
}

/** Returns the length that the header gives the database, at most the file's; in bytes. */
function readDatabaseSize(path: string): number {
  const header = Buffer.alloc(100);
  const file = openSync(path, 'r');
  try {
    readSync(file, header);
  } finally {
    closeSync(file);
  }
  const { size } = statSync(path);
  const pageBytes = header.readUInt16BE(pageSizeAt) === 1 ? 65_536 : header.readUInt16BE(pageSizeAt);
  const isCountValid = header.readUInt32BE(changeCounterAt) === header.readUInt32BE(countValidForAt);
  const stated = isCountValid ? pageBytes * header.readUInt32BE(pageCountAt) : 0;
  return stated === 0 ? size : Math.min(size, stated);
}

function openCopy(path: string, suffixes: readonly string[]): FileSnapshot {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-reading-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, basename(path));
  const parts = ['', ...suffixes];
  try {
    readAtOneMoment(path, parts, () => {
      for (const part of parts) {
        rmSync(`${copy}${part}`, { force: true });
        if (existsSync(`${path}${part}`)) copyFileSync(`${path}${part}`, `${copy}${part}`);
      }
    });
    return { db: connect(copy, { fileMustExist: true }), remove };
  } catch (cause) {
    remove();
    throw cause;
  }
}

/** Reads until nothing changed meanwhile, as another program may be writing the file. */
function readAtOneMoment<T>(path: string, parts: readonly string[], read: () => T): T {
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const before = formatStamp(path, parts);
      const result = read();
      if (before === formatStamp(path, parts)) return result;
    }
  } catch (cause) {
    const obstacle = explainObstacle(path, cause);
    if (obstacle !== null) throw obstacle;
    throw new CampaignFileError(`${path} cannot be read; check what it is and who may read it.`, { cause });
  }
  throw new CampaignFileError(`${basename(path)} is being written all the time; try again later.`);
}

function formatStamp(path: string, parts: readonly string[]): string {
  return parts
    .map((part) => {
      const found = statSync(`${path}${part}`, { throwIfNoEntry: false, bigint: true });
      return found === undefined ? '' : `${found.ino} ${found.mtimeNs} ${found.size}`;
    })
    .join('|');
}
