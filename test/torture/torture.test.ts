import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { perform } from './perform.ts';
import { trials } from './trials.ts';

/** From the sources: what was built may be of yesterday. */
const program = join(import.meta.dirname, '../../src-main/cli.ts');

describe('the short form of every trial', () => {
  it.each(trials.map((trial) => [trial.name, trial] as const))('%s', async (_name, trial) => {
    const run = { tries: trial.short, seed: 7, limitMs: 60_000, program };
    const { failures } = await perform(trial, run);
    expect(failures).toEqual([]);
  });
});
