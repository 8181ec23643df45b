import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listNames } from './backupFolders.ts';

const mark = 'unfinished';

/** Finds the path of an unfinished copy, which is renamed after its check. */
export function findUnfinishedPath(folder: string): string {
  return join(folder, `${mark}-${process.pid}`);
}

/** Removes an unfinished copy with SQLite's files beside it. */
export function removeUnfinished(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    try {
      rmSync(`${path}${suffix}`, { force: true });
    } catch {
      // The folder is none, or cannot be written: then nothing was written either.
    }
  }
}

/**
 * Removes unfinished copies of this program, or of one that has ended. Another program's are kept: two copies of a
 * campaign file that are both played share their backups' folder.
 */
export function clearUnfinished(folder: string): void {
  for (const name of listNames(folder)) {
    if (!name.startsWith(mark)) continue;
    const [, writer] = /^unfinished-(\d+)/.exec(name) ?? [];
    const isOthers = writer !== undefined && Number(writer) !== process.pid;
    if (isOthers && isRunning(Number(writer))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** True if a process runs: signal 0 asks and sends nothing; one of another user answers that it may not be asked. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
