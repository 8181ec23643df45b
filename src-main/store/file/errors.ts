import { statfsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { findObstacle, findStray, type Hindrance } from './obstacles.ts';

/** A campaign file that cannot be used as asked: `message` is one sentence for the user. */
export class CampaignFileError extends Error {
  /** The file itself is broken; a backup can take its place. */
  readonly isDamage: boolean;
  /** `file` where the open file was changed, moved or deleted by another program; else null. */
  readonly about: 'file' | null;

  constructor(message: string, options: ErrorOptions & { isDamage?: boolean; about?: 'file' } = {}) {
    super(message, options);
    this.name = 'CampaignFileError';
    this.isDamage = options.isDamage ?? false;
    this.about = options.about ?? null;
  }
}

/** A backup that could not be kept: the campaign itself is as it was. */
export class BackupFailure extends CampaignFileError {}

/** Explains a limit of the system, or a stray folder, that blocks a file; null for any other problem. */
export function explainObstacle(
  path: string,
  problem: unknown,
  so: 'cannot be opened' | 'stays as it was' = 'cannot be opened',
): CampaignFileError | null {
  const obstacle = findObstacle(path, problem);
  return obstacle === null ? null : explainBlocked(path, obstacle, so, problem);
}

/** Refuses a file beside which something has the name of one of SQLite's own files: SQLite might write without a log. */
export function requireNoStray(path: string): void {
  const stray = findStray(path);
  if (stray !== null) throw explainBlocked(path, stray, 'cannot be opened');
}

function explainBlocked(path: string, { why, wayOn }: Hindrance, so: string, cause?: unknown): CampaignFileError {
  return new CampaignFileError(`${basename(path)} ${so} because ${why}; ${wayOn}.`, { cause });
}

/** Free bytes below which SQLite's various errors mean a full disk. */
const leastFreeBytes = 512 * 1024;

/** True if a write into a folder failed with a code because its disk is full. */
export function isFullDisk(folder: string, code: string): boolean {
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code)) return true;
  return /^(SQLITE_(IOERR|CANTOPEN)|EIO)/.test(code) && findFreeBytes(folder) < leastFreeBytes;
}

function findFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.MAX_SAFE_INTEGER;
  }
}

/** Codes for another program's hold on a file: of SQLite, of the system. */
const held = /^(SQLITE_(BUSY|LOCKED|PROTOCOL)|EBUSY|ETXTBSY|EDEADLK)/;

/** The sentence for a file that another program holds; null for any other problem. */
function explainHeld(path: string, problem: unknown): CampaignFileError | null {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  if (!held.test(code)) return null;
  return new CampaignFileError(`${basename(path)} is held by another program; close it there and try again.`, {
    cause: problem,
  });
}

/**
 * Explains a write that the disk or another program refused; any other problem is returned unchanged. The whole write
 * must have been rolled back.
 */
export function explainDiskRefusal(path: string, problem: unknown): unknown {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const name = basename(path);
  const obstacle = explainObstacle(path, problem, 'stays as it was');
  if (obstacle !== null) return obstacle;
  if (isFullDisk(dirname(path), code)) {
    return new CampaignFileError(`The disk is full and ${name} stays as it was; make room and try again.`, {
      cause: problem,
    });
  }
  if (/^(SQLITE_(IOERR|READONLY|CANTOPEN)|EACCES|EPERM|EROFS|EIO)/.test(code)) {
    return new CampaignFileError(
      `The disk did not take the change (${code}) and ${name} stays as it was; check its folder and try again.`,
      { cause: problem },
    );
  }
  return explainHeld(path, problem) ?? problem;
}

/** Refuses a text that SQLite would not give back as it was given. */
export function requireKeepable(text: string): void {
  if (text.isWellFormed()) return;
  throw new CampaignFileError('It contains broken characters; type it again. Nothing was changed.');
}
