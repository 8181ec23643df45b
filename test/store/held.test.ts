import Database from 'better-sqlite3';
import { describe, expect, it, test } from 'vitest';
import { openCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { describeFileProblem } from '#store/file/damage.ts';
import { CampaignFileError, explainDiskRefusal } from '#store/file/errors.ts';
import { openReadable } from '#store/open.ts';
import { campaignOnDisk, noon } from '../support/campaigns.ts';
import { closeMonth, openDesk, refusalOf } from '../support/desk.ts';

const sentence = (name: string): string => `${name} is held by another program; close it there and try again.`;

test.each([
  'SQLITE_BUSY',
  'SQLITE_BUSY_RECOVERY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_BUSY_TIMEOUT',
  'SQLITE_LOCKED',
  'SQLITE_LOCKED_SHAREDCACHE',
  'SQLITE_PROTOCOL',
  'EBUSY',
  'ETXTBSY',
])('%s is told as a file that is held, and never as damage', (code) => {
  const cause = Object.assign(new Error('database is locked'), { code });
  for (const tell of [explainDiskRefusal, describeFileProblem]) {
    const told = tell('/games/p.racketeer', cause);
    expect(told).toBeInstanceOf(CampaignFileError);
    expect(told).toMatchObject({ message: sentence('p.racketeer'), isDamage: false, cause });
  }
});

/** Holds SQLite's write lock on a file while the work is done, as a browser of databases does. */
async function whileHeld<T>(
  path: string,
  work: () => Promise<T>,
  how: 'from writing' | 'from everybody' = 'from writing',
): Promise<T> {
  const other = new Database(path);
  if (how === 'from everybody') other.pragma('locking_mode = EXCLUSIVE');
  other.exec('BEGIN IMMEDIATE');
  try {
    return await work();
  } finally {
    other.exec('ROLLBACK');
    other.close();
  }
}

describe('while another program holds the file', () => {
  it('a command is refused, changes nothing, and is done once the file is free', async () => {
    const session = await campaignOnDisk();
    const { path } = session.store;
    const before = session.store.journal.entries().length;
    await whileHeld(path, async () => {
      await expect(advance(session, { auto: true }, noon)).rejects.toThrow(sentence('Test.racketeer'));
    });
    expect(session.store.journal.entries()).toHaveLength(before);
    expect((await advance(session, { auto: true }, noon)).kind).not.toBe('question');
    session.store.close();
    const again = await openCampaign(path, noon);
    expect(again.store.journal.entries().length).toBeGreaterThan(before);
    again.store.close();
  });

  it.each(['from writing', 'from everybody'] as const)(
    'held %s it is read, and opened for writing or refused in the sentence, but never called damaged',
    async (how) => {
      const session = await campaignOnDisk();
      const { path } = session.store;
      session.store.close();
      const tell = async (open: () => Promise<{ close(): void }>): Promise<string> => {
        try {
          (await open()).close();
          return 'opened';
        } catch (problem) {
          return problem instanceof CampaignFileError ? problem.message : String(problem);
        }
      };
      const told = await whileHeld(
        path,
        async () => [
          await tell(async () => (await openCampaign(path, noon)).store),
          await tell(() => Promise.resolve(openReadable(path))),
        ],
        how,
      );
      const [written, read] = told;
      expect(read).toBe('opened');
      expect(['opened', sentence('Test.racketeer')]).toContain(written);
      if (how === 'from everybody') expect(written).not.toBe('opened');
    },
  );

  it('the interface is told so, and no bug', async () => {
    const { calls, path } = await openDesk();
    const told = await whileHeld(path, () => refusalOf(closeMonth(calls)));
    expect(told.message).toMatch(/ is held by another program; close it there and try again\.$/);
    await closeMonth(calls);
    expect((await calls.campaign.verify()).findings).toEqual([]);
  });
});
