import { districts, listNeighbors, lookUpShape } from '#test/support/paradiseCity.ts';
import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { describe, expect, it } from 'vitest';
import { mapSize } from '#shared/games/paradise/cities/pack.ts';
import { computeArea, findCentroid, isInPolygon, type Coordinates } from '#shared/words/geometry.ts';

function boundaryOfCity(): Coordinates[] {
  const sides = new Map<string, { from: Coordinates; to: Coordinates; count: number }>();
  for (const district of districts) {
    const polygon = lookUpShape(district).polygon;
    polygon.forEach((from, index) => {
      const to = polygon[(index + 1) % polygon.length] as Coordinates;
      const key = [from, to].map(String).sort().join(' ');
      const known = sides.get(key);
      sides.set(key, { from, to, count: (known?.count ?? 0) + 1 });
    });
  }
  const outer = [...sides.values()].filter((side) => side.count === 1);
  const next = new Map(outer.map((side) => [String(side.from), side.to]));
  expect(next.size).toBe(outer.length);
  const start = (outer[0] as { from: Coordinates }).from;
  const loop: Coordinates[] = [];
  let here = start;
  do {
    loop.push(here);
    here = next.get(String(here)) as Coordinates;
  } while (String(here) !== String(start));
  expect(loop).toHaveLength(outer.length);
  return loop;
}

describe('the map of Paradise', () => {
  it('[CITY-1] the map draws twelve districts', () => {
    expect(districts).toHaveLength(12);
    for (const district of districts) expect(computeArea(lookUpShape(district).polygon)).toBeGreaterThan(9_000);
  });

  it('[CITY-1] the districts tile the city without gap or overlap', () => {
    const whole = computeArea(boundaryOfCity());
    const parts = districts.reduce((sum, district) => sum + computeArea(lookUpShape(district).polygon), 0);
    expect(parts).toBeCloseTo(whole, 6);
    for (let x = 5; x < mapSize.width; x += 13) {
      for (let y = 5; y < mapSize.height; y += 13) {
        const holders = districts.filter((district) =>
          isInPolygon(lookUpShape(district).polygon, [x + 0.37, y + 0.41]),
        );
        expect(holders.length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('[CITY-1] neighbors are mutual, nobody borders himself and the city is in one piece', () => {
    const reached = new Set(['downtown']);
    for (const district of reached) {
      for (const other of listNeighbors(district)) {
        expect(other).not.toBe(district);
        expect(listNeighbors(other)).toContain(district);
        reached.add(other);
      }
    }
    expect(reached.size).toBe(12);
  });

  it('[CITY-2] each precinct is one piece of the map', () => {
    const precincts = [
      ['cabbageville', 'riverside', 'docks'],
      ['hells-basement', 'little-sicily', 'cedar-hill', 'lincoln-heights'],
      ['downtown', 'chinatown', 'southbridge', 'racetrack', 'oak-bluff'],
    ] as const;
    for (const precinct of precincts) {
      const reached = new Set<string>([precinct[0]]);
      for (const district of reached) {
        for (const other of listNeighbors(district)) {
          if ((precinct as readonly string[]).includes(other)) reached.add(other);
        }
      }
      expect(reached.size).toBe(precinct.length);
    }
  });

  it('[CITY-5] the waterfront touches Riverside, The Docks and Southbridge', () => {
    for (const district of ['riverside', 'docks', 'southbridge'] as const) {
      const onBank = lookUpShape(district).polygon.filter((point) =>
        paradiseCity.rivers.some(({ line }) => line.map(String).includes(String(point))),
      );
      expect(onBank.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('puts Cabbageville west, Downtown in the middle, Chinatown and Southbridge south of it', () => {
    const [cabbageX] = findCentroid(lookUpShape('cabbageville').polygon);
    const [downtownX, downtownY] = findCentroid(lookUpShape('downtown').polygon);
    expect(cabbageX).toBeLessThan(mapSize.width / 3);
    expect(Math.abs(downtownX - mapSize.width / 2)).toBeLessThan(60);
    for (const south of ['chinatown', 'southbridge'] as const) {
      expect(findCentroid(lookUpShape(south).polygon)[1]).toBeGreaterThan(downtownY);
    }
    for (const east of ['little-sicily', 'lincoln-heights', 'hells-basement'] as const) {
      expect(findCentroid(lookUpShape(east).polygon)[0]).toBeGreaterThan(downtownX);
    }
  });
});
