import { sample } from '#test/support/samples.ts';
import { basename, win32 } from 'node:path';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it, test } from 'vitest';
import { formatFileStem, formatHyphenStem } from '#shared/words/fileNames.ts';

/** Names of devices as Microsoft lists them, with the superscripts that count as digits. */
const digits = [...'0123456789¹²³'];
const devices = [
  ...['CON', 'PRN', 'AUX', 'NUL', 'CONIN$', 'CONOUT$'],
  ...digits.flatMap((digit) => [`COM${digit}`, `LPT${digit}`]),
];

test.each([
  ['हिन्दी गिरोह', 'हिन्दी गिरोह'],
  ['한글 갱', '한글 갱'],
  ['한글 갱'.normalize('NFD'), '한글 갱'],
  ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
  ['می‌خواهم', 'می‌خواهم'],
  ['黑帮', '黑帮'],
  ['Al’s “Big” Town: 1925/26', 'Al’s Big Town 192526'],
  ['Mr. Big & Co. (2)...', 'Mr. Big & Co. (2)'],
  ['../..', 'Campaign'],
  ['.hidden', 'hidden'],
  ['--out', 'out'],
  ['🎲🎲', 'Campaign'],
  ['', 'Campaign'],
  ['tab\tand\u0007bell\u202e', 'tab andbell'],
])('a campaign called %j is the file %j', (title, stem) => {
  expect(formatFileStem(title, 'Campaign')).toBe(stem);
});

describe('a device of Windows is no file’s name', () => {
  it.each(devices)('%s', (device) => {
    for (const name of [device, device.toLowerCase(), `${device}.txt`, ` ${device} . x`, `${device}..`]) {
      const stem = formatFileStem(name, 'Campaign');
      expect(isDevice(stem), stem).toBe(false);
      expect(isDevice(`${stem}.racketeer`), stem).toBe(false);
    }
    expect(formatFileStem(`${device}trary`, 'Campaign')).not.toContain('_');
  });
});

/** Windows looks at what stands before the first point, without the blanks before that. */
function isDevice(name: string): boolean {
  const base = (name.split('.')[0] ?? '').trimEnd().toUpperCase();
  return devices.includes(base);
}

/** Titles of anything, and of what is known to be awkward. */
const title = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...devices,
        '.',
        ' ',
        '..',
        '/',
        '\\',
        ':',
        '-',
        '\0',
        '\u202e',
        '\ud800',
        'é',
        'e\u0301',
        '각',
        'नि',
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join('')),
);

test('words are joined by hyphens', () => {
  expect(formatHyphenStem('The Long Summer: timeline', 'table')).toBe('the-long-summer-timeline');
  expect(formatHyphenStem('黑帮 · January 1925', 'packet')).toBe('黑帮-january-1925');
  expect(formatHyphenStem('Con', 'table')).toBe('_con');
  expect(formatHyphenStem('///', 'table')).toBe('table');
});

test.each([
  ['a title', formatFileStem],
  ['hyphens', formatHyphenStem],
])('a name made of %s is taken by every system', (_, format) => {
  forSome(sample(2_000), title, (text) => {
    const stem = format(text, 'campaign');
    expect(stem).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|^[\s.-]|[\s.]$/u);
    expect(stem.length).toBeGreaterThan(0);
    expect(Buffer.byteLength(stem)).toBeLessThanOrEqual(181);
    expect(stem).toBe(stem.normalize('NFC'));
    expect(isDevice(stem)).toBe(false);
    const file = `${stem}.racketeer`;
    expect([basename(file), win32.basename(file)]).toEqual([file, file]);
    expect(format(stem, 'campaign')).toBe(stem);
  });
});
