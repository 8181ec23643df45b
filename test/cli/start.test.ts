import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

it('[MONTH-1] `new --start` begins in another month, which plays on, goes back and stays whole', async () => {
  const file = join(temporaryFolder(), 'Late.racketeer');
  const made = await racketeer('new', file, '--seed', '7', '--npcs', '2', '--start', '1926-05');
  expect(made).toMatchObject({ code: 0, err: '' });
  const status = async (): Promise<unknown> => JSON.parse((await racketeer('status', file, '--json')).out);
  const first = { period: 17, monthsPlayed: 0, date: 'May 1926' };
  expect(await status()).toMatchObject(first);
  expect(await racketeer('advance', file, '--months', '2', '--auto')).toMatchObject({ code: 0 });
  expect(await status()).toMatchObject({ period: 19, monthsPlayed: 2, date: 'July 1926' });
  expect(await racketeer('verify', file)).toMatchObject({ code: 0 });
  expect(await racketeer('undo', file, '--to-month', '17')).toMatchObject({ code: 0 });
  expect(await status()).toMatchObject(first);
});

it.each([
  [['--start', '1924-12'], /“1924-12” is no month to begin in; write a year and a month to December 1933/],
  [['--start', 'May'], /“May” is no month to begin in/],
  [['--start', '1926-05', '--last-month', '1926-04'], /begins in May 1926; let its last month be later/],
  [['--game', 'turf-war', '--start', '1926-05'], /--start, and --city are for Paradise/],
])('`new` %j is refused in a sentence', async (options, sentence) => {
  const file = join(temporaryFolder(), 'None.racketeer');
  const made = await racketeer('new', file, ...options);
  expect(made).toMatchObject({ code: 1, out: '' });
  expect(made.err).toMatch(sentence);
});
