import { expect, it } from 'vitest';
import { gangNames, pickPersonName } from '#rulebooks/paradise/tables/people/names.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';

it.each(gangTypes)('a gang of type %s names two hundred men without naming two alike', (type) => {
  const { first, last } = gangNames[type];
  for (let color = 0; color < 8; color += 1) {
    const names = Array.from({ length: 200 }, (_, n) => pickPersonName(type, color, n));
    expect(new Set(names).size).toBe(names.length);
    // Every pair of names is used before anybody is called the Younger.
    const plain = names.slice(0, first.length * last.length);
    expect(plain.every((name) => !name.endsWith('the Younger'))).toBe(true);
  }
});

it('tells men of one name apart by the Younger, the Third and so on, and by figures that read right', () => {
  const { first, last } = gangNames.tong;
  const lap = first.length * last.length;
  const [name = '', ...others] = Array.from({ length: 24 }, (_, n) =>
    pickPersonName('tong', 0, n * lap),
  );
  const added = others.map((other) => other.slice(name.length + 1));
  expect(added.slice(0, 3)).toEqual(['the Younger', 'the Third', 'the Fourth']);
  expect([added[19], added[20], added[21]]).toEqual(['the 21st', 'the 22nd', 'the 23rd']);
});
