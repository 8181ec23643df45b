import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCampaign, rescueCampaign } from '#commands/files.ts';
import { describeFile } from '#queries/files.ts';
import { findBackupFolder } from '#store/backups/backupFolders.ts';
import { listBackups } from '#store/backups/lookup.ts';
import type { GameId } from '#shared/words/games.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { everyGame, foundedIn } from '../support/everyGame.ts';

const games = everyGame.map(({ rulebook }) => rulebook.id);

it.each<GameId>(games)('a new campaign of %s has a second copy, from which it is rescued', async (game) => {
  const path = join(temporaryFolder(), 'First.racketeer');
  const session = await foundedIn(game, path);
  const before = session.snapshot.state;
  session.store.close();
  truncateSync(path, 0);
  const [only, ...more] = listBackups(path);
  expect(only?.label).toBe('as it began');
  expect(more).toEqual([]);
  const rescued = await rescueCampaign(path, only?.path ?? '', noon);
  expect(rescued.session.snapshot.state).toEqual(before);
  rescued.session.store.close();
});

it('an opening keeps a backup where the newest is older than an hour, and three of them at most', async () => {
  const path = join(temporaryFolder(), 'Opened.racketeer');
  (await foundedIn('turf-war', path)).store.close();
  const open = async (minutes: number): Promise<string[]> => {
    const session = await openCampaign(path, new Date(noon.getTime() + minutes * 60_000));
    session.store.close();
    return listBackups(path).map(({ label }) => label);
  };
  expect(await open(59)).toEqual(['as it began']);
  expect(await open(61)).toEqual(['opened', 'as it began']);
  expect(await open(100)).toEqual(['opened', 'as it began']);
  for (const minutes of [200, 300, 400]) await open(minutes);
  expect(await open(401)).toEqual(['opened', 'opened', 'opened']);
});

it.each([
  ['with its backups', true],
  ['without a backup', false],
])('a campaign that was emptied is damaged, %s', async (_how, keepsBackups) => {
  const path = join(temporaryFolder(), 'Emptied.racketeer');
  const session = await foundedIn('godfather', path);
  const { file_id: id } = session.store.campaign();
  session.store.close();
  if (!keepsBackups) rmSync(findBackupFolder(id), { recursive: true });
  truncateSync(path, 0);
  expect(await describeFile(path)).toMatchObject({ isDamage: true });
  expect((await describeFile(path)).problem).toMatch(/is damaged \(it is empty\)/);
  await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged \(it is empty\)/);
  expect(listBackups(path)).toHaveLength(keepsBackups ? 1 : 0);
});
