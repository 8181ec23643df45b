import Database from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { restoreState } from '#campaign/recorded.ts';
import { openCampaign } from '#commands/files.ts';
import { openReadable } from '#store/open.ts';
import { campaignOnDisk, noon, playMonths } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';

/** Drops the states that were kept: on another computer their seal does not hold. */
function forgetKept(path: string): void {
  const db = new Database(path);
  db.exec('DELETE FROM kept_state');
  db.close();
}

it('the first opening of a long campaign says what it reads, and holds few steps at once', async () => {
  const session = await campaignOnDisk();
  const { path } = session.store;
  await playMonths(session, 26);
  const { snapshot } = session;
  session.store.close();
  expect((await racketeer('status', path)).err).toBe('');
  forgetKept(path);
  expect((await racketeer('status', path)).err).toBe(
    'Reading 26 months; once the campaign was opened for playing here, this is quick…\n',
  );
  const store = openReadable(path);
  const reading = vi.spyOn(store.journal, 'entriesAfter');
  const restored = restoreState(store, session.rulebook).snapshot;
  const mostSteps = reading.mock.results.map(
    ({ value }) => new Set((value as { step: number }[]).map(({ step }) => step)).size,
  );
  expect(Math.max(...mostSteps)).toBeLessThanOrEqual(24);
  expect(restored).toEqual(snapshot);
  store.close();
  expect((await racketeer('late', path)).err).toBe('Reading 26 months, once…\n');
  const told: string[] = [];
  const again = await openCampaign(path, noon, undefined, (words) => void told.push(words));
  again.store.close();
  expect(told).toEqual([]);
});
