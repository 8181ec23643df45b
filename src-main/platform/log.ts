import { appendFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readClock } from './clock.ts';
import { ensureCampaignsFolder } from './folders.ts';
import { HostProblem } from './hostProblem.ts';

const logLimitBytes = 1024 * 1024;

/** Writes a bug down where its reporter can find it: `racketeer.log` in the campaigns folder. */
export function logProblem(error: unknown): void {
  const what = describeError(error);
  try {
    const path = join(ensureCampaignsFolder(), 'racketeer.log');
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) {
      renameSync(path, `${path}.old`);
    }
    appendFileSync(path, `${readClock().toISOString()} ${what}\n`);
  } catch {
    // Without a place to write, standard error is all there is.
    process.stderr.write(`${what}\n`);
  }
}

/** Returns the sentence of a HostProblem, and any other error, which is a bug, with its stack. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof HostProblem ? error.message : (error.stack ?? error.message);
}
