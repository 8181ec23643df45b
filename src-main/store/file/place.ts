import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join, parse, resolve } from 'node:path';
import { CampaignFileError, explainObstacle } from './errors.ts';
import { applicationId } from './schema.ts';

/** Requires a plain file before anything is opened, because a pipe or a device would never answer. */
export function requireFile(path: string): void {
  const found = findStats(path);
  if (found === null) throw new CampaignFileError(`There is no file ${path}.`);
  if (found.isFile()) return;
  throw new CampaignFileError(`${path} is no plain file and cannot be read as a campaign; pick a .racketeer file.`);
}

/** Returns true if a path exists. */
export function fileExists(path: string): boolean {
  return findStats(path) !== null;
}

/** Names an entry beside a file, without its ending: `War (as it was)`. */
export function nameBeside(path: string, mark: string): string {
  return `${parse(path).name} (${mark})`;
}

/** Finds a name that no file has beside one: `War (as it was).racketeer`, `War (as it was) 2.racketeer`, … */
export function findFreePathBeside(path: string, mark: string): string {
  const { dir, name, ext } = parse(path);
  for (let number = 1; ; number += 1) {
    const free = join(dir, `${name} (${mark})${number === 1 ? '' : ` ${number}`}${ext}`);
    if (!fileExists(free)) return free;
  }
}

/** Returns the number of the file at a path, by any name; null for none. */
export function fileNumber(path: string): number | null {
  return findStats(path)?.ino ?? null;
}

/** Refuses a file with several names: two programs could write into it under two locks. */
export function requireOneName(path: string): void {
  if ((findStats(path)?.nlink ?? 1) <= 1) return;
  throw new CampaignFileError(
    `${basename(path)} has a second name (a hard link), so two programs could write into it; copy it and open the copy.`,
  );
}

function findStats(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    // A path through a file, one that is too long, or one without access.
    return null;
  }
}

/** True if the file's header bears the program's mark; the look leaves nothing behind beside a stranger. */
export function hasMark(path: string): boolean {
  const markAt = 68;
  const header = Buffer.alloc(markAt + 4);
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      readSync(file, header);
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    const obstacle = explainObstacle(path, cause);
    if (obstacle !== null) throw obstacle;
    throw new CampaignFileError(`${path} cannot be read; check what it is and who may read it.`, { cause });
  }
  return header.readUInt32BE(markAt) === applicationId;
}

/** True if the file and its folder may be written. A user who may do anything still keeps to their marks. */
export function mayWrite(path: string): boolean {
  const anybody = 0o222;
  try {
    for (const place of [path, dirname(path)]) {
      accessSync(place, constants.W_OK);
      if ((statSync(place).mode & anybody) === 0) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns the one absolute name of a file behind its links, be the file there or not. */
export function resolveRealPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync.native(whole);
  } catch {
    const folder = dirname(whole);
    return folder === whole ? whole : join(resolveRealPath(folder), basename(whole));
  }
}

/** Returns a path that no file has: the one wanted, else with a number behind it. */
export function findFreeName(path: string): string {
  let free = path;
  for (let number = 2; existsSync(free); number += 1) free = `${path}-${number}`;
  return free;
}

/** Formats a time for a file's name: `20261120T083000`. */
export function formatTimeStamp(time: Date): string {
  return time.toISOString().replace(/[-:]/g, '').replace(/\..*/, '');
}

/** True if two paths lead to one file. */
export function isSameFile(one: string, other: string): boolean {
  if (resolveRealPath(one) === resolveRealPath(other)) return true;
  const [first, second] = [findStats(one), findStats(other)];
  return first !== null && first.ino === second?.ino && first.dev === second.dev && first.ino !== 0;
}

/** Writes a folder's renames to the disk. */
export function syncFolder(folder: string): void {
  // Windows has no such thing, and needs none.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
