import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLack, runtimeProbes } from '#platform/selfTest.ts';
import { databaseProbe } from '#store/file/probe.ts';
import { temporaryFolder } from '../support/campaigns.ts';

const sources = join(import.meta.dirname, '../../src-main');
const met = { needs: 'bread', isMet: () => true };

describe('what a runtime lacks', () => {
  it('is nothing, here', () => {
    expect(findLack([...runtimeProbes, databaseProbe])).toBeNull();
  });

  it.each([
    ['by what it answers', () => false, 'salt. '],
    [
      'by what it throws, in its first line',
      () => {
        throw new Error('GLIBC_2.34 not found\n    at x.js:1');
      },
      'salt (GLIBC_2.34 not found). ',
    ],
  ])('is told %s', (_case, isMet, told) => {
    const sentence = findLack([met, { needs: 'salt', isMet }, met]) ?? '';
    expect(sentence).toMatch(/^This Racketeer cannot run on Node \d+\.\d+\.\d+ \(\w+ \w+\): /);
    expect(sentence).toContain(`its runtime lacks ${told}`);
    expect(sentence).toMatch(/^[^\n]*\.$/);
  });
});

/** What each part of a runtime may fail at, as the lines of a script that runs before the host. */
const lacks: [string, string, RegExp][] = [
  ['no Zstandard', "delete require('node:zlib').zstdCompressSync;", /Zstandard with dictionaries/],
  [
    'a Zstandard that ignores dictionaries',
    "const z = require('node:zlib'); const { zstdCompressSync: c, zstdDecompressSync: d } = z; z.zstdCompressSync = (t) => c(t); z.zstdDecompressSync = (t) => d(t);",
    /Zstandard with dictionaries/,
  ],
  [
    'a Zstandard that reads something else',
    "require('node:zlib').zstdDecompressSync = () => Buffer.from('x');",
    /Zstandard with dictionaries/,
  ],
  ['no hash', "delete require('node:crypto').hash;", /hashes in one call/],
  ['another hash', "require('node:crypto').hash = () => 'ff';", /hashes in one call/],
  [
    'a SQLite of another system',
    "process.dlopen = () => { throw new Error('GLIBC_2.34 not found'); };",
    /SQLite \(GLIBC_2\.34 not found\)/,
  ],
];

describe.each(['cli', 'serve'])('%s.ts', (host) => {
  it.each(lacks)('with %s says so in one line and reads no more', (_case, lines, lack) => {
    const home = temporaryFolder();
    const before = join(home, 'before.cjs');
    writeFileSync(before, `${lines} require('node:module').syncBuiltinESMExports();`);
    const ran = spawnSync(process.execPath, ['--require', before, join(sources, `${host}.ts`), 'games'], {
      encoding: 'utf8',
      env: { ...process.env, RACKETEER_HOME: home },
    });
    expect(ran.stderr).toMatch(lack);
    expect(ran.stderr).toMatch(/^This Racketeer cannot run on [^\n]+\.\n$/);
    expect([ran.status, ran.stdout]).toEqual([1, '']);
  });
});

it('a runtime without a folder for its modules is told too', () => {
  const [probe] = runtimeProbes.filter(({ needs }) => needs.startsWith('modules'));
  expect(probe?.isMet()).toBe(true);
  expect(findLack([{ needs: probe?.needs ?? '', isMet: () => false }])).toContain('their folder');
});
