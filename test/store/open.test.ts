import { paradiseState, campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { migrations } from '#migrations/index.ts';
import {
  branchCampaign,
  damageNotice,
  foundCampaign,
  openCampaign,
  rescueCampaign,
  restoreCampaign,
} from '#commands/files.ts';
import { describeFile } from '#queries/files.ts';
import { undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { findBackupFolder } from '#store/backups/backupFolders.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { createStore, openReadable, openWritable, removeStore } from '#store/open.ts';
import { setupFor } from '../support/founded.ts';
import { changeAndSeal } from '../support/sealing.ts';

async function closedCampaign(): Promise<string> {
  const session = await campaignOnDisk();
  session.store.close();
  return session.store.path;
}

function tamper(path: string, statement: string): void {
  const db = new Database(path);
  db.exec(statement);
  db.close();
}

describe('a part that is damaged', () => {
  it.each([
    ['a paper', "UPDATE edition SET headline = 'Mayor flees'", 'The row 1 of edition was altered.'],
    ['a step to redo', "UPDATE undone SET title = 'nothing'", 'The row 3 of undone was altered. There are 1 more.'],
    ['a note', "UPDATE note SET words = 'nothing' WHERE viewer = 'gm'", 'The row gm/person p1 of note was altered.'],
  ])('of %s is told at opening, and the game goes on', async (_what, statement, finding) => {
    const session = await campaignOnDisk();
    await playMonths(session, 3);
    await undo(session, {});
    await undo(session, {});
    session.store.transaction(() => {
      session.store.keepNote({ viewer: 'gm', subject: 'person p1', words: 'Owes me' });
    });
    session.store.close();
    const { path } = session.store;
    tamper(path, statement);
    const again = await openCampaign(path, noon);
    expect(damageNotice(again.store)).toBe(
      `A part of this file is damaged and is left out: ${finding} Play on without it, or restore a backup.`,
    );
    await playMonths(again, 1);
    again.store.close();
  });

  it.each([
    ['the place of a gang', 'UPDATE seat SET place = 9 WHERE place = 4', /list of the gangs/],
    ['the number of a line', 'UPDATE ledger SET id = 4000 WHERE id = 1', /not numbered one by one/],
  ])('in %s is found by verify', async (_what, statement, finding) => {
    const path = await closedCampaign();
    const whole = openReadable(path);
    expect(verifyCampaign({ store: whole, rulebook: paradise }).findings).toEqual([]);
    expect(damageNotice(whole)).toBeNull();
    whole.close();
    tamper(path, statement);
    const store = openReadable(path);
    const { findings } = verifyCampaign({ store, rulebook: paradise });
    expect(findings).toEqual([expect.stringMatching(finding)]);
    store.close();
  });
});

describe('opening a campaign', () => {
  it('keeps synchronous FULL, foreign keys and WAL on every open', async () => {
    const path = await closedCampaign();
    const store = await openWritable(path, noon);
    expect(store.settings()).toEqual({ journalMode: 'wal', synchronous: 2, foreignKeys: 1 });
    store.close();
  });

  it('marks the file as a Racketeer campaign with STRICT tables', async () => {
    const db = new Database(await closedCampaign(), { readonly: true });
    expect(db.pragma('application_id', { simple: true })).toBe(0x524b5452);
    expect(db.pragma('user_version', { simple: true })).toBe(migrations.length);
    const loose = db
      .prepare('SELECT name FROM pragma_table_list WHERE type = ? AND strict = 0 AND name NOT LIKE ?')
      .all('table', 'sqlite_%');
    expect(loose).toEqual([]);
    db.close();
  });

  it.each([
    ['a missing file', (path: string) => `${path}.gone`, /There is no file/],
    [
      'a text file',
      (path: string) => {
        const diary = `${path}.racketeer`;
        writeFileSync(diary, 'Dear diary, '.repeat(200));
        return diary;
      },
      /is not a Racketeer campaign/,
    ],
    [
      'a text file in the place of a campaign that has backups',
      (path: string) => {
        writeFileSync(path, 'Dear diary, '.repeat(200));
        return path;
      },
      /is damaged \(it is no campaign any more\); restore a backup/,
    ],
    [
      'another program’s database',
      (path: string) => {
        const strange = `${path}.racketeer`;
        copyFileSync(path, strange);
        tamper(strange, 'PRAGMA application_id = 7');
        return strange;
      },
      /is not a Racketeer campaign/,
    ],
    [
      'a newer format',
      (path: string) => {
        tamper(path, 'PRAGMA user_version = 99');
        return path;
      },
      /newer Racketeer \(format 99, this one reads up to \d+\)/,
    ],
    [
      'an altered journal',
      (path: string) => {
        tamper(path, "UPDATE journal SET title = 'forged' WHERE seq = 1");
        return path;
      },
      /is damaged \(Step 1 \(.+\) was altered\); restore a backup/,
    ],
    [
      'a game this program lacks',
      (path: string) => {
        changeAndSeal(path, "UPDATE campaign SET game = 'chicago'");
        return path;
      },
      /plays “chicago”, which this program does not know/,
    ],
  ])('answers %s with one sentence and changes nothing', async (_case, spoil, sentence) => {
    const path = spoil(await closedCampaign());
    const before = existsSync(path) ? readFileSync(path) : null;
    await expect(openCampaign(path, noon)).rejects.toThrow(sentence);
    if (before !== null) expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('leaves nothing beside a file that is no campaign, nor in a folder', async () => {
    const folder = temporaryFolder();
    const diary = join(folder, 'diary.txt');
    writeFileSync(diary, 'Dear diary, '.repeat(200));
    await expect(openCampaign(diary, noon)).rejects.toThrow(/is not a Racketeer campaign/);
    await expect(openCampaign(folder, noon)).rejects.toThrow(/cannot be read/);
    expect(readdirSync(folder)).toEqual(['diary.txt']);
  });

  it('says that a file cut in half is damaged', async () => {
    const path = await closedCampaign();
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, Math.floor(whole.length / 2)));
    await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged .* restore a backup/);
  });

  it('is refused to a second program while the first has it, and free when that one closes', async () => {
    const session = await campaignOnDisk();
    await expect(openWritable(session.store.path, noon)).rejects.toThrow(/open in another Racketeer/);
    const reader = openReadable(session.store.path);
    expect(reader.campaign().title).toBe('Paradise');
    reader.close();
    session.store.close();
    const second = await openWritable(session.store.path, noon);
    second.close();
  });

  it('is not written on where its file was moved away; it goes on when that is back, or in a branch', async () => {
    const session = await campaignOnDisk();
    const { path } = session.store;
    const away = `${path}.away`;
    const branch = join(dirname(path), 'branch.racketeer');
    renameSync(path, away);
    await expect(playMonths(session, 1)).rejects.toThrow(/not where it was opened any more/);
    renameSync(away, path);
    await playMonths(session, 1);
    renameSync(path, away);
    const way = { path: branch, fileId: 'a-branch', title: 'Branch' };
    const copy = await branchCampaign(session, way, noon);
    await playMonths(copy, 1);
    expect(copy.store.periods()).toHaveLength(2);
    copy.store.close();
  });

  it('is one file under two names', async () => {
    const session = await campaignOnDisk();
    const other = join(temporaryFolder(), 'Other name.racketeer');
    symlinkSync(session.store.path, other);
    await expect(openWritable(other, noon)).rejects.toThrow(/open in another Racketeer/);
  });

  it('is not called damaged where SQLite cannot open it', async () => {
    const path = await closedCampaign();
    mkdirSync(`${path}-wal`);
    const problem = await openCampaign(path, noon).catch((refusal: unknown) => refusal);
    expect(problem).toMatchObject({
      message: expect.stringMatching(/-wal is in its way; move that elsewhere and try again\.$/) as string,
      isDamage: false,
    });
  });

  it('is never created over another file, and a refused setup leaves none', async () => {
    const session = await campaignOnDisk();
    await expect(createStore(session.store.path)).rejects.toThrow(/exists already/);
    const path = join(temporaryFolder(), 'Poor.racketeer');
    const setup = setupFor({ houseRules: { startingMoneyDollars: 10 } });
    await expect(foundCampaign({ game: 'paradise' as const, path, fileId: 'x', setup }, noon)).rejects.toThrow(
      /starting money/,
    );
    expect(existsSync(path)).toBe(false);
  });
});

describe('migrations', () => {
  it('are all run for a new file, from 0001-campaign-file on', async () => {
    const path = join(temporaryFolder(), 'Empty.racketeer');
    const store = await createStore(path);
    store.close();
    const db = new Database(path, { readonly: true });
    const names = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
      .pluck()
      .all();
    db.close();
    expect(names).toEqual(
      expect.arrayContaining([
        'campaign',
        'edition',
        'journal',
        'ledger',
        'period',
        'projection',
        'seat',
        'step',
        'undone',
      ]),
    );
  });

  const next = {
    name: 'for-a-test',
    up: async (db: Kysely<unknown>): Promise<void> => {
      await sql`ALTER TABLE campaign ADD COLUMN motto TEXT`.execute(db);
    },
  };

  it('bring an older file up to date after keeping a copy of it', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    session.store.close();
    const path = session.store.path;
    const known = [...migrations, next];
    expect(() => openReadable(path, known)).toThrow(/from an older Racketeer/);
    const store = await openWritable(path, noon, { known });
    expect(Object.keys(store.campaign())).toContain('motto');
    expect(store.journal.entries().length).toBeGreaterThan(3);
    store.close();
    expect(listBackups(path).map((backup) => backup.label)).toContain('before an upgrade');
    await expect(openWritable(path, noon)).rejects.toThrow(/newer Racketeer/);
  });

  it('leave the file as it was when one fails', async () => {
    const path = await closedCampaign();
    const broken = {
      name: 'broken',
      up: async (db: Kysely<unknown>): Promise<void> => {
        await next.up(db);
        await sql`SELECT * FROM nowhere`.execute(db);
      },
    };
    await expect(openWritable(path, noon, { known: [...migrations, broken] })).rejects.toThrow();
    const store = await openWritable(path, noon);
    expect(Object.keys(store.campaign())).not.toContain('motto');
    store.close();
  });
});

describe('backups', () => {
  it(
    'are kept before each month, verified: the newest five, one a day for a week, one a month',
    { tags: 'rest' },
    async () => {
      const session = await campaignOnDisk();
      const day = 24 * 3_600_000;
      for (let days = 0; days < 40; days += 1) {
        for (const hours of [0, 3_600_000]) {
          await session.store.backUp('close', 'before it', new Date(noon.getTime() + days * day + hours));
        }
      }
      const backups = listBackups(session.store.path);
      // Five of the last three days, four days before them, the end of January, and that of the founding.
      expect(backups.map(({ writtenAt }) => writtenAt.slice(5, 13))).toEqual([
        ...['02-10T13', '02-10T12', '02-09T13', '02-09T12', '02-08T13'],
        ...['02-07T13', '02-06T13', '02-05T13', '02-04T13', '01-31T13'],
        '01-02T12',
      ]);
      for (const { path } of backups.slice(0, 3)) {
        const copy = openReadable(path);
        expect(verifyCampaign({ store: copy, rulebook: paradise }).isWhole).toBe(true);
        copy.close();
      }
      const stray = readdirSync(findBackupFolder('test-file')).filter((n) => !n.endsWith('.racketeer'));
      expect(stray).toEqual(['campaign.json']);
      expect(readdirSync(dirname(session.store.path)).some((n) => n.includes('backup'))).toBe(false);
    },
  );

  it('are in the order they were made, although the clock was wrong for a while', async () => {
    const session = await campaignOnDisk();
    for (let n = 0; n < 24; n += 1) {
      await session.store.backUp('close', `wrong ${n}`, new Date('2031-05-05T12:00:00Z'));
    }
    for (const label of ['a', 'b', 'c']) await session.store.backUp('close', label, noon);
    expect(
      listBackups(session.store.path)
        .map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['c', 'b', 'a']);
  });

  it('of a turn with many reveals leave those of the turns before in their place', async () => {
    const session = await campaignOnDisk();
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      for (let reveal = 0; reveal < 7; reveal += 1) {
        await session.store.backUp('close', `before turn ${turn}`, noon);
      }
    }
    const labels = listBackups(session.store.path).map(({ label }) => label);
    expect([...new Set(labels)]).toEqual([...[6, 5, 4, 3, 2].map((turn) => `before turn ${turn}`), 'as it began']);
    expect(labels).toHaveLength(10);
  });

  it('of a failing upgrade take no other’s place, and one content is kept once', { tags: 'rest' }, async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 3);
    session.store.close();
    const { path } = session.store;
    const real = listBackups(path).map((backup) => backup.path);
    const failing = { name: 'failing', up: () => Promise.reject(new Error('This one fails.')) };
    for (let tries = 0; tries < 30; tries += 1) {
      await expect(openWritable(path, noon, { known: [...migrations, failing] })).rejects.toThrow();
    }
    const after = listBackups(path);
    expect(after.map((backup) => backup.path)).toEqual(expect.arrayContaining(real));
    expect(after).toHaveLength(real.length + 1);
  });

  it('pay no heed to a folder, a dangling link or a stranger among them', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const folder = findBackupFolder('test-file');
    mkdirSync(join(folder, '000009 20260101T000000 close x.racketeer'));
    symlinkSync('/nowhere', join(folder, '000008 20260101T000000 close y.racketeer'));
    writeFileSync(join(folder, 'unfinished-1'), 'half');
    mkdirSync(join(folder, 'unfinished-2'));
    await playMonths(session, 1);
    expect(listBackups(session.store.path)).toHaveLength(3);
  });

  it('leave alone what another program is writing, and clear away what one left that ended', async () => {
    const session = await campaignOnDisk();
    const folder = findBackupFolder('test-file');
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const [others, orphan, half] = [`unfinished-${process.ppid}`, `unfinished-${ended}`, 'unfinished'];
    mkdirSync(folder, { recursive: true });
    for (const name of [others, orphan, half]) writeFileSync(join(folder, name), 'half');
    await playMonths(session, 1);
    expect(readdirSync(folder).filter((name) => name.startsWith('unfinished'))).toEqual([others]);
  });

  it('of a deleted campaign bring it back, and are never another campaign’s', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 2);
    session.store.close();
    const { path } = session.store;
    removeStore(path);
    expect(await describeFile(path)).toMatchObject({ isDamage: true });
    expect((await describeFile(path)).problem).toMatch(/any more, but 3 backups of it are kept/);
    const [backup] = listBackups(path);
    const back = await rescueCampaign(path, backup?.path ?? '', noon);
    expect(back.keptAs).toBeNull();
    expect(paradiseState(back.session).month).toBe(2);
    back.session.store.close();
    removeStore(path);
    const setup = setupFor();
    const other = await foundCampaign({ game: 'paradise', path, fileId: 'other', setup }, noon);
    if (other.kind === 'question') throw new Error(other.question.prompt);
    expect(listBackups(path).map(({ label }) => label)).toEqual(['as it began']);
    await expect(restoreCampaign(other.session, backup?.path ?? '', noon)).rejects.toThrow(/another campaign/);
    other.session.store.close();
    writeFileSync(path, '');
    expect(listBackups(path).map(({ label }) => label)).toEqual(['as it began']);
  });

  it('restore to what they were, and keep what was there before', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 3);
    const before = listBackups(session.store.path).find((b) => b.label === 'before March 1925 closed');
    const restored = await restoreCampaign(session, before?.path ?? '', noon);
    expect(paradiseState(restored).month).toBe(3);
    expect(verifyCampaign(restored).isWhole).toBe(true);
    const kept = listBackups(restored.store.path).find((b) => b.label === 'before a restore');
    expect(kept).toBeDefined();
    restored.store.close();
  });

  it('restore the oldest that is kept, although keeping what was there prunes one', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 7);
    const oldest = listBackups(session.store.path).at(-2);
    expect(oldest?.label).toBe('before March 1925 closed');
    const restored = await restoreCampaign(session, oldest?.path ?? '', noon);
    expect(paradiseState(restored).month).toBe(3);
    expect(readdirSync(dirname(restored.store.path)).sort()).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/incoming/)]),
    );
    restored.store.close();
  });

  it('a file that is no campaign is not restored, and the campaign stays open', async () => {
    const session = await campaignOnDisk();
    const stranger = join(temporaryFolder(), 'diary.racketeer');
    writeFileSync(stranger, 'Dear diary');
    await expect(restoreCampaign(session, stranger, noon)).rejects.toThrow(/not a Racketeer campaign/);
    expect(session.store.isOpen).toBe(true);
    await playMonths(session, 1);
  });

  it('a branch goes its own way and leaves the original as it was', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const original = session.snapshot;
    const path = join(temporaryFolder(), 'What if.racketeer');
    const copy = await branchCampaign(session, { path, fileId: 'branch', title: 'What if' }, noon);
    expect(copy.store.campaign()).toMatchObject({ title: 'What if', branched_from: 'test-file' });
    await playMonths(copy, 1);
    copy.store.close();
    const back = await openCampaign(session.store.path, noon);
    expect(back.snapshot).toEqual(original);
    back.store.close();
  });

  it('a backup is one file that can be moved and opened elsewhere', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const [backup] = listBackups(session.store.path);
    const moved = join(temporaryFolder(), 'Moved.racketeer');
    copyFileSync(backup?.path ?? '', moved);
    const opened = await openCampaign(moved, noon);
    expect(paradiseState(opened).month).toBe(1);
    opened.store.close();
  });
});

describe('a damaged campaign', () => {
  it('is rescued from a backup, and the damaged file is kept', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 2);
    session.store.close();
    const { path } = session.store;
    tamper(path, "UPDATE journal SET title = 'forged' WHERE seq = 3");
    const [backup] = listBackups(path);
    const { session: rescued, keptAs } = await rescueCampaign(path, backup?.path ?? '', noon);
    expect(paradiseState(rescued).month).toBe(2);
    expect(existsSync(keptAs ?? '')).toBe(true);
    rescued.store.close();
  });

  it('stays as it is when the backup is damaged too, or somebody has it open', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const { path } = session.store;
    const [backup] = listBackups(path);
    await expect(rescueCampaign(path, `${path}.gone`, noon)).rejects.toThrow(/no file/);
    await expect(rescueCampaign(path, backup?.path ?? '', noon)).rejects.toThrow(/open in another/);
    expect(session.store.isOpen).toBe(true);
    expect(existsSync(path)).toBe(true);
  });
});

describe('reading a campaign', () => {
  it('writes nothing and leaves nothing beside the file', async () => {
    const path = await closedCampaign();
    const before = readFileSync(path);
    const store = openReadable(path);
    expect(store.journal.entries().length).toBeGreaterThan(0);
    store.close();
    expect(readFileSync(path).equals(before)).toBe(true);
    const beside = readdirSync(dirname(path)).filter((name) => name.startsWith('Test.racketeer'));
    expect(beside).toEqual(['Test.racketeer']);
  });
});
