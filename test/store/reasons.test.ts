import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { parseReason, formatReason } from '#store/steps/reasons.ts';
import type { Reason } from '#shared/words/journal.ts';

const factors = fc.array(
  fc.record({
    name: fc.constantFrom('what it brings', 'men lost', 'the heat', 'an old grudge'),
    points: fc.integer({ min: -9_999, max: 9_999 }).map((points) => points / 100),
  }),
  { minLength: 1, maxLength: 8 },
);

const sum = (weighed: Reason['factors']): number => weighed.reduce((total, { points }) => total + points, 0);

const reasons = fc
  .record({
    sentence: fc.string(),
    factors,
    others: fc.array(fc.record({ title: fc.string(), factors }), { maxLength: 3 }),
  })
  .map(({ sentence, factors: weighed, others }): Reason => ({
    sentence,
    score: sum(weighed),
    factors: weighed,
    ...(others.length === 0 ? {} : { alternatives: others.map((other) => ({ ...other, score: sum(other.factors) })) }),
  }));

const read = (reason: Reason | null) => parseReason({ reason_json: formatReason(reason) });

describe('reasons in the file', () => {
  it('come back with every factor that weighed something, and scores that are their sums', () => {
    forAll(reasons, (reason) => {
      const back = read(reason);
      const felt = (weighed: Reason['factors']) => weighed.filter(({ points }) => points !== 0);
      expect(back?.sentence).toBe(reason.sentence);
      expect(back?.factors).toEqual(felt(reason.factors));
      expect(back?.score).toBeCloseTo(reason.score, 6);
      expect(back?.alternatives?.map(({ title }) => title)).toEqual(reason.alternatives?.map(({ title }) => title));
      for (const [nth, other] of (back?.alternatives ?? []).entries()) {
        expect(other.factors).toEqual(felt(reason.alternatives?.[nth]?.factors ?? []));
        expect(other.score).toBe(sum(other.factors));
      }
    });
  });

  it('of nobody, and of somebody who weighed nothing, stay as they are', () => {
    expect(read(null)).toBeNull();
    const word = { sentence: 'A rich aunt.', score: 0, factors: [] };
    expect(read(word)).toEqual(word);
  });

  it('are read as older files have them', () => {
    const old = { sentence: 'So.', score: 2, factors: [{ name: 'it pays', points: 2 }] };
    expect(parseReason({ reason_json: JSON.stringify(old) })).toEqual(old);
  });
});
