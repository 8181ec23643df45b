import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeWhole } from './atomicWrite.ts';
import { HostProblem } from './hostProblem.ts';

/** A program that writes a list holds its lock for some milliseconds; one that holds it longer has been ended. */
const staleMs = 5_000;
const longestWaitMs = 8_000;
const pauseMs = 5;

/**
 * Changes a file that several programs of one user write, from its present content and without another program in
 * between. Null if there is no file yet, or it cannot be read.
 */
export function changeSharedFile(path: string, change: (before: string | null) => string, mode?: number): void {
  const release = lock(`${path}.lock`);
  try {
    writeWhole(path, change(readIfThere(path)), mode);
  } finally {
    release();
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function lock(file: string): () => void {
  const until = Date.now() + longestWaitMs;
  for (;;) {
    try {
      const held = openSync(file, 'wx');
      writeFileSync(held, String(process.pid));
      closeSync(held);
      return () => rmSync(file, { force: true });
    } catch (problem) {
      if (!hasCode(problem, 'EEXIST')) throw problem;
    }
    clearStale(file);
    if (Date.now() > until) {
      throw new HostProblem(`Another program keeps ${file}; delete that file if none is running.`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
}

/** Takes the lock of an ended program away. */
function clearStale(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    const found = statSync(file);
    const isStale = Date.now() - found.mtimeMs > staleMs || !isRunning(Number(readFileSync(file, 'utf8')));
    if (!isStale) return;
    renameSync(file, aside);
    // Another program may have taken the stale lock away, and hold a new one by now: that one is put back.
    if (statSync(aside).ino !== found.ino) linkSync(aside, file);
  } catch {
    // It is gone already.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** True of a program that runs, and of a lock that does not name one yet. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return !hasCode(problem, 'ESRCH');
  }
}

function hasCode(problem: unknown, code: string): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === code;
}
