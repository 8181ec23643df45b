import { describe, expect, it } from 'vitest';
import { currentOf, neighbourOf, newestFirst } from '../../src-renderer/frame/paper/editions.ts';

const editions = [1, 3, 2].map((period) => ({
  period,
  date: `m${period}`,
  headline: `h${period}`,
}));

describe('the list of editions', () => {
  it('is newest first', () => {
    expect(newestFirst(editions).map(({ period }) => period)).toEqual([3, 2, 1]);
  });

  it('shows the newest until another is picked, and again when that one is gone', () => {
    expect(currentOf(editions, null)?.period).toBe(3);
    expect(currentOf(editions, 1)?.period).toBe(1);
    expect(currentOf(editions, 9)?.period).toBe(3);
    expect(currentOf([], null)).toBeNull();
  });

  it('goes to the period before and after, and stops at both ends', () => {
    expect(neighbourOf(editions, 2, -1)?.period).toBe(1);
    expect(neighbourOf(editions, 2, 1)?.period).toBe(3);
    expect(neighbourOf(editions, 1, -1)).toBeNull();
    expect(neighbourOf(editions, 3, 1)).toBeNull();
  });
});
