import { describe, expect, it } from 'vitest';
import { checkChain, sealEntry } from '#store/seals/chain.ts';
import type { EntryRow, StepRow } from '#store/file/schema.ts';

const entry = (seq: number, step: number): EntryRow => ({
  ...{ seq, step, period: 1, rules_version: 1, title: `Entry ${seq}` },
  ...{ author_kind: 'rules', author_seat: null },
  ...{ order_json: 'null', reason_json: 'null', events_json: `[${seq}]` },
});

/** Two entries of the first step, two of the second, one of the third. */
const entries = [entry(1, 1), entry(2, 1), entry(3, 2), entry(4, 2), entry(5, 3)];

const steps = [2, 4, 5].map((last, nth): StepRow => {
  const hash = entries.filter(({ seq }) => seq <= last).reduce(sealEntry, '');
  return {
    ...{ step: nth + 1, title: `Step ${nth + 1}`, period: 1, rng_after: '[]', written_at: '' },
    ...{ hash, row_hash: '' },
  };
});

describe('the chain of entries', () => {
  it('has no findings as it was written, from any step on', () => {
    expect(checkChain(steps, entries)).toEqual([]);
    const before = { seq: 2, hash: steps[0]?.hash ?? '' };
    expect(checkChain(steps.slice(1), entries.slice(2), before)).toEqual([]);
    expect(checkChain([], [])).toEqual([]);
  });

  it.each(['title', 'order_json', 'reason_json', 'events_json', 'author_kind'] as const)(
    'tells the step whose entry has another %s, and no other',
    (column) => {
      const altered = entries.map((one) => (one.seq === 3 ? { ...one, [column]: 'x' } : one));
      expect(checkChain(steps, altered)).toEqual(['Step 2 (Step 2) was altered.']);
    },
  );

  it('tells which entry is missing', () => {
    const without = (seq: number): EntryRow[] => entries.filter((one) => one.seq !== seq);
    expect(checkChain(steps, without(3))).toEqual(['Entry 3 is missing.', 'Step 2 (Step 2) was altered.']);
    expect(checkChain(steps, without(5))).toEqual(['Step 3 (Step 3) was altered.']);
  });

  it('tells entries in another order, and those of no step', () => {
    const swapped = [1, 0, 2, 3, 4].flatMap((at) => entries[at] ?? []);
    expect(checkChain(steps, swapped)).not.toEqual([]);
    expect(checkChain(steps, [...entries, entry(6, 4)])).toEqual(['Entry 6 belongs to no step.']);
  });
});
