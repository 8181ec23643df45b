import { closeSync, lstatSync, openSync, realpathSync } from 'node:fs';

/** SQLite has one code for many causes; these are the ones behind which a limit or a stray folder may be. */
const manyCauses = /^SQLITE_(IOERR|CANTOPEN|FULL|READONLY)/;

/** The reason why a file cannot be used, as the middle of a sentence, and the remedy. */
export type Hindrance = { why: string; wayOn: string };

/**
 * Finds an obstacle of the system or the folder: a limit on open files or on a file's size, or a stray entry under the
 * name of one of SQLite's own files. Null for none.
 */
export function findObstacle(path: string, problem: unknown): Hindrance | null {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const isVague = manyCauses.test(code);
  if (/^E[MN]FILE/.test(code) || (isVague && isOutOfHandles())) {
    return {
      why: 'too many files are open',
      wayOn: 'close other programs, or raise the limit of open files, and try again',
    };
  }
  const stray = isVague ? findStray(path) : null;
  if (stray !== null) return stray;
  if (code === 'EFBIG' || (pastTheEnd.test(code) && isSizeLimited())) {
    return {
      why: 'a file would grow larger than the system allows',
      wayOn: 'raise the limit of file sizes, or choose another disk, and try again',
    };
  }
  return null;
}

/** SQLite's codes for a write past the largest size. */
const pastTheEnd = /^SQLITE_(IOERR_(WRITE|TRUNCATE|SHMSIZE)|FULL)/;

/** Finds a folder, or another entry that is no file, under the name of one of SQLite's own files beside a campaign. */
export function findStray(path: string): Hindrance | null {
  const inTheWay = findInTheWay(path);
  if (inTheWay === null) return null;
  return { why: `${inTheWay} is in its way`, wayOn: 'move that elsewhere and try again' };
}

/** Files that SQLite may open at once in addition to its open ones. */
const handlesNeeded = 4;

function isOutOfHandles(): boolean {
  const held: number[] = [];
  try {
    while (held.length < handlesNeeded) held.push(openSync(process.execPath, 'r'));
    return false;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && /^E[MN]FILE/.test(String(problem.code));
  } finally {
    for (const one of held) closeSync(one);
  }
}

function findInTheWay(path: string): string | null {
  const real = findRealPath(path);
  const suffix = ['-journal', '-wal', '-shm'].find((one) => {
    const found = lstatSync(`${real}${one}`, { throwIfNoEntry: false });
    return found?.isFile() === false;
  });
  return suffix === undefined ? null : `${real}${suffix}`;
}

function findRealPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** True if the system lets this program's files grow only so far. */
function isSizeLimited(): boolean {
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { file_size_blocks?: { soft: number | string } } };
  const limit = userLimits?.file_size_blocks?.soft;
  return limit !== undefined && limit !== 'unlimited';
}
