import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { exportPaper, readEdition } from '#queries/papers.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { openReadable } from '#store/open.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { racketeer, startRacketeer } from '../support/commandLine.ts';

async function yearOf(file: string, seed: number): Promise<string> {
  await racketeer('new', file, '--seed', String(seed), '--npcs', '4');
  const played = await racketeer('advance', file, '--months', '12', '--auto');
  expect(played).toEqual({
    code: 0,
    out: Array.from({ length: 12 }, (_, index) => `month ${index + 1} closed\n`).join(''),
    err: '',
  });
  return (await racketeer('status', file, '--json')).out;
}

/** Every paper of a campaign in every format. */
async function papersOf(file: string): Promise<string[]> {
  const store = openReadable(file);
  try {
    const exported = store.editions().flatMap(({ period: month }) => {
      const edition = readEdition({ store, rulebook: paradise }, month);
      return (['html', 'md', 'txt'] as const).map((f) => exportPaper(paradise, edition, f, []));
    });
    return (await Promise.all(exported)).map(({ content }) => content);
  } finally {
    store.close();
  }
}

describe('a year on the command line', () => {
  it('is the same for the same seed, to the byte, and whole', async () => {
    const folder = temporaryFolder();
    const [one, two, other] = ['One', 'Another name', 'Other seed'].map((name) =>
      join(folder, `${name}.racketeer`),
    ) as [string, string, string];
    const [status, again, different] = await Promise.all([yearOf(one, 7), yearOf(two, 7), yearOf(other, 8)]);
    expect(again).toBe(status);
    expect(different).not.toBe(status);
    const papers = await papersOf(one);
    expect(papers).toHaveLength(12 * 3);
    expect(await papersOf(two)).toEqual(papers);
    expect(await papersOf(other)).not.toEqual(papers);
    expect(await racketeer('paper', one, '--month', '6')).toEqual(await racketeer('paper', two, '--month', '6'));
    const verified = await racketeer('verify', one);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain('12 closed months replay to their seals.');
    const sqlite = spawnSync('sqlite3', [one, 'pragma integrity_check'], { encoding: 'utf8' });
    // A machine without the sqlite3 program proves the same through `verify` above.
    if (sqlite.error === undefined) expect(sqlite.stdout).toBe('ok\n');
  });

  it('killed in the middle loses no month it said was closed', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'Killed.racketeer');
    await racketeer('new', file, '--seed', '9');
    for (const lastLine of [3, 9]) {
      const acknowledged = await killedAfter(file, lastLine);
      copyFileSync(file, join(folder, `as-left-${lastLine}`));
      const session = await openCampaign(file, noon);
      const months = session.store.periods().map((row) => row.period);
      expect(acknowledged.filter((month) => !months.includes(month))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThanOrEqual(lastLine);
      expect(session.store.editions()).toHaveLength(months.length);
      expect(verifyCampaign(session)).toMatchObject({ isWhole: true, findings: [] });
      session.store.close();
    }
    expect((await racketeer('advance', file, '--auto')).code).toBe(0);
  });
});

/** Plays on until this many months were acknowledged, then kills the process without warning. */
function killedAfter(file: string, lines: number): Promise<number[]> {
  const child = startRacketeer(['advance', file, '--months', '200', '--auto']);
  const acknowledged: number[] = [];
  if (child.stdout === null) throw new Error('The process has no output.');
  createInterface({ input: child.stdout }).on('line', (line) => {
    const month = /^month (\d+) closed$/.exec(line)?.[1];
    if (month !== undefined) acknowledged.push(Number(month));
    if (acknowledged.length === lines) setTimeout(() => child.kill('SIGKILL'), lines * 2);
  });
  return new Promise((resolve) => child.once('close', () => resolve(acknowledged)));
}
