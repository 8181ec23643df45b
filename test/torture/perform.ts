import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf, type Outcome, type Trial } from './trial.ts';

/** How one trial is to be run; `program` is the command line's script, from the sources or as it was built. */
export type Run = { tries: number; seed: number; limitMs: number; program: string };

export type Performed = Outcome & { seconds: number };

/** Where Linux keeps files in memory, and the room that a trial may need there. */
const memory = '/dev/shm';
const roomBytes = 2 * 1024 ** 3;

/** Where a trial's files lie. */
function placeOf({ inMemory }: Trial): string {
  if (inMemory !== true) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomBytes ? memory : tmpdir();
  } catch {
    // Another system, or one without.
    return tmpdir();
  }
}

/** Runs one trial in a folder of its own, with backups of its own, and clears everything away. */
export async function perform(trial: Trial, { tries, seed, limitMs, program }: Run): Promise<Performed> {
  const folder = mkdtempSync(join(placeOf(trial), 'racketeer-torture-'));
  const before = { ...process.env };
  process.env['RACKETEER_BACKUPS'] = join(folder, 'backups');
  process.env['RACKETEER_HOME'] = join(folder, 'home');
  const started = performance.now();
  try {
    const until = started + limitMs;
    const outcome = await trial.run({ folder, tries, program, random: randomOf(seed), until });
    return { ...outcome, seconds: (performance.now() - started) / 1_000 };
  } finally {
    for (const name of ['RACKETEER_BACKUPS', 'RACKETEER_HOME']) {
      const value = before[name];
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
