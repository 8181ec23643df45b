import Database from 'better-sqlite3';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { undo } from '#commands/undo.ts';
import { describeFile } from '#queries/files.ts';
import { campaignOnDisk, playMonths, temporaryFolder } from '../support/campaigns.ts';

describe('a campaign file in a list', () => {
  it('tells its title, its date and its gangs, while it is being played too', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 2);
    const file = await describeFile(session.store.path);
    expect(file).toMatchObject({ title: 'Paradise', date: 'March 1925', problem: null });
    expect(file.gangs).toContain('The Sixth Streeters');
  });

  it('says that it is over once somebody has won, and no longer when that month is undone', async () => {
    const session = await campaignOnDisk({ houseRules: { lastMonth: 2 } });
    const isOver = async (): Promise<boolean> => (await describeFile(session.store.path)).isOver;
    await playMonths(session, 1);
    expect(await isOver()).toBe(false);
    await playMonths(session, 1);
    expect(await isOver()).toBe(true);
    await undo(session, {});
    expect(await isOver()).toBe(false);
  });

  it('is marked as damaged when its journal was altered, so that a backup is offered', async () => {
    const session = await campaignOnDisk();
    session.store.close();
    const db = new Database(session.store.path);
    db.exec("UPDATE journal SET title = 'forged' WHERE seq = 1");
    db.close();
    expect(await describeFile(session.store.path)).toMatchObject({ isDamage: true, title: 'Test.racketeer' });
  });

  it('is not called damaged when it is missing or never was a campaign', async () => {
    const folder = temporaryFolder();
    const diary = join(folder, 'diary.racketeer');
    writeFileSync(diary, 'Dear diary');
    expect(await describeFile(diary)).toMatchObject({
      isDamage: false,
      problem: expect.stringMatching(/not a Racketeer/) as string,
    });
    expect(await describeFile(join(folder, 'gone.racketeer'))).toMatchObject({ isDamage: false });
  });
});
