import { expect, it } from 'vitest';
import { desk, first } from '../support/desk.ts';

it('a first evening opens months into a war, with orders to write, a letter to answer, and money to spend', async () => {
  const { calls } = desk();
  const opened = await calls.campaign.openSample({ game: 'paradise', isPlayed: true });
  expect(opened.title).toBe('First evening');
  const view = await calls.games.paradise.view({ viewer: first });
  expect(view.monthsPlayed).toBeGreaterThanOrEqual(2);
  expect(view).toMatchObject({ stage: 'orders', wait: { manner: 'sealed' }, ending: null });
  const kinds = view.waiting.filter(({ isDone }) => isDone !== true).map(({ kind }) => kind);
  expect(kinds).toContain('orders');
  expect(kinds).toContain('terms');
  const purchases = await calls.games.paradise.opposition.purchases({ seat: first, viewer: first });
  expect(purchases.filter(({ problem }) => problem === null)).not.toEqual([]);
  // It is a campaign as any other: what was played can be verified.
  expect((await calls.campaign.verify()).isWhole).toBe(true);
});

it('a sample as such is new', async () => {
  const { calls } = desk();
  await calls.campaign.openSample({ game: 'paradise' });
  expect((await calls.games.paradise.view({ viewer: first })).monthsPlayed).toBe(0);
});
