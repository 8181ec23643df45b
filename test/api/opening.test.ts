import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { campaignOnDisk, playMonths } from '../support/campaigns.ts';
import { desk } from '../support/desk.ts';

it('the page is told what the first opening of a long campaign reads, and nothing of a quick one', async () => {
  const session = await campaignOnDisk();
  const { path } = session.store;
  await playMonths(session, 24);
  session.store.close();
  const db = new Database(path);
  db.exec('DELETE FROM kept_state');
  db.close();
  const { calls } = desk();
  expect(await calls.app.opening()).toBeNull();
  const asked = async (): Promise<string | null> => {
    const opened = calls.campaign.open({ path });
    const words = await calls.app.opening();
    await opened;
    return words;
  };
  expect(await asked()).toBe('Reading 24 months, once');
  await calls.campaign.close();
  expect(await asked()).toBeNull();
});
