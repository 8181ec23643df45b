import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fight } from '#shared/games/empire-city/views.ts';
import { countSteps, sumLines } from '#games/empire-city/turn/acts.ts';

const lines = fc.array(fc.record({ name: fc.string(), points: fc.integer({ min: -3, max: 6 }) }), { maxLength: 8 });

/** A combat of two sides with these lines, and a man for each of `men`. */
function createFight(sides: readonly { lines: { name: string; points: number }[]; men: number }[]): Fight {
  return {
    kind: 'combat',
    sides: sides.map(({ lines: told, men }) => ({
      lines: told,
      men: Array.from({ length: men }, (_, nth) => ({ man: String(nth), weapon: null, isStruck: false })),
      cards: [],
      reveals: [],
    })),
  } as unknown as Fight;
}

describe('A fight that is turned up card by card', () => {
  it('[EMP-VIEW-6] has told every card and line of each side one step before it tells what came of it', () => {
    const side = fc.record({ lines, men: fc.nat({ max: 6 }) });
    fc.assert(
      fc.property(side, side, (one, other) => {
        const last = countSteps(createFight([one, other])) - 1;
        for (const { lines: told, men } of [one, other]) {
          expect(last).toBeGreaterThanOrEqual(Math.max(men, told.length));
          expect(sumLines(told, last)).toBe(told.reduce((sum, { points }) => sum + points, 0));
        }
      }),
    );
  });

  it('[EMP-VIEW-6] sums the lines told so far', () => {
    const told = [{ points: 2 }, { points: 3 }, { points: -1 }];
    expect([0, 1, 2, 3].map((step) => sumLines(told, step))).toEqual([0, 2, 5, 4]);
  });
});
