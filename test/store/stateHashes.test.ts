import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { expect, it } from 'vitest';
import { sha256 } from '#store/seals/chain.ts';
import { hasHash, StateHashes } from '#store/seals/stateHashes.ts';

const part = fc.jsonValue({ maxDepth: 4 });
const anyState = fc.dictionary(fc.string(), fc.oneof(part, fc.constant(undefined)), { maxKeys: 6 });

it('the hash of a state is the same whatever of it was hashed before', () => {
  forAll(fc.array(anyState, { minLength: 1, maxLength: 4 }), (states) => {
    const hashes = new StateHashes();
    let before: Record<string, unknown> = {};
    for (const one of states) {
      before = { ...before, ...one };
      const copy: unknown = JSON.parse(JSON.stringify(before));
      expect(hashes.of(before)).toBe(new StateHashes().of(copy));
      expect(hasHash(hashes.of(before), copy)).toBe(true);
    }
  });
});

it('a collection of hundreds that grows and changes anywhere has the hash of one that is read for the first time', () => {
  const change = fc.record({ at: fc.nat(200), key: fc.nat(300), value: part });
  forAll(fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 8 }), (months) => {
    const hashes = new StateHashes();
    let men: Record<string, unknown> = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`m${at}`, { at }]));
    for (const changes of months) {
      men = { ...men };
      for (const { at, key, value } of changes) {
        if (at % 3 === 0) delete men[`m${at}`];
        else if (at % 3 === 1) men[`m${at}`] = value;
        else men[`n${key}`] = value;
      }
      const copy: unknown = JSON.parse(JSON.stringify({ men }));
      expect(hashes.of({ men })).toBe(new StateHashes().of(copy));
    }
  });
});

it('a collection of a hundred is hashed as written here', () => {
  const men = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`m${at}`, { at }]));
  const parts = Object.entries(men).map(([key, man]) => `${key.length}:${key}${sha256(JSON.stringify(man))},`);
  expect(new StateHashes().of({ men })).toBe(`parts:${sha256(`{3:men${sha256(`{${parts.join('')}}`)},}`)}`);
});

it('two states have one hash when they say the same, and only then', () => {
  forAll(anyState, anyState, (one, other) => {
    const saysSame = JSON.stringify(one) === JSON.stringify(other);
    expect(hasHash(new StateHashes().of(one), other)).toBe(saysSame);
  });
});

it.each([
  [{ men: { a: { wounds: 1 } } }, { men: { a: { wounds: 2 } } }],
  [{ men: { a: { wounds: 1 } } }, { men: { b: { wounds: 1 } } }],
  [{ men: { a: { seen: [1, [2]] } } }, { men: { a: { seen: [1, [3]] } } }],
  [{ month: 1 }, { month: 11 }],
  [{ orders: [] }, { orders: {} }],
  [{ orders: [1, 2] }, { orders: [12] }],
  [{ victory: null }, {}],
])('a state that differs has another hash: %j, %j', (one, other) => {
  const hashes = new StateHashes();
  expect(hashes.of(one)).not.toBe(hashes.of(other));
});

it('a hash of before format 15 is one of the whole text', () => {
  const state = { month: 3, men: { a: { wounds: 1 } } };
  expect(hasHash(sha256(JSON.stringify(state)), state)).toBe(true);
  expect(hasHash(sha256(JSON.stringify(state)), { ...state, month: 4 })).toBe(false);
});
