import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import { fewestDistricts, generateCity, mostDistricts } from '#shared/games/paradise/cities/making/generate.ts';
import { findMapFaults } from '#shared/games/paradise/cities/making/mapFaults.ts';
import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { paradisePack } from '#shared/games/paradise/cities/paradise.ts';
import { computeArea } from '#shared/words/geometry.ts';

const drawings = Array.from({ length: 200 }, (_, seed) => ({
  seed,
  districts: fewestDistricts + (seed % (mostDistricts - fewestDistricts + 1)),
}));

/** Collects the districts of a precinct that can be reached from its first one without leaving it. */
function countReached(pack: CityPack, precinct: number): number {
  const city = findCity({ city: pack });
  const own = city.districts.filter((district) => lookUpDistrict(city, district).precinct === precinct);
  const reached = new Set(own.slice(0, 1));
  for (const district of reached) {
    for (const next of lookUpDistrict(city, district).neighbors) if (own.includes(next)) reached.add(next);
  }
  return reached.size === own.length ? reached.size : 0;
}

it('[CITY-1] two hundred seeds give cities that can be played, whose districts share no ground', () => {
  for (const drawing of drawings) {
    const pack = generateCity(drawing);
    expect(cityPackSchema.parse(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
    expect(pack.districts).toHaveLength(drawing.districts);
    expect(findMapFaults(pack.districts.map(({ outline }) => outline))).toEqual([]);
    expect(pack.rivers?.length).toBe(1);
    for (const { outline } of pack.districts) {
      expect(computeArea(outline)).toBeGreaterThan(7000);
    }
    for (const precinct of [1, 2, 3]) expect(countReached(pack, precinct)).toBeGreaterThan(0);
  }
});

it('one seed has one city, and seeds have different ones', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 99_999 }),
      fc.integer({ min: fewestDistricts, max: mostDistricts }),
      (seed, districts) => {
        const one = JSON.stringify(generateCity({ seed, districts }));
        expect(JSON.stringify(generateCity({ seed, districts }))).toBe(one);
        expect(JSON.stringify(generateCity({ seed: seed + 1, districts }))).not.toBe(one);
      },
    ),
    { numRuns: 20 },
  );
});

it('[CITY-2] twelve generated districts have the business of Paradise', () => {
  const count = ({ districts }: CityPack): string[] => districts.flatMap(({ types }) => types).sort();
  for (const { seed } of drawings.slice(0, 20)) {
    expect(count(generateCity({ seed, districts: 12 }))).toEqual(count(paradisePack));
  }
});

it('finds sides that cross and ground that two districts share', () => {
  const square = (left: number, top: number, size = 100): [number, number][] => [
    [left, top],
    [left + size, top],
    [left + size, top + size],
    [left, top + size],
  ];
  const knot: [number, number][] = [
    [0, 0],
    [100, 100],
    [100, 0],
    [0, 100],
  ];
  expect(findMapFaults([square(0, 0), square(100, 0)])).toEqual([]);
  expect(findMapFaults([square(0, 0), square(50, 50)])).toEqual([{ districts: [0, 1], kind: 'overlaps' }]);
  expect(findMapFaults([square(0, 0), square(20, 20, 40)])).toEqual([{ districts: [0, 1], kind: 'overlaps' }]);
  expect(findMapFaults([square(0, 0), square(0, 0)])).toEqual([{ districts: [0, 1], kind: 'overlaps' }]);
  expect(findMapFaults([square(200, 0), knot])).toEqual([{ districts: [1], kind: 'crosses' }]);
});
