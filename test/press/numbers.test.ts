import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spellNumbers } from '#press/page/numbers.ts';

it.each([
  ['Dead: 1 of the Crew and 12 of the Mob; 13 fled.', 'Dead: one of the Crew and twelve of the Mob; 13 fled.'],
  ['12 cards are left. 3 of them are good.', 'Twelve cards are left. Three of them are good.'],
  ['They won, 8 to 4, in 2 rounds.', 'They won, 8 to 4, in two rounds.'],
  ['On May 1 he paid $5 and $1,050 at No. 7, Pier 6.', 'On May 1 he paid $5 and $1,050 at No. 7, Pier 6.'],
  ['Old scores: Lau (2), 7.5 percent, 12,000 men.', 'Old scores: Lau (2), 7.5 percent, 12,000 men.'],
  ['It pays on 6, 7 and 8.', 'It pays on six, seven and eight.'],
])('a newspaper spells small numbers: %s', (text, printed) => {
  expect(spellNumbers(text)).toBe(printed);
});

it('spelling changes no text without a small number, and spelled text no more', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 13 }), (text, number) => {
      expect(spellNumbers(spellNumbers(text))).toBe(spellNumbers(text));
      expect(spellNumbers(`${number} men`)).toBe(`${number} men`);
    }),
  );
});
