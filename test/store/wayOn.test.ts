import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#commands/files.ts';
import { openWritable } from '#store/open.ts';
import { prepareBackup } from '#store/backups/restore.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { listCampaignBackups } from '#queries/files.ts';
import { describeForeignLog, setLogsAside } from '#store/leftoverLog.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';

async function closedCampaign(months = 0): Promise<string> {
  const session = await campaignOnDisk();
  await playMonths(session, months);
  session.store.close();
  return session.store.path;
}

describe('what lies in the place of a lock', () => {
  const placed: [string, (lock: string) => void][] = [
    ['a file of words', (lock) => writeFileSync(lock, 'junk')],
    ['a long file', (lock) => writeFileSync(lock, 'junk'.repeat(2_000))],
    ['a folder', (lock) => mkdirSync(lock)],
  ];

  it.each(placed)('is named with its place where it is %s, and stays', async (_, place) => {
    const path = await closedCampaign();
    const lock = join(dirname(path), `.${basename(path)}.lock`);
    place(lock);
    await expect(openWritable(path, noon)).rejects.toThrow(
      `${lock} is no lock of Test.racketeer, but lies in its place; delete it and try again.`,
    );
    expect(existsSync(lock)).toBe(true);
  });
});

describe('a log that does not belong to its file', () => {
  it('that is gone already is not told to be kept, and the index of a running program stays', () => {
    const path = join(temporaryFolder(), 'Test.racketeer');
    writeFileSync(`${path}-wal`, '');
    writeFileSync(`${path}-shm`, 'index');
    const keptAs = setLogsAside(path, noon);
    expect(keptAs).toBeNull();
    expect(readFileSync(`${path}-shm`, 'utf8')).toBe('index');
    expect(describeForeignLog(path, keptAs)).toBe(
      'Beside Test.racketeer lay a log that does not belong to it, so it was not applied; the program that wrote it has taken it away since.',
    );
  });

  it('that is there is kept under another name', () => {
    const path = join(temporaryFolder(), 'Test.racketeer');
    writeFileSync(`${path}-wal`, 'log');
    const keptAs = setLogsAside(path, noon) ?? '';
    expect(readFileSync(keptAs, 'utf8')).toBe('log');
    expect(describeForeignLog(path, keptAs)).toMatch(
      /; it is kept as Test\.racketeer\.left-over-20260102T120000-wal\.$/,
    );
  });
});

describe('a damaged backup', () => {
  const damages: [string, (whole: Buffer) => Buffer][] = [
    ['overwritten', () => Buffer.from('garbage')],
    ['emptied', () => Buffer.alloc(0)],
    ['cut in half', (whole) => whole.subarray(0, whole.length / 2)],
    ['with a page of noise', (whole) => Buffer.from(whole).fill(7, 4_096, 8_192)],
  ];

  it.each(damages)('%s says to take an older one, and is marked in the list', async (_, damage) => {
    const path = await closedCampaign(2);
    const [newest, older] = listBackups(path);
    writeFileSync(newest?.path ?? '', damage(readFileSync(newest?.path ?? '')));
    const sentence = /^The backup “.*” is damaged \(.*\); take an older one\.$/;
    expect(() => prepareBackup(path, newest?.path ?? '')).toThrow(sentence);
    await expect(openCampaign(newest?.path ?? '', noon)).rejects.toThrow(sentence);
    expect(readdirSync(dirname(path))).toEqual(['Test.racketeer']);
    expect(listCampaignBackups(path).map(({ isDamaged }) => isDamaged)).toEqual([true, false, false]);
    prepareBackup(path, older?.path ?? '').discard();
  });
});

describe.skipIf(process.platform === 'win32')('a limit of the system', () => {
  it.each(['-journal', '-wal', '-shm'])('%s as a folder is told to be in the way', async (suffix) => {
    const path = await closedCampaign();
    mkdirSync(`${path}${suffix}`);
    await expect(openWritable(path, noon)).rejects.toThrow(
      `Test.racketeer cannot be opened because ${path}${suffix} is in its way; move that elsewhere and try again.`,
    );
  });

  it('on open files is told at every number of them', { tags: 'rest' }, async () => {
    const path = await closedCampaign();
    const told = runLimited(
      `
      import { openSync, closeSync } from 'node:fs';
      const { openWritable } = await import('#store/open.ts');
      const limit = [];
      const fill = () => { try { for (;;) limit.push(openSync(process.execPath, 'r')); } catch {} };
      const said = new Set();
      for (let free = 0; free <= 12; free += 1) {
        fill();
        for (let n = 0; n < free; n += 1) closeSync(limit.pop());
        const answer = await openWritable(${JSON.stringify(path)}, new Date()).then(
          (store) => { store.close(); return 'opened'; },
          (problem) => problem.message,
        );
        while (limit.length > 0) closeSync(limit.pop());
        said.add(answer);
      }
      console.log(JSON.stringify([...said]));
    `,
      'ulimit -n 96',
    );
    expect(told.sort()).toEqual([
      'Test.racketeer cannot be opened because too many files are open; close other programs, or raise the limit of open files, and try again.',
      'opened',
    ]);
  });

  it('on the size of a file is told when it is reached, and nothing is lost', async () => {
    const path = await closedCampaign();
    const before = readFileSync(path).length;
    const told = runLimited(
      `
      const { openWritable } = await import('#store/open.ts');
      const store = await openWritable(${JSON.stringify(path)}, new Date());
      const said = [];
      for (let n = 0; n < 40 && said.length === 0; n += 1) {
        try {
          store.transaction(() => store.keepNote({ viewer: 'gm', subject: String(n), words: 'x'.repeat(60_000) }));
        } catch (problem) { said.push(problem.message); }
      }
      console.log(JSON.stringify(said));
    `,
      `ulimit -f ${Math.ceil(before / 512) + 600}`,
    );
    expect(told).toEqual([
      'Test.racketeer stays as it was because a file would grow larger than the system allows; raise the limit of file sizes, or choose another disk, and try again.',
    ]);
    (await openWritable(path, noon)).close();
  });
});

/** Runs a script of the sources under a limit of the shell; returns the list it printed. */
function runLimited(script: string, limit: string): string[] {
  const ran = spawnSync('bash', ['-c', `${limit}; exec "$0" --input-type=module -e "$1"`, process.execPath, script], {
    cwd: join(import.meta.dirname, '..', '..'),
    encoding: 'utf8',
    env: process.env,
  });
  expect(ran.stderr).toBe('');
  return JSON.parse(ran.stdout) as string[];
}
