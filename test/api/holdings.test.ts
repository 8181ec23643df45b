import { expect, it } from 'vitest';
import { closeMonth, openDesk } from '../support/desk.ts';

it('who held which door is told change by change, and comes to who holds it now', async () => {
  const { calls } = await openDesk();
  for (let month = 0; month < 4; month += 1) await closeMonth(calls);
  const changes = await calls.history.holdings();
  const { businesses } = await calls.games.paradise.view({ viewer: 'gm' });
  const holders = new Map(changes.map(({ thing, holder }) => [thing, holder]));
  for (const { id, owner } of businesses) expect(holders.get(id) ?? null).toBe(owner);
  expect(changes.every(({ period }, n) => period >= (changes[n - 1]?.period ?? 0))).toBe(true);
  expect(new Set(changes.map(({ period }) => period)).size).toBeGreaterThan(1);
  await calls.history.undo({ toPeriod: 1 });
  expect((await calls.history.holdings()).length).toBeLessThan(changes.length);
});
