import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingNews } from '#frame/table/pending.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a flood of news makes a page look a few times a second, and once more after the last', async () => {
  const news = new PendingNews();
  let looks = 0;
  let heard = 0;
  let seen = 0;
  const session = {
    busyWith: null,
    follow: () => {
      looks += 1;
      seen = heard;
      return Promise.resolve();
    },
  };
  for (let nth = 0; nth < 1_000; nth += 1) {
    heard += 1;
    news.note('changed', false);
    void news.show(session);
    await vi.advanceTimersByTimeAsync(10);
  }
  // A thousand pieces in ten seconds.
  expect(looks).toBeGreaterThan(20);
  expect(looks).toBeLessThan(30);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toBe(1_000);
});
