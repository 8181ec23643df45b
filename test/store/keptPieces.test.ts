import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { expect, it } from 'vitest';
import { formatJsonPieces } from '#store/steps/keptState.ts';
import { packFast, unpack } from '#store/steps/packing.ts';

it('a state that is kept piece by piece comes back as JSON.stringify writes it', () => {
  const part = fc.oneof(fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }), fc.constant(undefined));
  const state = fc.dictionary(fc.string({ unit: 'grapheme' }), part, { maxKeys: 6 });
  forAll(state, (one) => {
    const text = JSON.stringify(one);
    expect(formatJsonPieces(one).join('')).toBe(text);
    expect(unpack(packFast(formatJsonPieces(one)))).toEqual([text]);
  });
});

it('letters that nothing can keep are refused in whatever piece they stand', () => {
  expect(() => packFast(['{', '"a":', '"\ud800"', '}'])).toThrow(/broken characters/);
});
