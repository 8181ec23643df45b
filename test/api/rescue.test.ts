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
      const { message } = await refusalOf(
        calls.campaign.rescue({ path: file, backup: backup?.path ?? '' }),
      );
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
