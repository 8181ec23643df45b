import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readClock } from '#platform/clock.ts';
import { findCampaignsFolder, ensureCampaignsFolder } from '#platform/folders.ts';
import { logProblem } from '#platform/log.ts';
import { forgetRecent, readRecents, rememberRecent } from '#platform/recents.ts';
import { createHostServices } from '#platform/services.ts';
import { createSeed } from '#platform/seedSource.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'racketeer-home-'));
  vi.stubEnv('RACKETEER_HOME', join(home, 'campaigns'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

describe('the campaigns folder', () => {
  test('is the one that was chosen, and is made when it is needed', () => {
    expect(findCampaignsFolder()).toBe(join(home, 'campaigns'));
    expect(ensureCampaignsFolder()).toBe(join(home, 'campaigns'));
    expect(readdirSync(home)).toEqual(['campaigns']);
  });

  test('is at home otherwise', () => {
    vi.stubEnv('RACKETEER_HOME', '');
    expect(findCampaignsFolder()).toBe(join(homedir(), 'Racketeer'));
  });
});

describe('recent files', () => {
  test('the newest comes first, each once, at most twelve', () => {
    for (let n = 1; n <= 14; n += 1) rememberRecent(`/games/${n}.racketeer`);
    rememberRecent('/games/5.racketeer');
    const paths = readRecents().map(({ path }) => path);
    expect(paths).toHaveLength(12);
    expect(paths.slice(0, 3)).toEqual(['/games/5.racketeer', '/games/14.racketeer', '/games/13.racketeer']);
    expect(readdirSync(findCampaignsFolder())).toEqual(['recent.json']);
  });

  test('a list that cannot be written keeps nobody from a campaign', () => {
    mkdirSync(join(ensureCampaignsFolder(), 'recent.json'));
    rememberRecent('/games/a.racketeer');
    expect(readRecents()).toEqual([]);
  });

  test('one can be forgotten', () => {
    rememberRecent('/games/a.racketeer');
    rememberRecent('/games/b.racketeer');
    forgetRecent('/games/b.racketeer');
    expect(readRecents()).toEqual([{ path: '/games/a.racketeer' }]);
  });

  test('lists campaigns that lie in the folder, the latest changed first, until they are forgotten', () => {
    const folder = ensureCampaignsFolder();
    for (const name of ['old.racketeer', 'new.racketeer', '.new.racketeer.lock', 'notes.txt'])
      writeFileSync(join(folder, name), '');
    utimesSync(join(folder, 'old.racketeer'), 1_000, 1_000);
    rememberRecent('/games/a.racketeer');
    const lying = ['new.racketeer', 'old.racketeer'].map((name) => join(folder, name));
    expect(readRecents().map(({ path }) => path)).toEqual(['/games/a.racketeer', ...lying]);
    rememberRecent(lying[1] ?? '');
    expect(readRecents()[0]?.path).toBe(lying[1]);
    forgetRecent(lying[0] ?? '');
    expect(readRecents().map(({ path }) => path)).toEqual([lying[1], '/games/a.racketeer']);
  });

  test.each(['', '{"path":', '{}', '[{"path":7}]', '[{"path":""}]'])(
    'a list broken as %j counts as empty and can be written again',
    (text) => {
      writeFileSync(join(ensureCampaignsFolder(), 'recent.json'), text);
      expect(readRecents()).toEqual([]);
      rememberRecent('/games/a.racketeer');
      expect(readRecents()).toEqual([{ path: '/games/a.racketeer' }]);
    },
  );
});

describe('the clock', () => {
  test('can be fixed', () => {
    vi.stubEnv('RACKETEER_CLOCK', '1925-03-01T12:00:00Z');
    expect(readClock().toISOString()).toBe('1925-03-01T12:00:00.000Z');
  });

  test('says how to write a time when it cannot read one', () => {
    vi.stubEnv('RACKETEER_CLOCK', 'noon');
    expect(readClock).toThrow('RACKETEER_CLOCK is "noon", which is not a time.');
  });
});

test('a fresh seed fits the setup', () => {
  const seeds = Array.from({ length: 50 }, createSeed);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 2_147_483_647)).toBe(true);
  expect(new Set(seeds).size).toBeGreaterThan(1);
});

describe('what the machine lends to the handlers', () => {
  test('a new campaign gets a file name of its own', () => {
    const { freePath } = createHostServices(null);
    const first = freePath('Al’s “Big” Town: 1925/26');
    expect(first).toBe(join(home, 'campaigns', 'Al’s Big Town 192526.racketeer'));
    writeFileSync(first, '');
    expect(freePath('Al’s “Big” Town: 1925/26')).toBe(join(home, 'campaigns', 'Al’s Big Town 192526 2.racketeer'));
    expect(freePath('../..')).toBe(join(home, 'campaigns', 'Campaign.racketeer'));
  });

  test('a file name stays short enough for every file system, whatever its alphabet', () => {
    const path = createHostServices(null).freePath('한글'.repeat(40));
    expect(Buffer.byteLength(basename(path))).toBeLessThan(200);
    writeFileSync(`${path}.damaged-20260102T120000`, '');
  });

  test('a relative path lies in the campaigns folder', () => {
    const { resolvePath } = createHostServices(null);
    expect(resolvePath('a.racketeer')).toBe(join(home, 'campaigns', 'a.racketeer'));
    expect(resolvePath(join(home, 'b.racketeer'))).toBe(join(home, 'b.racketeer'));
  });

  test('only the desktop has dialogs to lend', async () => {
    const chooseFile = (): Promise<string> => Promise.resolve('/games/a.racketeer');
    expect(createHostServices({ chooseFile })).toMatchObject({ kind: 'desktop', hasDialogs: true });
    await expect(createHostServices({ chooseFile }).chooseFile()).resolves.toBe('/games/a.racketeer');
    expect(createHostServices(null)).toMatchObject({ kind: 'loopback', hasDialogs: false });
    await expect(createHostServices(null).chooseFile()).resolves.toBeNull();
  });

  test('the paper’s type is read from its packages', async () => {
    const fonts = await createHostServices(null).paperFonts();
    expect(fonts.map(({ family }) => family)).toContain('UnifrakturCook');
    expect(fonts.every(({ base64 }) => Buffer.from(base64, 'base64').length > 1_000)).toBe(true);
  });
});

test('a bug is written down, and the log does not grow without end', () => {
  const path = join(ensureCampaignsFolder(), 'racketeer.log');
  logProblem(new Error('first'));
  expect(readFileSync(path, 'utf8')).toContain('Error: first');
  writeFileSync(path, 'x'.repeat(1_100_000));
  logProblem('second');
  expect(readFileSync(path, 'utf8')).toMatch(/ second\n$/);
  expect(readdirSync(findCampaignsFolder()).sort()).toEqual(['racketeer.log', 'racketeer.log.old']);
});
