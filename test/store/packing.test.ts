import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, packBodies, unpack, unpackBodies } from '../../src-main/store/steps/packing.ts';

const json = fc.json();

it('whatever a step says comes back letter by letter', () => {
  const body = fc.record({ order_json: json, reason_json: json, events_json: json });
  fc.assert(
    fc.property(fc.array(body, { minLength: 1, maxLength: 6 }), (bodies) => {
      expect(unpackBodies(packBodies(bodies))).toEqual(bodies);
    }),
  );
});

it('a paper comes back letter by letter, whatever script it is in', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'grapheme' }), (text) => {
      expect(unpack(pack([text]))).toEqual([text]);
    }),
  );
});

it('a text with broken letters is refused before anything is packed', () => {
  expect(() => pack(['"\ud800"'])).toThrow(/broken letters/);
});

it('a few bytes that come to more than any month ever says are refused', () => {
  const bomb = brotliCompressSync(Buffer.alloc(40 * 1024 * 1024, 'x'));
  expect(bomb.length).toBeLessThan(1_000);
  expect(() => unpack(bomb)).toThrow();
});
