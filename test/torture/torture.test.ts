import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { perform } from './perform.ts';
import { trials } from './trials.ts';

/** From the sources: what was built may be of yesterday. */
const program = join(import.meta.dirname, '../../src-main/cli.ts');

const [first, ...others] = trials.map((trial) => [trial.name, trial] as const);

describe('the short form of every trial', () => {
  it.for(first === undefined ? [] : [first])('%s', ([, trial]) => expectNoFailure(trial));

  it.for(others)('%s', ([, trial]) => expectNoFailure(trial));
});

async function expectNoFailure(trial: (typeof trials)[number]): Promise<void> {
  const run = { tries: trial.short, seed: 7, limitMs: 60_000, program };
  const { failures } = await perform(trial, run);
  expect(failures).toEqual([]);
}
