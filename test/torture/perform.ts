import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf, type Outcome, type Trial } from './trial.ts';

/** Runs one trial in a folder of its own, with backups of its own, and clears everything away. */
export async function perform(
  trial: Trial,
  { tries, seed, limitMs }: { tries: number; seed: number; limitMs: number },
): Promise<Outcome & { seconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-torture-'));
  const before = { ...process.env };
  process.env['RACKETEER_BACKUPS'] = join(folder, 'backups');
  process.env['RACKETEER_HOME'] = join(folder, 'home');
  const started = performance.now();
  try {
    const until = started + limitMs;
    const outcome = await trial.run({ folder, tries, random: randomOf(seed), until });
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
