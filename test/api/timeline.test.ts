import { expect, it } from 'vitest';
import { closeMonth, openDesk } from '../support/desk.ts';

it(
  'the timeline has each month once with its headline, what anyone could read, and who held how much',
  { tags: 'rest' },
  async () => {
    const { calls } = await openDesk();
    for (let month = 0; month < 4; month += 1) await closeMonth(calls);
    const [whole, editions, view] = [
      await calls.history.timeline({ viewer: 'gm' }),
      await calls.paper.editions(),
      await calls.games.paradise.view({ viewer: 'gm' }),
    ];
    expect(whole.map(({ period }) => period)).toEqual([1, 2, 3, 4, 5]);
    for (const { period, headline } of editions)
      expect(whole.find((one) => one.period === period)?.headline).toBe(headline);
    expect(whole.at(-1)?.headline).toBeNull();
    for (const { seat } of view.seats) {
      const owned = view.businesses.filter(({ owner }) => owner === seat).length;
      expect(whole.at(-1)?.holders.find((one) => one.seat === seat)?.count ?? 0).toBe(owned);
    }
    for (const { holders } of whole) {
      const counts = holders.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
  },
);

it('nobody reads in the timeline what his log does not tell him', async () => {
  const { calls } = await openDesk();
  for (let month = 0; month < 6; month += 1) await closeMonth(calls);
  const { seats } = await calls.games.paradise.view({ viewer: 'gm' });
  let told = 0;
  for (const { seat } of seats) {
    const log = await calls.history.log({ viewer: seat, period: null });
    const readable = new Set(log.flatMap(({ lines }) => lines.map(({ text }) => text)));
    for (const { marks } of await calls.history.timeline({ viewer: seat })) {
      for (const { text } of marks) expect(readable.has(text), text).toBe(true);
      told += marks.length;
    }
  }
  expect(told).toBeGreaterThan(0);
  await expect(calls.history.timeline({ viewer: 'g99' })).rejects.toThrow(/no such gang/);
});
