import { expect, test } from 'vitest';
import { findIn, mostFound, type Found } from '#frame/find/finding.ts';

const found = (name: string, kind = 'Person', detail = ''): Found => ({
  id: `${kind} ${name}`,
  name,
  kind,
  detail,
  go: () => undefined,
});

const all = [
  found('Desk', 'Screen'),
  found('Big Tommy', 'Person', 'Boss, Sixth Streeters'),
  found('Tommy Gaffney'),
  found('Doyle’s Cellar', 'Speakeasy', 'The Docks, Brickbat Kids'),
  found('José Ortiz'),
];
const names = (words: string): string[] => findIn(all, words).map(({ name }) => name);

test('nothing asked shows everything in its own order, up to what a list can hold', () => {
  expect(names('  ')).toEqual(all.map(({ name }) => name));
  const many = Array.from({ length: 500 }, (_, n) => found(`Man ${n}`));
  expect(findIn(many, '')).toHaveLength(mostFound);
});

test('a name that begins with the words stands before one that has them inside', () => {
  expect(names('tommy')).toEqual(['Tommy Gaffney', 'Big Tommy']);
});

test('words are found in any order, in names, kinds and details', () => {
  expect(names('docks doyle')).toEqual(['Doyle’s Cellar']);
  expect(names('screen')).toEqual(['Desk']);
  expect(names('streeters boss')).toEqual(['Big Tommy']);
});

test('accents and a letter left out do not hide anybody', () => {
  expect(names('jose')).toEqual(['José Ortiz']);
  expect(names('cellr')).toEqual(['Doyle’s Cellar']);
  expect(names('zzz')).toEqual([]);
});
