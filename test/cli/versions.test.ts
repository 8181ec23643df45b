import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { migrations } from '#migrations/index.ts';
import { root } from '#scripts/steps.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';
import { everyGame } from '../support/everyGame.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

describe('versions', () => {
  it.each(['--version', '-V'])('are told by %s', async (option) => {
    const { code, out, err } = await racketeer(option);
    expect([code, err]).toEqual([0, '']);
    const [program, files, rules] = out.split('\n');
    expect(program).toBe(`Racketeer ${version}`);
    expect(files).toBe(`Campaign files: format ${migrations.length}`);
    for (const { rulebook } of everyGame) {
      expect(rules).toContain(`${rulebook.title} ${rulebook.version}`);
    }
  });

  it('of a file are told by verify', async () => {
    const file = join(temporaryFolder(), 'a.racketeer');
    await racketeer('new', file, '--seed', '7', '--npcs', '2');
    const { out } = await racketeer('verify', file);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      new RegExp(`^Racketeer ${version}: file format ${migrations.length}, rules of Paradise \\d+\\.$`),
    );
  });

  it('of an older file are brought up to date by the command that its refusal names', async () => {
    const file = join(temporaryFolder(), 'older.racketeer');
    writeFileSync(file, gunzipSync(readFileSync(join(root, 'test', 'fixtures', 'format-8.racketeer.gz'))));
    const refused = await racketeer('status', file);
    expect([refused.code, /by “racketeer (\w+) FILE”/u.exec(refused.err)?.[1]]).toEqual([1, 'late']);
    expect((await racketeer('late', file)).code).toBe(0);
    expect((await racketeer('status', file)).code).toBe(0);
  });

  it('stand in the change log, the newest first', () => {
    const log = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const told = [...log.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, one]) => one);
    expect(told[0]).toBe(version);
    const sorted = told.toSorted((a = '', b = '') => b.localeCompare(a, 'en', { numeric: true }));
    expect(told).toEqual(sorted);
  });
});

it('a command that writes a file never writes it over the campaign', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'war.racketeer');
  await racketeer('new', file, '--game', 'turf-war', '--seed', '7', '--npcs', '2', '--gang', 'Ours');
  await racketeer('advance', file, '--auto');
  for (const args of [
    ['paper', file, '--format', 'html'],
    ['paper', file, '--volume'],
    ['packet', file, 'Ours'],
  ]) {
    const { code, out, err } = await racketeer(...args, '--out', file);
    expect([code, out], args.join(' ')).toEqual([1, '']);
    expect(err).toMatch(/nothing is written over it; name another file\.\n$/);
  }
  expect(await racketeer('verify', file)).toMatchObject({ code: 0 });
  const paper = join(folder, 'paper.html');
  expect(await racketeer('paper', file, '--format', 'html', '--out', paper)).toMatchObject({
    code: 0,
    out: `${paper}\n`,
  });
});
