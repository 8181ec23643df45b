import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';
import { runningText } from '../support/running.ts';

test('a campaign leaves as a table and comes back the same; one gang of it goes into another', async () => {
  const folder = temporaryFolder();
  const path = (name: string): string => join(folder, name);
  writeFileSync(path('running.json'), runningText());
  await racketeer('join', path('a.racketeer'), '--from', path('running.json'));
  const told = await racketeer('table', path('a.racketeer'));
  expect(told.out).toMatch(/^Campaign\nTitle,Month,/u);
  const saved = await racketeer('table', path('a.racketeer'), '--style', 'semicolon', '--out', path('a.csv'));
  expect([saved.code, saved.out.trim()]).toEqual([0, path('a.csv')]);
  expect(readFileSync(path('a.csv'), 'utf8')).toMatch(/^\uFEFFCampaign\nTitle;Month;/u);
  const back = await racketeer('join', path('b.racketeer'), '--from', path('a.csv'));
  expect(back.out).toContain(
    'The Long Summer, April 1925, with The Canal Street Crew, The Mulberry Ring, The Jade Door.',
  );
  expect((await racketeer('table', path('b.racketeer'))).out).toBe(told.out);

  const gang = ['--gang', 'The Canal Street Crew', '--out', path('gang.csv')];
  await racketeer('table', path('a.racketeer'), ...gang);
  const more = ['--from', path('gang.csv'), '--npcs', '3'];
  const joined = await racketeer('join', path('c.racketeer'), ...more);
  expect(joined.out).toMatch(/Paradise, January 1925, with The Canal Street Crew, .+, .+, .+\./u);
  expect((await racketeer('verify', path('c.racketeer'))).code).toBe(0);

  const both = ['--from', path('a.csv'), path('gang.csv')];
  const twice = await racketeer('join', path('d.racketeer'), ...both);
  expect(twice.code).toBe(1);
  expect(twice.err).toContain('gang.csv, line 3: Gangs, Gang: Two gangs have the same name; rename one.');
  const none = await racketeer('table', path('a.racketeer'), '--gang', 'Nobody');
  expect(none.code).toBe(1);
});

test('a campaign does not leave at a moment at which it could not be entered', async () => {
  const file = join(temporaryFolder(), 'g.racketeer');
  await racketeer('new', file, '--game', 'godfather', '--seed', '3', '--npcs', '2');
  const told = await racketeer('table', file);
  expect(told.code).toBe(1);
  expect(told.err).toContain('A game leaves as a table between two rounds');
});
