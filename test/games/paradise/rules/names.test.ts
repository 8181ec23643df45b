import { expect, it } from 'vitest';
import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { gangNames, pickPersonName } from '#main/games/paradise/rules/tables/people/names.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';

it.each(gangTypes)('a gang of type %s names two hundred men without naming two alike', (type) => {
  const { first, last } = gangNames[type];
  for (let color = 0; color < 8; color += 1) {
    const names = Array.from({ length: 200 }, (_, n) => pickPersonName(paradiseCity, type, color, n));
    expect(new Set(names).size).toBe(names.length);
    // Every pair of names is used before anybody is called Jr..
    const plain = names.slice(0, first.length * last.length);
    expect(plain.every((name) => !name.endsWith('Jr.'))).toBe(true);
  }
});

it('tells men of one name apart by Jr., III and so on, and by figures that read right', () => {
  const { first, last } = gangNames.tong;
  const lap = first.length * last.length;
  const [name = '', ...others] = Array.from({ length: 24 }, (_, n) => pickPersonName(paradiseCity, 'tong', 0, n * lap));
  const added = others.map((other) => other.slice(name.length + 1));
  expect(added.slice(0, 3)).toEqual(['Jr.', 'III', 'IV']);
  expect([added[19], added[20], added[21]]).toEqual(['the 21st', 'the 22nd', 'the 23rd']);
});

it('offers two thousand names and more to each type, and gangs of a type share none for years', () => {
  for (const type of gangTypes) {
    const { first, last } = gangNames[type];
    expect(new Set(first).size * new Set(last).size).toBeGreaterThan(2000);
    const [one, other] = [0, 1].map((color) =>
      Array.from({ length: 29 }, (_, n) => pickPersonName(paradiseCity, type, color, n)),
    );
    expect(one?.filter((name) => other?.includes(name))).toEqual([]);
  }
});
