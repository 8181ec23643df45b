import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { asOpenHere, keepAsOwn, openCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { openForPlay } from '#cli/open.ts';
import { refusalOf, openDesk } from '../support/desk.ts';

const changes: [string, (path: string, other: string) => void][] = [
  ['emptied', (path) => truncateSync(path, 0)],
  ['cut in half', (path) => truncateSync(path, statSync(path).size >> 1)],
  ['overwritten by a text', (path) => writeFileSync(path, 'Dear diary, '.repeat(200))],
  ['overwritten by an older copy', (path, older) => writeFileSync(path, readFileSync(older))],
  ['replaced by an older copy', (path, older) => renameSync(older, path)],
  ['deleted', (path) => rmSync(path)],
];
const moments: [string, boolean][] = [
  ['was written', true],
  ['was only opened', false],
];

it.each(changes.flatMap(([how, change]) => moments.map(([when, plays]) => ({ how, change, when, plays }))))(
  'a campaign that $when here and was $how from outside is kept whole as a file of its own',
  async ({ change, plays }) => {
    const path = join(temporaryFolder(), 'Held.racketeer');
    const founded = await campaignOnDisk({ path });
    await playMonths(founded, 2);
    founded.store.close();
    const older = join(dirname(path), 'older');
    writeFileSync(older, readFileSync(listBackups(path)[0]?.path ?? ''));
    const session = await openCampaign(path, noon);
    if (plays) await playMonths(session, 1);
    const { snapshot } = session;
    const before = session.store.campaign();
    change(path, older);
    await expect(playMonths(session, 1)).rejects.toMatchObject({ about: 'file' });
    const target = join(temporaryFolder(), 'Own.racketeer');
    const own = await keepAsOwn(session, { path: target, fileId: 'own' }, noon);
    expect(session.store.isOpen).toBe(false);
    expect(own.store.campaign()).toMatchObject({
      file_id: 'own',
      branched_from: before.file_id,
      title: `${before.title} (${asOpenHere})`,
    });
    expect(own.snapshot).toEqual(snapshot);
    expect(verifyCampaign(own).findings).toEqual([]);
    await playMonths(own, 1);
    own.store.close();
  },
);

it('nothing is kept apart of a file that is as it was written, and the campaign stays open', async () => {
  const session = await campaignOnDisk();
  const target = join(temporaryFolder(), 'Own.racketeer');
  await expect(keepAsOwn(session, { path: target, fileId: 'own' }, noon)).rejects.toThrow(/is as it was written here/);
  expect(statSync(target, { throwIfNoEntry: false })).toBeUndefined();
  await playMonths(session, 1);
});

it('what is not held any more is said to be, and leaves no file', async () => {
  const session = await campaignOnDisk();
  await playMonths(session, 1);
  const target = join(temporaryFolder(), 'Own.racketeer');
  const { db } = session.store as unknown as { db: { pragma(sql: string): unknown } };
  truncateSync(session.store.path, 0);
  db.pragma('shrink_memory');
  await expect(keepAsOwn(session, { path: target, fileId: 'own' }, noon)).rejects.toThrow(
    /^Not all of the campaign is held here any more/,
  );
  expect(statSync(target, { throwIfNoEntry: false })).toBeUndefined();
});

it('the call opens what was kept, and tells where', async () => {
  const { calls, path } = await openDesk();
  truncateSync(path, 0);
  expect(await refusalOf(calls.play.advance({ answers: [] }))).toMatchObject({
    message: expect.stringMatching(/save what is open here as a separate file/) as string,
  });
  const opened = await calls.campaign.keepAsOwn();
  expect(opened.path).toMatch(/\(as it was open here\)\.racketeer$/);
  expect(opened.notice).toContain(opened.path);
  expect((await calls.campaign.verify()).findings).toEqual([]);
});

it('the command line keeps what it had open beside the file', async () => {
  const path = join(temporaryFolder(), 'Line.racketeer');
  (await campaignOnDisk({ path })).store.close();
  await expect(
    openForPlay(path, async (session) => {
      await playMonths(session, 1);
      truncateSync(path, 0);
      await playMonths(session, 1);
    }),
  ).rejects.toThrow(/^Another program changed/);
  const own = await openCampaign(join(dirname(path), `Line (${asOpenHere}).racketeer`), noon);
  expect(own.store.periods()).toHaveLength(1);
  own.store.close();
});
