import { describe, expect, it } from 'vitest';
import { perform } from './perform.ts';
import { trials } from './trials.ts';

describe('the short form of every trial', () => {
  it.each(trials.map((trial) => [trial.name, trial] as const))('%s', async (_name, trial) => {
    const { failures } = await perform(trial, { tries: trial.short, seed: 7, limitMs: 60_000 });
    expect(failures).toEqual([]);
  });
});
