import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CampaignFileError } from './errors.ts';
import { applicationId } from './schema.ts';

/** Refuses what is no plain file before anything is opened: a pipe or a device would never answer. */
export function requireFile(path: string): void {
  const found = statusOf(path);
  if (found === null) throw new CampaignFileError(`There is no file ${path}.`);
  if (found.isFile()) return;
  throw new CampaignFileError(
    `${path} is no plain file and cannot be read as a campaign; pick a .racketeer file.`,
  );
}

/** Whether anything lies at a path. */
export function fileExists(path: string): boolean {
  return statusOf(path) !== null;
}

/** Which file lies at a path, whatever it is called; null where there is none. */
export function fileNumber(path: string): number | null {
  return statusOf(path)?.ino ?? null;
}

/** Refuses a file with several names: two programs could write into it under two locks. */
export function requireOneName(path: string): void {
  if ((statusOf(path)?.nlink ?? 1) <= 1) return;
  throw new CampaignFileError(
    `${basename(path)} has a second name (a hard link), so two programs could write into it; copy it and open the copy.`,
  );
}

function statusOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    // A path through a file, one that is too long, or one that nobody may follow.
    return null;
  }
}

/** Whether the file's header bears the program's mark; a look that leaves nothing behind beside a stranger. */
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
    throw new CampaignFileError(`${path} cannot be read; check what it is and who may read it.`, {
      cause,
    });
  }
  return header.readUInt32BE(markAt) === applicationId;
}

/** Whether the file and its folder may be written. Who may do anything still keeps to their marks. */
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

/** The one name of a file behind its links; a path that leads nowhere stays as it is. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** A copy of its own of a file that cannot be written, with what SQLite wrote beside it. */
export type PrivateCopy = { path: string; remove(): void };

const mostTries = 20;

/** Copies a file for reading: SQLite writes beside what it reads, and may not here. */
export function privateCopy(path: string): PrivateCopy {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-reading-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, basename(path));
  const parts = ['', '-wal'];
  const stamp = (): string =>
    JSON.stringify(
      parts.map((part) => {
        const found = statusOf(`${path}${part}`);
        return found === null ? null : [found.mtimeMs, found.size];
      }),
    );
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const before = stamp();
      for (const part of parts) {
        rmSync(`${copy}${part}`, { force: true });
        if (existsSync(`${path}${part}`)) copyFileSync(`${path}${part}`, `${copy}${part}`);
      }
      // Somebody may be writing it: only a copy during which nothing changed is one moment.
      if (before === stamp()) return { path: copy, remove };
    }
    throw new CampaignFileError(
      `${basename(path)} is being written all the time; try again later.`,
    );
  } catch (cause) {
    remove();
    if (cause instanceof CampaignFileError) throw cause;
    throw new CampaignFileError(`${path} cannot be read; check what it is and who may read it.`, {
      cause,
    });
  }
}

/** Puts what was renamed in a folder on the disk itself. */
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
