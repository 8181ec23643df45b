import { expect, it } from 'vitest';
import { findBrowser } from '#platform/printing/browser.ts';
import { findMissingLetters } from '#platform/printing/missingLetters.ts';
import { describeMissingLetters, listRareLetters } from '#shared/words/missingLetters.ts';

/** No font may draw these: the first is of private use, the second belongs to nobody yet. */
const [own, unassigned] = ['\u{F0ABC}', '\u{10FFFC}'];

it('takes for rare only letters that no bundled font has, each once', () => {
  expect(listRareLetters('O’Donnell & Söhne, “naïve” €5 − ½')).toEqual([]);
  expect(listRareLetters('Łódź')).toEqual(['Ł', 'ź']);
  expect(listRareLetters('黑手黨 黑\u200d\u0301')).toEqual(['黑', '手', '黨']);
});

it('names the letters in a sentence, by number and script, six at most', () => {
  expect(describeMissingLetters([])).toBeNull();
  expect(describeMissingLetters(['黑', '手'])).toMatch(
    /^No font on this computer has 黑 \(U\+9ED1\), 手 \(U\+624B\): .* boxes\. Install a font for Chinese, or/u,
  );
  expect(describeMissingLetters(Array.from('ÀÈÌÒÙĀĒ'))).toContain('(U+0100) and 1 more: on screen');
});

it.skipIf(findBrowser() === null)(
  'finds by the browser that prints which letters are boxes',
  { tags: 'rest' },
  async () => {
    expect(await findMissingLetters('<p>Plain “words” of O’Donnell, ж and ω</p>')).toEqual([]);
    expect(await findMissingLetters(`<p>The ${own}${unassigned} and ж</p>`)).toEqual([own, unassigned]);
  },
);
