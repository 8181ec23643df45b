import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHeadline, mostLetters } from '#queries/headlines.ts';

describe('a headline', () => {
  it.each([
    ['Lau wins in Theater Row.', 'Lau wins in Theater Row.'],
    [
      'The Docks is conceded to the Verdes: bookmaking worth $4,000.',
      'The Docks is conceded to the Verdes: bookmaking worth $4,000.',
    ],
    ['The Verdes claim Wall Street: they hold 17, and 16 are a majority.', 'The Verdes claim Wall Street'],
    [
      'The Giallos position three bookies in the Docks: DOC-B3, DOC-C3 and DOC-D3 ($900).',
      'The Giallos position three bookies in the Docks',
    ],
    [
      'The Giallos and the Verdes have a deal. The Giallos spare the others everywhere; and so on.',
      'The Giallos and the Verdes have a deal',
    ],
    [
      'Ashdown: Hire Hugo Lantern, Nadia Petrova, Iron Tom Ho and Senator Crane at the Station.',
      'Ashdown: Hire Hugo Lantern, Nadia Petrova, Iron Tom Ho…',
    ],
    ['The Fingerman points at LIT-A1.', 'The Fingerman points at…'],
  ])('of “%s” is “%s”', (sentence, headline) => {
    expect(formatHeadline(sentence)).toBe(headline);
  });

  it('has at most so many letters and no code of a square', () => {
    const word = fc.constantFrom(
      'Lau',
      'takes',
      'DOC-B3',
      'and',
      'with',
      '($900)',
      'the:',
      'men,',
      'done.',
      'Somebody',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const headline = formatHeadline(words.join(' '));
        expect(headline.replace(/\.$/u, '').length).toBeLessThanOrEqual(mostLetters);
        expect(headline).not.toMatch(/DOC-B3/u);
      }),
    );
  });
});
