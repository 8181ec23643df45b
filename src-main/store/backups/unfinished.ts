import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from './backupFolders.ts';

const mark = 'unfinished';

/** Where this program writes a copy until it is checked and gets its name. */
export function unfinishedIn(folder: string): string {
  return join(folder, `${mark}-${process.pid}`);
}

/**
 * Clears away what this program, or one that has ended, left behind. What another program is writing stays: whoever
 * copies a campaign file and plays both has two files that share their backups' folder.
 */
export function clearUnfinished(folder: string): void {
  for (const name of namesIn(folder)) {
    if (!name.startsWith(mark)) continue;
    const [, writer] = /^unfinished-(\d+)/.exec(name) ?? [];
    const isOthers = writer !== undefined && Number(writer) !== process.pid;
    if (isOthers && isRunning(Number(writer))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Signal 0 asks whether a process is there and sends nothing; one of another user answers that it may not be asked. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}
