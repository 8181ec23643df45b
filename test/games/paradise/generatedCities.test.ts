import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { District } from '#shared/games/paradise/city.ts';
import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import { fewestDistricts, generateCity, mostDistricts } from '#shared/games/paradise/cities/making/generate.ts';
import { findMapFaults } from '#shared/games/paradise/cities/making/mapFaults.ts';
import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { paradisePack } from '#shared/games/paradise/cities/paradise.ts';
import { lookUpGround } from '#shared/games/paradise/drawing/grounds.ts';
import { drawWaterfront } from '#shared/games/paradise/drawing/waterfront.ts';
import { computeArea, isInPolygon, type Coordinates } from '#shared/words/geometry.ts';
import { restTag } from '#scripts/suites.ts';

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

/** Lists what is set on a district that is not inside of it, or is on something else. */
function listCollisions(pack: CityPack): string[] {
  const city = findCity({ city: pack });
  return city.districts.flatMap((district) => {
    const { polygon, label, lines, signs, pennant } = lookUpGround(city, district);
    const boxes = lines.map(({ text }, nth) => traceLetters(text, label.size, label.curves[nth] ?? []));
    const [px, py] = pennant;
    const flags: Coordinates[] = [0, 24].flatMap((by): Coordinates[] => [
      [px + by, py + 2],
      [px + by, py - 31],
      [px + by + 21, py - 24],
    ]);
    const rims = [...signs].map(([type, at]) => ({ type, at, rim: traceRing(at) }));
    const spots = [
      ...boxes.flat().map((at) => ({ what: 'letters', at })),
      ...flags.map((at) => ({ what: 'pennant', at })),
      ...rims.flatMap(({ type, rim }) => rim.map((at) => ({ what: type, at }))),
    ];
    const outside = spots.filter(({ at }) => !isInPolygon(polygon, at));
    const under = spots.filter(({ what, at }) => what !== 'letters' && boxes.some((box) => isInPolygon(box, at)));
    const onSigns = rims.flatMap(({ type, at: [x, y] }) =>
      spots.filter(({ what, at }) => what !== type && Math.hypot(at[0] - x, at[1] - y) < 12),
    );
    return [...outside, ...under, ...onSigns].map(
      ({ what, at }) => `${pack.name}: ${district}: ${what} at ${String(at)}`,
    );
  });
}

/** Traces the box that a line of capitals fills. */
function traceLetters(text: string, size: number, curve: readonly Coordinates[]): Coordinates[] {
  const [[x1, y1], [x2, y2]] = [curve[0] ?? [0, 0], curve.at(-1) ?? [0, 0]];
  const run = Math.hypot(x2 - x1, y2 - y1);
  const along: Coordinates = [(x2 - x1) / run, (y2 - y1) / run];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const half = (text.length * size * 0.8) / 2;
  const find = (by: number, up: number): Coordinates => [
    mx + along[0] * by + along[1] * up,
    my + along[1] * by - along[0] * up,
  ];
  return [find(-half, 0), find(half, 0), find(half, size * 0.7), find(-half, size * 0.7)];
}

function traceRing([x, y]: Coordinates): Coordinates[] {
  return Array.from({ length: 12 }, (_, nth): Coordinates => {
    const angle = (nth * Math.PI) / 6;
    return [x + 12 * Math.cos(angle), y + 12 * Math.sin(angle)];
  });
}

it('[CITY-1] names, pennants, and signs of generated cities are inside their districts and never on one another', () => {
  for (const drawing of drawings.slice(0, 26)) expect(listCollisions(generateCity(drawing))).toEqual([]);
});

it('[CITY-1] nor in two hundred of them', { tags: [restTag], timeout: 120_000 }, () => {
  for (const drawing of drawings) expect(listCollisions(generateCity(drawing))).toEqual([]);
});

/** Lists piers that are on one another, or under a bridge or its arches. */
function listPierFaults(pack: CityPack): string[] {
  const { piers, bridges } = drawWaterfront(findCity({ city: pack }));
  const spans = bridges.map(({ arches }) => {
    const [[a, b], [c, d]] = [arches[0] ?? noArch, arches.at(-1) ?? noArch];
    return [a, b, d, c];
  });
  const decks = bridges.map(({ deck }) => deck);
  return piers.flatMap((pier, nth) =>
    [...piers.slice(nth + 1), ...decks, ...spans]
      .filter((other) => findMapFaults([pier, other]).some(({ kind }) => kind === 'overlaps'))
      .map((other) => `${pack.name}: the pier at ${String(pier[0])} is on ${String(other[0])}`),
  );
}

const noArch: readonly [Coordinates, Coordinates] = [
  [0, 0],
  [0, 0],
];

it('[CITY-1] piers of two hundred cities are under no bridge and on no other pier, and most waterfronts have some', () => {
  const packs = drawings.map(generateCity);
  expect(packs.flatMap(listPierFaults)).toEqual([]);
  const built = packs.filter((pack) => drawWaterfront(findCity({ city: pack })).piers.length > 3);
  expect(built.length).toBeGreaterThan(100);
});

it('fits a district once, in whatever copy of its city it comes, and anew once its ground is another', () => {
  const pack = generateCity({ seed: 5, districts: 6 });
  const [first, second] = findCity({ city: pack }).districts;
  const fit = (one: CityPack, district: District) => lookUpGround(findCity({ city: one }), district).label;
  const before = fit(pack, first ?? '');
  expect(fit(structuredClone(pack), first ?? '')).toBe(before);
  const moved = structuredClone(pack);
  for (const [at, { outline }] of moved.districts.entries()) if (at === 1) outline.splice(1, 1);
  expect(fit(moved, first ?? '')).toBe(before);
  expect(fit(moved, second ?? '')).not.toBe(fit(pack, second ?? ''));
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
