import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars } from '#shared/words/text.ts';

const formatter = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

describe('sums in sentences', () => {
  it.each([
    [0, '$0'],
    [-0, '-$0'],
    [7, '$7'],
    [999, '$999'],
    [1_000, '$1,000'],
    [-1_250, '-$1,250'],
    [100_005, '$100,005'],
    [1_234_567, '$1,234,567'],
    [Number.MAX_SAFE_INTEGER, '$9,007,199,254,740,991'],
    [Number.MIN_SAFE_INTEGER, '-$9,007,199,254,740,991'],
    [12.5, '$13'],
  ])('%d reads %s', (dollars, text) => {
    expect(formatDollars(dollars)).toBe(text);
  });

  it('read as the formatter of the language writes them', () => {
    const small = fc.integer({ min: -2_000_000, max: 2_000_000 });
    fc.assert(
      fc.property(fc.oneof(small, fc.maxSafeInteger(), fc.double()), (dollars) => {
        expect(formatDollars(dollars)).toBe(formatter.format(dollars));
      }),
      { numRuns: 2_000 },
    );
  });
});
