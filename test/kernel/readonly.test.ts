import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { clonePlain, isSamePlain } from '#kernel/readonly.ts';

describe('plain data', () => {
  it('says the same as its copy', () => {
    forAll(fc.jsonValue(), (value) => {
      expect(isSamePlain(value, clonePlain(value))).toBe(true);
    });
  });

  it('says the same in another order of its keys', () => {
    expect(isSamePlain({ a: 1, b: { c: [2] } }, { b: { c: [2] }, a: 1 })).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: [1, 2] }, { a: [1] }],
    [{ a: {} }, { a: [] }],
    [{ a: {} }, { a: null }],
    [{ a: undefined }, { b: undefined }],
  ])('%j does not say the same as %j', (one, other) => {
    expect(isSamePlain(one, other)).toBe(false);
    expect(isSamePlain(other, one)).toBe(false);
  });
});
