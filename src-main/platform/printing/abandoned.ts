import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How the folders begin that a print works in; the process follows. */
export const folderMark = 'racketeer-press-';

/** Longer than any print, whatever process has its number now. */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * Deletes the folders of prints whose program was ended, or that are older than a day; a folder that cannot be deleted
 * is kept.
 */
export async function sweepAbandoned(): Promise<void> {
  const root = tmpdir();
  const names = await readdir(root).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(folderMark))) {
    const folder = join(root, name);
    if (!(await isAbandoned(folder, name))) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  if (found === null) return false;
  if (Date.now() - found.mtimeMs > longestMs) return true;
  const [, printer] = /^racketeer-press-(\d+)-/.exec(name) ?? [];
  return printer !== undefined && !isRunning(Number(printer));
}

/** True if a process runs; one of another user answers that it may not be asked. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
