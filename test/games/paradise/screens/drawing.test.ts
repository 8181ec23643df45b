import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { adjacency, districtPolygons } from '#shared/games/paradise/drawing/city.ts';
import { pennantPlaces, streets, sweeps } from '#shared/games/paradise/drawing/cityDetails.ts';
import { labels } from '#shared/games/paradise/drawing/districtNames.ts';
import { findSign } from '#shared/games/paradise/drawing/signs.ts';
import { findNeighborToward } from '#games/paradise/drawing/compass.ts';
import { computeArea, isInPolygon, splitByShares, type Coordinates, drawHatchLines } from '#shared/words/geometry.ts';
import { gangHatches } from '#renderer/shared/looks/hatching.ts';
import { neighbors } from '#main/games/paradise/rules/tables/city.ts';
import { businessTypes, districts } from '#shared/games/paradise/city.ts';

describe('shares of a district', () => {
  it('cover areas in proportion to the businesses held', () => {
    forSome(
      60,
      fc.constantFrom(...districts),
      fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 9 }),
      (district, shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0);
        fc.pre(total > 0);
        const polygon = districtPolygons[district];
        const slices = splitByShares(polygon, shares, sweeps[district]);
        shares.forEach((share, index) => {
          const slice = slices[index] as Coordinates[];
          expect(computeArea(slice) / computeArea(polygon)).toBeCloseTo(share / total, 3);
        });
      },
    );
  });

  it('are empty when nobody holds anything', () => {
    expect(splitByShares(districtPolygons.docks, [0, 0])).toEqual([[], []]);
  });
});

describe('the drawing of the city', () => {
  it('[CITY-1] neighbors on the map are the rulebook’s neighbors', () => {
    for (const district of districts) {
      expect([...neighbors[district]].sort()).toEqual([...adjacency[district]].sort());
    }
  });

  it('[CITY-4] every unique place has its sign, inside its district', () => {
    const signs = districts.flatMap((district) =>
      businessTypes.flatMap((type) => {
        const sign = findSign(type, district);
        return sign ? [{ ...sign, district }] : [];
      }),
    );
    expect(signs.map(({ kind, district }) => `${kind} ${district}`).sort()).toEqual([
      'arena riverside',
      'brewery southbridge',
      'dog-track cabbageville',
      'madame-louisas cedar-hill',
      'racetrack racetrack',
      'wire-service cedar-hill',
      'wire-service downtown',
      'wire-service racetrack',
    ]);
    for (const { district, place } of signs) {
      expect(isInPolygon(districtPolygons[district], place)).toBe(true);
    }
  });

  it('puts names, streets and pennants inside their districts', () => {
    for (const district of districts) {
      expect(isInPolygon(districtPolygons[district], pennantPlaces[district])).toBe(true);
      for (const { text, path } of labels[district].lines) {
        expect(text).not.toBe('');
        expect(path).toMatch(/^M[\d.,]+C/);
      }
      expect(streets[district].length).toBeGreaterThan(200);
    }
  });

  it('has ten hatches, no two alike', () => {
    expect(new Set(gangHatches).size).toBe(10);
  });

  it('clips hatching to the shape', () => {
    const square: Coordinates[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    for (const [from, to] of drawHatchLines(square, 3, 30)) {
      for (const [x, y] of [from, to]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(x, y)).toBeLessThanOrEqual(10 + 1e-9);
      }
    }
  });
});

describe('moving about the map with the arrow keys', () => {
  it('goes to the neighbor that lies that way', () => {
    expect(findNeighborToward('downtown', 'left')).toBe('cabbageville');
    expect(findNeighborToward('downtown', 'right')).toBe('little-sicily');
    expect(findNeighborToward('downtown', 'down')).toBe('chinatown');
    expect(findNeighborToward('chinatown', 'down')).toBe('southbridge');
    expect(findNeighborToward('racetrack', 'left')).toBeNull();
  });

  it('reaches every district from every other', () => {
    for (const start of districts) {
      const reached = new Set([start]);
      for (const district of reached) {
        for (const heading of ['up', 'down', 'left', 'right'] as const) {
          const next = findNeighborToward(district, heading);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(12);
    }
  });
});
