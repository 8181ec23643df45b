import Database from 'better-sqlite3';
import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closeMonth, oneSentence, openDesk, refusalOf } from '../support/desk.ts';

function damage(path: string): void {
  const db = new Database(path);
  db.exec("UPDATE journal SET title = 'forged' WHERE seq = 1");
  db.close();
}

describe('a rescue through the API', () => {
  it('puts a backup in the place of a damaged campaign and says where that is kept', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await calls.campaign.close();
    damage(path);
    const [backup] = await calls.app.backupsOf({ path });
    const opened = await calls.campaign.rescue({ path, backup: backup?.path ?? '' });
    expect(opened.path).toBe(path);
    expect(opened.notice).toMatch(/damaged file is kept as .*\.damaged-/);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('moves no file that is not a damaged campaign', async () => {
    const { calls, path, home } = await openDesk();
    await closeMonth(calls);
    await calls.campaign.close();
    const [backup] = await calls.app.backupsOf({ path });
    const diary = join(home, 'diary.txt');
    writeFileSync(diary, 'Dear diary');
    for (const file of [path, diary, join(home, 'gone.racketeer')]) {
      const { message } = await refusalOf(calls.campaign.rescue({ path: file, backup: backup?.path ?? '' }));
      expect(message).toMatch(/is not a damaged campaign/);
      expect(message).toMatch(oneSentence);
    }
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(diary, 'utf8')).toBe('Dear diary');
  });

  it('takes only a backup of that campaign', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await calls.campaign.branch({ title: 'Another' });
    const another = (await calls.campaign.current())?.path ?? '';
    await calls.campaign.close();
    damage(path);
    const { message } = await refusalOf(calls.campaign.rescue({ path, backup: another }));
    expect(message).toMatch(/no backup of/);
    expect(readdirSync(dirname(path)).join()).not.toMatch(/damaged|incoming/);
  });
});

describe('a damaged backup', () => {
  it('is marked in the list, and its refusal says to take an older one', async () => {
    const { calls } = await openDesk();
    await closeMonth(calls);
    await closeMonth(calls);
    const [newest] = await calls.campaign.backups();
    writeFileSync(newest?.path ?? '', 'garbage');
    const marks = (await calls.campaign.backups()).map(({ isDamaged }) => isDamaged);
    expect(marks).toEqual([true, false, false]);
    const { message } = await refusalOf(calls.campaign.restore({ path: newest?.path ?? '' }));
    expect(message).toMatch(/^The backup “.*” is damaged \(.*\); take an older one\.$/);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });
});

describe('a campaign that cannot be opened', () => {
  it('is listed as damaged from then on, and its backup brings it back', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await calls.campaign.close();
    const db = new Database(path);
    // Nothing that a glance at the file shows.
    db.exec("UPDATE step SET rng_after = replace(rng_after, ',', '-') WHERE step = 1");
    db.close();
    expect((await calls.app.recent())[0]).toMatchObject({ problem: null });
    expect((await refusalOf(calls.campaign.open({ path }))).message).toMatch(/is damaged/);
    expect((await calls.app.recent())[0]).toMatchObject({ path, isDamage: true });
    const [backup] = await calls.app.backupsOf({ path });
    await calls.campaign.rescue({ path, backup: backup?.path ?? '' });
    expect((await calls.app.recent())[0]).toMatchObject({ path, isDamage: false, problem: null });
  });

  it('comes back although it was deleted', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await calls.campaign.close();
    rmSync(path);
    const [file] = await calls.app.recent();
    expect(file).toMatchObject({ path, isDamage: true });
    const [backup] = await calls.app.backupsOf({ path });
    const back = await calls.campaign.rescue({ path, backup: backup?.path ?? '' });
    expect(back).toMatchObject({ path, notice: null });
  });

  it('only to be read is opened and said to be', async () => {
    const { calls, path } = await openDesk();
    await calls.campaign.close();
    chmodSync(path, 0o444);
    const { notice } = await calls.campaign.open({ path });
    expect(notice).toMatch(/can only be read/);
    const { message } = await refusalOf(closeMonth(calls));
    expect(message).toMatch(/can only be read where it lies, so nothing was changed/);
  });
});

describe('a backup that is opened through the API', () => {
  it('is not listed, refuses orders, and is restored in the place of its campaign', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await closeMonth(calls);
    await calls.campaign.close();
    const [, earlier] = await calls.app.backupsOf({ path });
    const backup = earlier?.path ?? '';
    const bytes = readFileSync(backup);
    const opened = await calls.campaign.open({ path: backup });
    expect(opened.backup).toEqual({ of: path });
    expect((await calls.app.recent()).map((file) => file.path)).toEqual([path]);
    const { message } = await refusalOf(calls.play.advance({ answers: [] }));
    expect(message).toMatch(/^This is a backup, and backups stay as they are/);
    expect(readFileSync(backup).equals(bytes)).toBe(true);
    const restored = await calls.campaign.restoreThis();
    expect(restored).toMatchObject({ path, backup: null });
    expect((await calls.games.paradise.view({ viewer: 'gm' })).period).toBe(1);
    const kept = await calls.app.backupsOf({ path });
    expect(kept[0]?.label).toBe('before a restore');
    expect((await refusalOf(calls.campaign.restoreThis())).message).toMatch(/This is no backup/);
  });

  it('is gone on with in a copy, which leaves the campaign alone', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    const bytes = readFileSync(path);
    const [backup] = await calls.app.backupsOf({ path });
    await calls.campaign.open({ path: backup?.path ?? '' });
    const copy = await calls.campaign.branch({ title: 'From a backup' });
    expect(copy.backup).toBeNull();
    await closeMonth(calls);
    expect((await calls.campaign.verify()).findings).toEqual([]);
    await calls.campaign.close();
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });
});

it('a campaign that another program wrote into is read anew when it is opened again', async () => {
  const { calls, path } = await openDesk();
  await closeMonth(calls);
  const [backup] = await calls.app.backupsOf({ path });
  writeFileSync(path, readFileSync(backup?.path ?? ''));
  const { message } = await refusalOf(calls.play.advance({ answers: [] }));
  expect(message).toMatch(/^Another program changed Paradise\.racketeer while it was open here/);
  expect(message).toMatch(oneSentence);
  await calls.campaign.open({ path });
  expect((await calls.games.paradise.view({ viewer: 'gm' })).period).toBe(1);
  await closeMonth(calls);
  expect((await calls.campaign.verify()).findings).toEqual([]);
});
