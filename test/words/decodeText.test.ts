import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it, test } from 'vitest';
import { decodeText } from '#shared/words/decodeText.ts';
import { encodings } from '../support/encodings.ts';

const german = '{ "title": "Müller’s “Big” Straße – 1925 €" }\r\n';

describe.each(encodings)('text in $name', ({ name, write }) => {
  it('is read as it was written', () => {
    expect(decodeText(write(german))).toBe(german);
  });

  it.skipIf(name === 'Windows-1252')('whatever its letters', () => {
    const unit = fc.string({ unit: 'grapheme', maxLength: 200 });
    forAll(unit, (rest) => {
      // Text without a mark is told from others by what a form of this program begins with.
      const text = `{ "title": ${JSON.stringify(rest.replace(/[\p{Cc}\ufffe\uffff]/gu, ''))} }`;
      expect(decodeText(write(text))).toBe(text);
    });
  });
});

test('what is no text is nothing', () => {
  for (const bytes of [
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00],
    [0xff, 0xfe, 0x00, 0x00, 0x7b, 0x00, 0x00, 0x00],
    [0x7b, 0x81, 0x7d],
    [0x50, 0x4b, 0x03, 0x04],
    [0xff, 0xfe, 0x00, 0xd8],
    [0x7b, 0x00, 0x7d],
  ]) {
    expect(decodeText(Uint8Array.from(bytes))).toBeNull();
  }
  expect(decodeText(new Uint8Array())).toBe('');
});
