import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listNames } from './backups/backupFolders.ts';
import { isRunning } from './backups/unfinished.ts';
import { CampaignFileError, isFullDisk } from './file/errors.ts';
import { describeUnwritable } from './file/lock.ts';
import { fileExists, fileNumber, resolveRealPath, requireOneName, syncFolder } from './file/place.ts';

/** A campaign file that gets its name only when it is whole. */
export type FileDraft = {
  /** Where it is written: by its own name, in a hidden folder beside its place. */
  path: string;
  /** Gives the closed file its name; refuses to replace another file. */
  publish(): void;
  /** Deletes everything unpublished. */
  discard(): void;
};

const mark = '.racketeer-new-';

/** Begins a campaign file under a name that must be free. */
export function beginDraft(path: string): FileDraft {
  requireFreeName(path);
  const folder = dirname(path);
  clearAbandoned(folder);
  const hidden = join(folder, `${mark}${process.pid}-${randomUUID().slice(0, 8)}`);
  try {
    mkdirSync(hidden);
  } catch (cause) {
    throw explainFolder(path, cause);
  }
  const draft = join(hidden, basename(path));
  return {
    path: draft,
    publish: () => publish(draft, path),
    discard: () => rmSync(hidden, { recursive: true, force: true }),
  };
}

/** Explains the failed writing of a new campaign; other problems are returned unchanged. */
export function explainUnmade(path: string, problem: unknown): unknown {
  const cause = problem instanceof CampaignFileError ? problem.cause : problem;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (!isFullDisk(dirname(path), code)) return problem;
  return new CampaignFileError(`The disk is full, so ${basename(path)} was not made; make room and try again.`, {
    cause,
  });
}

/** Refuses a name that no campaign can have, or that a file has already. */
export function requireFreeName(path: string): void {
  if (!/[^/\\]\.racketeer$/i.test(path)) {
    throw new CampaignFileError(
      `“${path}” is no name for a campaign; let it end in .racketeer, like Paradise.racketeer.`,
    );
  }
  if (Buffer.byteLength(basename(path)) > longestNameBytes) {
    throw new CampaignFileError(
      `The name “${basename(path).slice(0, 20)}…” is too long; keep it to ${longestNameBytes} letters.`,
    );
  }
  if (isDanglingLink(path)) {
    throw new CampaignFileError(
      `${basename(path)} is a link to a place that is not there; mend the link, or choose another name.`,
    );
  }
  if (fileExists(path)) throw explainTaken(path);
  if (!isFolder(dirname(path))) throw explainNoFolder(path);
  if (isNameable(path)) return;
  throw new CampaignFileError(`No file can be called “${basename(path)}”; choose a shorter or plainer name.`);
}

/** The longest name that leaves room for those of the lock and of the log beside it; systems take 255 bytes. */
const longestNameBytes = 200;

function isDanglingLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink() && !existsSync(path);
  } catch {
    return false;
  }
}

/** True if the system can look for a file of this name at all. */
function isNameable(path: string): boolean {
  try {
    lstatSync(path, { throwIfNoEntry: false });
    return true;
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function explainNoFolder(path: string, cause?: unknown): CampaignFileError {
  return new CampaignFileError(`There is no folder ${dirname(path)}; make it first, or choose another place.`, {
    cause,
  });
}

function explainTaken(path: string): CampaignFileError {
  return new CampaignFileError(`${path} exists already; choose another name or delete it first.`);
}

function explainFolder(path: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOENT') return explainNoFolder(path, cause);
  return isFullDisk(dirname(path), code) ? explainUnmade(path, cause) : describeUnwritable(path, cause);
}

/** Gives a file its name in one step, so that no two programs make the same one. */
function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (cause) {
    if (fileExists(path)) throw explainTaken(path);
    // A disk without links, such as a stick: the name was free a moment ago.
    try {
      renameSync(draft, path);
    } catch {
      throw describeUnwritable(path, cause);
    }
  }
  rmSync(draft, { force: true });
  syncFolder(dirname(path));
}

/** Drops the second name of a campaign that was published by a program that was ended in the middle of it. */
export function dropOwnDraft(path: string): void {
  try {
    requireOneName(path);
  } catch {
    const real = resolveRealPath(path);
    for (const hidden of listAbandoned(dirname(real))) {
      const draft = join(hidden, basename(real));
      if (fileNumber(draft) === fileNumber(real)) rmSync(hidden, { recursive: true, force: true });
    }
  }
}

function clearAbandoned(folder: string): void {
  for (const hidden of listAbandoned(folder)) rmSync(hidden, { recursive: true, force: true });
}

/** Lists the drafts of programs that have ended. */
function listAbandoned(folder: string): string[] {
  return listNames(folder)
    .filter((name) => name.startsWith(mark))
    .filter((name) => {
      const writer = Number.parseInt(name.slice(mark.length), 10);
      return writer !== process.pid && !isRunning(writer);
    })
    .map((name) => join(folder, name))
    .filter((hidden) => existsSync(hidden));
}
