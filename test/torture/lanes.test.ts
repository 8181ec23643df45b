import { expect, it } from 'vitest';
import { computeShare } from './lanes.ts';

const timed = { seconds: 10, isTimed: true } as const;
const [long, short] = [{ seconds: 50 }, { seconds: 30 }];

it('time is shared out by what each trial needs, two of them running at once', () => {
  expect(computeShare(timed, [timed, long, short], 100_000)).toBe(20_000);
  expect(computeShare(short, [short, long], 80_000)).toBe(60_000);
});

it('no trial gets more than is left, nor less than a second', () => {
  expect(computeShare(long, [long], 40_000)).toBe(40_000);
  expect(computeShare(short, [short], -5)).toBe(1_000);
});
