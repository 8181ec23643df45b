import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openCampaign, restoreCampaign } from '#commands/files.ts';
import type { Session } from '#commands/session.ts';
import { undo } from '#commands/undo.ts';
import { listCampaignBackups } from '#queries/files.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';

/** Closes months with other dice than another play of them had. */
async function playOtherwise(session: Session, months: number): Promise<void> {
  const { state, rng } = session.snapshot;
  session.snapshot = { state, rng: rng.map((word) => word ^ 1) };
  await playMonths(session, months);
}

const labels = (path: string): string[] => listCampaignBackups(path).map(({ label }) => label);
const dropped = ' (of a play that was dropped)';

it('backups of a play that was dropped are marked, in the list of a lost campaign too', async () => {
  const session = await campaignOnDisk({ path: join(temporaryFolder(), 'Lines.racketeer') });
  const { path } = session.store;
  await playMonths(session, 4);
  const before = [
    'before April 1925 closed',
    'before March 1925 closed',
    'before February 1925 closed',
    'before January 1925 closed',
    'as it began',
  ];
  expect(labels(path)).toEqual(before);
  await undo(session, { toPeriod: 2 });
  // It can still be played again: nothing has taken its place.
  expect(labels(path)).toEqual(before);
  await playOtherwise(session, 2);
  const after = [
    'before March 1925 closed',
    'before February 1925 closed',
    `before April 1925 closed${dropped}`,
    `before March 1925 closed${dropped}`,
    'before February 1925 closed',
    'before January 1925 closed',
    'as it began',
  ];
  const pruned = labels(path);
  expect(pruned).toEqual(after.filter((label) => pruned.includes(label)));
  expect(pruned.filter((label) => label.endsWith(dropped))).toHaveLength(2);
  session.store.close();
  rmSync(path);
  expect(labels(path)).toEqual(pruned);
});

it('a restore drops a play once something else is played', async () => {
  const session = await campaignOnDisk({ path: join(temporaryFolder(), 'Back.racketeer') });
  const { path } = session.store;
  await playMonths(session, 2);
  const oldest = listCampaignBackups(path).find(({ label }) => /January/.test(label));
  const restored = await restoreCampaign(session, oldest?.path ?? '', noon);
  expect(labels(path).filter((label) => label.endsWith(dropped))).toEqual([]);
  await playOtherwise(restored, 1);
  expect(labels(path)).toEqual([
    'before January 1925 closed',
    `before a restore${dropped}`,
    `before February 1925 closed${dropped}`,
    'before January 1925 closed',
    'as it began',
  ]);
  restored.store.close();
});

it('a copy in the place of its original drops the play of that', async () => {
  const session = await campaignOnDisk({ path: join(temporaryFolder(), 'Synced.racketeer') });
  const { path } = session.store;
  await playMonths(session, 1);
  session.store.close();
  const other = join(temporaryFolder(), 'Other.racketeer');
  copyFileSync(path, other);
  const first = await openCampaign(path, noon);
  await playMonths(first, 2);
  first.store.close();
  rmSync(path);
  copyFileSync(other, path);
  const second = await openCampaign(path, noon);
  await playOtherwise(second, 1);
  second.store.close();
  expect(labels(path).filter((label) => label.endsWith(dropped))).toEqual([`before March 1925 closed${dropped}`]);
});

const fixtures = join(import.meta.dirname, '../fixtures');
const packedCampaigns = readdirSync(fixtures).filter((name) => name.endsWith('.racketeer.gz'));

it.each(packedCampaigns)('the backup before an upgrade of %s is of the play that goes on', async (name) => {
  const path = join(temporaryFolder(), 'Older.racketeer');
  writeFileSync(path, gunzipSync(readFileSync(join(fixtures, name))));
  const session = await openCampaign(path, noon);
  session.store.close();
  expect(labels(path).filter((label) => label.endsWith(dropped))).toEqual([]);
});
