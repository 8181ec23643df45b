import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { districts, lookUpShape } from '#test/support/paradiseCity.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { findSign } from '#shared/games/paradise/drawing/signs.ts';
import { findNeighborToward } from '#games/paradise/drawing/compass.ts';
import { computeArea, isInPolygon, splitByShares, type Coordinates, drawHatchLines } from '#shared/words/geometry.ts';
import { gangHatches } from '#renderer/shared/looks/hatching.ts';
import { businessTypes } from '#shared/games/paradise/city.ts';

describe('shares of a district', () => {
  it('cover areas in proportion to the businesses held', () => {
    forSome(
      60,
      fc.constantFrom(...districts),
      fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 9 }),
      (district, shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0);
        fc.pre(total > 0);
        const polygon = lookUpShape(district).polygon;
        const slices = splitByShares(polygon, shares, lookUpShape(district).sweep);
        shares.forEach((share, index) => {
          const slice = slices[index] as Coordinates[];
          expect(computeArea(slice) / computeArea(polygon)).toBeCloseTo(share / total, 3);
        });
      },
    );
  });

  it('are empty when nobody holds anything', () => {
    expect(splitByShares(lookUpShape('docks').polygon, [0, 0])).toEqual([[], []]);
  });
});

describe('the drawing of the city', () => {
  it('[CITY-4] every unique place has its sign, inside its district', () => {
    const signs = districts.flatMap((district) =>
      businessTypes.flatMap((type) => {
        const sign = findSign(paradiseCity, type, district);
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
      expect(isInPolygon(lookUpShape(district).polygon, place)).toBe(true);
    }
  });

  it('puts names, streets and pennants inside their districts', () => {
    for (const district of districts) {
      expect(isInPolygon(lookUpShape(district).polygon, lookUpShape(district).pennant)).toBe(true);
      for (const { text, path } of lookUpShape(district).lines) {
        expect(text).not.toBe('');
        expect(path).toMatch(/^M[\d.,]+C/);
      }
      expect(lookUpShape(district).streets.length).toBeGreaterThan(200);
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
    expect(findNeighborToward(paradiseCity, 'downtown', 'left')).toBe('cabbageville');
    expect(findNeighborToward(paradiseCity, 'downtown', 'right')).toBe('little-sicily');
    expect(findNeighborToward(paradiseCity, 'downtown', 'down')).toBe('chinatown');
    expect(findNeighborToward(paradiseCity, 'chinatown', 'down')).toBe('southbridge');
    expect(findNeighborToward(paradiseCity, 'racetrack', 'left')).toBeNull();
  });

  it('reaches every district from every other', () => {
    for (const start of districts) {
      const reached = new Set([start]);
      for (const district of reached) {
        for (const heading of ['up', 'down', 'left', 'right'] as const) {
          const next = findNeighborToward(paradiseCity, district, heading);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(12);
    }
  });
});
