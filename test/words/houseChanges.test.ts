import { describe, expect, it } from 'vitest';
import { houseChanges } from '../../src-shared/words/houseChanges.ts';

describe('what differs between two sets of house rules', () => {
  it('names a figure that is added, changed or taken back, with what it was before', () => {
    const before = { prices: { hire: 5 }, men: { flynn: { costDollars: 500 } }, marks: [10, 20] };
    const after = { prices: { hire: 7 }, men: {}, marks: [10, 25] };
    expect(houseChanges(before, after)).toEqual([
      'hire (prices) from 5 to 7',
      'marks, no. 2 from 20 to 25',
      'cost dollars (flynn) (men) from 500 to the usual',
    ]);
    expect(houseChanges(after, before)).toContain(
      'cost dollars (flynn) (men) from the usual to 500',
    );
    expect(houseChanges(before, structuredClone(before))).toEqual([]);
  });
});
