import fc from 'fast-check';
import { businessTypes, gangTypes, type BusinessType } from '#shared/games/paradise/city.ts';
import { cityPackSchema, namedTypes, type CityPack } from '#shared/games/paradise/cities/pack.ts';

const usual: readonly BusinessType[] = ['speakeasy', 'brothel', 'bookies', 'protection', 'trucking'];
const free = businessTypes.filter((type) => !usual.includes(type));
const names = ['Ash', 'Birch', 'Cooper', 'Dove', 'Elm', 'Fuller', 'Grove', 'Hill', 'Iron', 'Juniper', 'Kiln', 'Lark'];

/** Any small city: a grid of 4 to 12 districts with crooked corners, some of the places, and some of the traits. */
export const anyCity: fc.Arbitrary<CityPack> = fc
  .record({
    columns: fc.integer({ min: 2, max: 4 }),
    rows: fc.integer({ min: 2, max: 3 }),
    jitter: fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 40, maxLength: 40 }),
    types: fc.array(fc.uniqueArray(fc.constantFrom(...free), { maxLength: 5 }), { minLength: 12, maxLength: 12 }),
    homeOf: fc.option(fc.constantFrom(...gangTypes), { nil: undefined }),
    isWaterfront: fc.boolean(),
  })
  .map(({ columns, rows, jitter, types, homeOf, isWaterfront }) => {
    const [width, height] = [920 / columns, 680 / rows];
    const corner = (column: number, row: number): [number, number] => {
      const at = (row * (columns + 1) + column) * 2;
      return [
        Math.round(40 + column * width + (jitter[at % 40] ?? 0)),
        Math.round(40 + row * height + (jitter[(at + 1) % 40] ?? 0)),
      ];
    };
    const seen = new Set<BusinessType>();
    const districts = Array.from({ length: columns * rows }, (_, at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      const own = (types[at] ?? []).filter((type) => type === 'wire-service' || !seen.has(type) || !isUnique(type));
      for (const type of own) seen.add(type);
      return {
        name: `${names[at] ?? 'Ward'} Ward`,
        character: 'A ward like the others.',
        precinct: ((at % 3) + 1) as 1 | 2 | 3,
        types: [...usual, ...own],
        places: Object.fromEntries(own.filter(isUnique).map((type) => [type, `Old ${type} of ward ${at + 1}`])),
        outline: [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)],
        streets: 0,
        ...(at === 0 && homeOf !== undefined ? { homeOf } : {}),
        ...(at === 1 && isWaterfront ? { isWaterfront } : {}),
      };
    });
    const open = districts.slice(1).map(({ name }) => name);
    return cityPackSchema.parse({
      kind: 'racketeer-city',
      name: 'Anytown',
      paper: { name: 'Anytown Argus', motto: 'Early and Often', price: 'Two Cents' },
      center: open[0],
      homes: Object.fromEntries(gangTypes.map((type) => [type, open])),
      districts,
    });
  });

function isUnique(type: BusinessType): boolean {
  return (namedTypes as readonly BusinessType[]).includes(type);
}
