import { describe, expect, it } from 'vitest';
import { describeStillBound } from '#shared/games/godfather/dealWords.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [red, blue] = ['red', 'blue'] as SeatId[] as [SeatId, SeatId];
const bound = (fromLeft: number, toLeft: number): string =>
  describeStillBound({ from: red, to: blue, fromLeft, toLeft }, (seat) => (seat === red ? 'Rosso' : 'Blu'));

describe('how long a deal binds', () => {
  it('[GOD-DEAL-5] each side counts its own turns, and one that is through is not named', () => {
    expect(bound(2, 1)).toBe('the Rossos for 2 more turns and the Blus for 1 more turn');
    expect(bound(0, 1)).toBe('the Blus for 1 more turn');
    expect(bound(3, 0)).toBe('the Rossos for 3 more turns');
  });
});
