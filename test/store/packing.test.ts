import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { packBodies, unpackBodies } from '#store/steps/bodies.ts';
import { packDictionary } from '#store/steps/dictionaries.ts';
import { pack, unpack, unpackBytes } from '#store/steps/packing.ts';

const json = fc.json();

it('whatever a step says comes back letter by letter', () => {
  const body = fc.record({ order_json: json, reason_json: json, events_json: json });
  const dictionaries = fc.option(fc.string().map((text) => ({ id: 1, text: Buffer.from(text) })));
  forAll(fc.array(body, { minLength: 1, maxLength: 6 }), dictionaries, (bodies, dictionary) => {
    const packed = packBodies(bodies, dictionary);
    expect(unpackBodies(packed, dictionary?.text ?? null)).toEqual(bodies);
  });
});

it('a paper comes back letter by letter, whatever script it is in', () => {
  forAll(fc.json({ stringUnit: 'grapheme' }), (text) => {
    expect(unpack(pack([text]))).toEqual([text]);
  });
});

it('a text with broken letters is refused before anything is packed', () => {
  expect(() => pack(['"\ud800"'])).toThrow(/broken characters/);
});

it('a few bytes that come to more than any month ever says are refused', () => {
  const bomb = zstdCompressSync(Buffer.alloc(40 * 1024 * 1024, 'x'));
  expect(bomb.length).toBeLessThan(5_000);
  expect(() => unpack(bomb)).toThrow();
});

it('a few bytes that ask for more memory than any month ever needs are refused', () => {
  // A frame of one letter: its mark, how many bytes (as a power of two) it may refer back to, and a block.
  const frame = (windowLog: number): Uint8Array =>
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, (windowLog - 10) << 3, 9, 0, 0, 0x78]);
  expect(unpack(frame(25))).toEqual(['x']);
  expect(() => unpack(frame(26))).toThrow();
});

describe('a dictionary', () => {
  const sentences = Array.from({ length: 400 }, (_, n) => `{"event":"raid","number":${n * 7919}}`);
  const month = [sentences.join('')];
  const text = unpackBytes(packDictionary(month));

  it('spares what stands in it', () => {
    const [plain, shorter] = [pack(month), pack(month, text)];
    expect(shorter.length).toBeLessThan(plain.length / 10);
    expect(unpack(shorter, text)).toEqual(month);
  });

  it('that is not there, or another one, gives no text at all', () => {
    const packed = pack(month, text);
    const other = unpackBytes(packDictionary(sentences.toReversed()));
    expect(() => unpack(packed)).toThrow();
    expect(() => unpack(packed, other)).toThrow();
  });

  it('is no longer than what a small order can be packed with in no time, and ends on a whole letter', () => {
    const long = 'x'.repeat(64 * 1024 - 1);
    expect(unpackBytes(packDictionary([long, '\u{1f3ba}', 'more'])).toString()).toBe(long);
  });
});
