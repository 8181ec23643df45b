import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

it('a new step after an undo of closed periods is asked about, keeps a copy, and `later` plays on from there', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'War.racketeer');
  const ruling = join(folder, 'ruling.json');
  writeFileSync(ruling, JSON.stringify({ kind: 'rename', seat: 'g1', name: 'Quarrymen' }));
  await racketeer('new', file, '--seed', '7', '--npcs', '3');
  await racketeer('advance', file, '--months', '2', '--auto');
  expect((await racketeer('undo', file, '--to-month', '2')).err).toContain('A closed month is taken back');
  const rule = (...args: string[]) => racketeer('ruling', file, '--from', ruling, '--reason', 'A slip', ...args);
  const asked = await rule();
  expect(asked).toMatchObject({ code: 1, out: '' });
  expect(asked.err).toMatch(/^February 1925, a closed month, is taken back.*--dropped copy/);
  const done = await rule('--dropped', 'copy');
  expect(done.code).toBe(0);
  const copy = join(folder, 'War (as it was).racketeer');
  expect(done.err).toContain(copy);
  expect((await racketeer('status', copy)).out).toContain('March 1925');
  expect((await racketeer('later', file)).out).toMatch(/orders of February 1925 wait/);
  const played = await racketeer('later', file, '--play');
  expect(played).toMatchObject({ code: 0 });
  expect(played.out).toContain('month 2 closed');
  expect(await racketeer('later', file)).toMatchObject({ code: 1, out: '' });
  expect(await racketeer('verify', file)).toMatchObject({ code: 0 });
});

it('`late` tells and sets how a period is closed without a player, as far as the game knows the way', async () => {
  const file = join(temporaryFolder(), 'Board.racketeer');
  await racketeer('new', file, '--game', 'godfather', '--seed', '7', '--npcs', '2');
  expect((await racketeer('late', file)).out).toMatch(/^nothing: /);
  expect(await racketeer('late', file, 'again')).toMatchObject({ code: 1, err: 'Say one of nothing, program.\n' });
  expect((await racketeer('late', file, 'program')).out).toMatch(/^program: /);
  expect((await racketeer('advance', file)).out).toContain('round 1 closed');
  expect((await racketeer('log', file)).out).toContain('the program played for them');
});
