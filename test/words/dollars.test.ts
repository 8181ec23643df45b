import { expect, test } from 'vitest';
import { parseDollars } from '#shared/words/dollars.ts';

test.each([
  ['1500', 1500],
  ['$1500', 1500],
  ['$ 1500', 1500],
  ['1,500', 1500],
  ['$1,500', 1500],
  ['12,345,678', 12_345_678],
  ['1500 dollars', 1500],
  ['0', 0],
])('“%s” is %i dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

test.each(['1,5', '10,00,0', '1,50', '1,5000', ',500', '1.500', '1 500', '-5', '5-', '', 'ten', '1e3'])(
  '“%s” is no sum',
  (text) => {
    expect(parseDollars(text)).toBeNull();
  },
);
