import { describe, expect, it } from 'vitest';
import { computeShapes, type Point } from '#shared/games/turf-war/geometry.ts';
import { listAreas, cityMaps, computeDistances, findMapFor, mapIds } from '#shared/games/turf-war/maps.ts';
import { gangNames } from '#shared/games/turf-war/gangNames.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { Story } from './story.ts';

const sizes = mapIds.flatMap((id) => {
  const { fewest, most } = cityMaps[id];
  return Array.from({ length: most - fewest + 1 }, (_, n) => [id, fewest + n] as const);
});

/** The side on which `c` lies of the line from `a` to `b`. */
const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

describe('the maps', () => {
  it('[WAR-MAP-2, WAR-MAP-9] have so many areas, borders and greatest distances', () => {
    const table = sizes.map(([id, wards]) => {
      const areas = listAreas(id, wards);
      const borders = areas.reduce((sum, area) => sum + area.borders.length, 0) / 2;
      return [wards, areas.length, borders, Math.max(...computeDistances(areas).flat())];
    });
    expect(table).toEqual([
      [2, 12, 29, 3],
      [3, 18, 45, 4],
      [4, 24, 60, 4],
      [5, 30, 75, 5],
      [6, 36, 84, 7],
      [7, 42, 98, 8],
      [8, 48, 112, 9],
    ]);
    expect([2, 5, 6, 8].map(findMapFor)).toEqual(['thamesford', 'thamesford', 'lake-haven', 'lake-haven']);
  });

  it('[WAR-MAP-3, WAR-MAP-4, WAR-MAP-5, WAR-MAP-8] number ward by ward and border as listed', () => {
    const thamesford = listAreas('thamesford', 5);
    expect(thamesford[4]).toMatchObject({ number: 5, name: 'Gasworks', borders: [2, 4, 6, 7, 9, 12], isHome: false });
    expect(thamesford[17]?.borders).toEqual([11, 12, 15, 16, 17, 24]);
    const haven = listAreas('lake-haven', 8);
    expect(haven[9]).toMatchObject({ name: 'Conservatory', borders: [7, 8, 9, 11, 12, 15] });
    expect(haven[45]?.borders).toEqual([3, 43, 44, 45, 47, 48]);
  });

  it.each(sizes)('[WAR-MAP-1, WAR-MAP-9] %s with %i wards is symmetric, and all its starts are alike', (id, wards) => {
    const areas = listAreas(id, wards);
    const all = areas.length;
    for (const { number, borders, ward, isHome } of areas) {
      expect(borders).not.toContain(number);
      for (const other of borders) expect(areas[other - 1]?.borders).toContain(number);
      const turned = borders.map((other) => ((other - 1 + 6) % all) + 1).sort((a, b) => a - b);
      expect(areas[(number - 1 + 6) % all]?.borders).toEqual(turned);
      expect(isHome).toBe((number - 1) % 6 < 4);
      expect(ward).toBe(Math.ceil(number / 6));
    }
    expect(
      computeDistances(areas)
        .slice(1)
        .flatMap((row) => row.slice(1))
        .every((steps) => steps >= 0),
    ).toBe(true);
  });

  it.each(sizes.filter(([, wards]) => wards > 2))(
    '[WAR-MAP-6, WAR-MAP-7] %s with %i wards is drawn with common edges where there are borders',
    (id, wards) => {
      const shapes = computeShapes(id, wards);
      const areas = listAreas(id, wards);
      const owners = new Map<string, Set<number>>();
      const points = new Map<string, Set<number>>();
      for (const { number, outline } of shapes) {
        outline.forEach((point, n) => {
          const next = outline[(n + 1) % outline.length] ?? point;
          const ends = [`${point.x},${point.y}`, `${next.x},${next.y}`];
          if (ends[0] === ends[1]) return;
          const edge = [...ends].sort().join(' ');
          owners.set(edge, (owners.get(edge) ?? new Set()).add(number));
          points.set(ends[0] ?? '', (points.get(ends[0] ?? '') ?? new Set()).add(number));
          expect(point.x).toBeGreaterThanOrEqual(0);
          expect(point.x).toBeLessThanOrEqual(1000);
        });
      }
      const drawn = new Set(
        [...owners.values()].filter(({ size }) => size === 2).map((pair) => [...pair].sort((a, b) => a - b).join(' ')),
      );
      const listed = areas.flatMap(({ number, borders }) =>
        borders.filter((other) => other > number).map((other) => `${number} ${other}`),
      );
      expect([...drawn].sort()).toEqual([...listed].sort());
      expect([...points.values()].filter(({ size }) => size > 3)).toEqual([]);
    },
  );

  it('[WAR-MAP-6] have names and tokens where the cells are widest', () => {
    const middles = computeShapes('thamesford', 5).map(({ middle }) => middle);
    expect(middles.slice(0, 3)).toEqual([
      { x: 390, y: 51 },
      { x: 652, y: 81 },
      { x: 436, y: 135 },
    ]);
    expect(computeShapes('lake-haven', 8)[47]?.middle).toEqual({ x: 332, y: 66 });
  });

  it.each(sizes.filter(([, wards]) => wards > 2))(
    '[WAR-MAP-7, WAR-MAP-9] %s with %i wards has no lines that cross',
    (id, wards) => {
      const middles = computeShapes(id, wards).map(({ middle }) => middle);
      const lines = listAreas(id, wards).flatMap(({ number, borders }) =>
        borders.filter((other) => other > number).map((other) => [number - 1, other - 1] as const),
      );
      const at = (n: number): Point => middles[n] ?? { x: 0, y: 0 };
      for (const [a, b] of lines) {
        for (const [c, d] of lines) {
          if (new Set([a, b, c, d]).size < 4) continue;
          const cross =
            side(at(a), at(b), at(c)) * side(at(a), at(b), at(d)) < 0 &&
            side(at(c), at(d), at(a)) * side(at(c), at(d), at(b)) < 0;
          expect(cross).toBe(false);
        }
      }
    },
  );
});

describe('the beginning', () => {
  it('[WAR-START-1, WAR-GAME-4, WAR-GAME-5, WAR-START-3] seven people, four homes, twenty MC', () => {
    const { state } = new Story();
    const own = Object.values(state.pieces).filter(({ gang }) => gang === 'g1');
    expect(own.map(({ rank, area, xp }) => `${rank} ${area} ${xp}`)).toEqual([
      'don 1 0',
      'lieutenant 2 0',
      'lieutenant 3 0',
      'hitman 1 0',
      'hitman 2 0',
      'hitman 3 0',
      'hitman 4 0',
    ]);
    expect(new Set(own.map(({ name }) => name)).size).toBe(7);
    expect(
      Object.values(state.areas)
        .map(({ owner }) => owner)
        .filter((owner) => owner === 'g1'),
    ).toHaveLength(4);
    expect(Object.values(state.areas).filter(({ owner }) => owner === null)).toHaveLength(8);
  });

  it('[WAR-START-2, WAR-GAME-6, WAR-DICE-1, WAR-ASK-10] wards and precedence are drawn by recorded dice where they are not assigned', () => {
    const setup = turfWar.quickSetup({ title: 'A', seed: 5, npcs: 3, gangName: null, level: null });
    const story = new Story();
    const before = story.entries.length;
    expect(
      story.entries.flatMap(({ happenings }) => happenings).filter(({ event }) => event.type === 'wards-dealt'),
    ).toHaveLength(1);
    story.on((table) => turfWar.found(table, setup));
    const drawn = story.entries.slice(before).flatMap(({ happenings }) => happenings);
    const dealt = drawn.find(({ event }) => event.type === 'wards-dealt');
    expect(dealt?.dice.length).toBeGreaterThan(0);
    expect([...story.state.precedence].sort()).toEqual(['g1', 'g2', 'g3', 'g4']);
  });

  it('[WAR-GAME-2] two to eight play, in any mix', () => {
    for (const gangs of [2, 5, 6, 8]) {
      const story = new Story({}, gangs, false);
      expect(Object.keys(story.state.areas)).toHaveLength(gangs * 6);
      story.close();
      expect(story.state.turn).toBe(2);
    }
    expect(() => turfWar.quickSetup({ title: 'A', seed: 1, npcs: 8, gangName: null, level: null })).toThrow(/2 to 8/);
  });

  it('[WAR-GAME-1] no gang is proposed by a name that shares a word with an area or a ward', () => {
    const listWords = (name: string): string[] =>
      (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''));
    const places = mapIds.flatMap((id) => {
      const { wards } = cityMaps[id];
      return wards.flatMap(({ name, areas }) => [name, ...areas]).flatMap(listWords);
    });
    expect(places).toContain('saltmarket');
    const shared = gangNames.filter((name) => listWords(name).some((word) => places.includes(word)));
    expect(shared).toEqual([]);
    expect(new Set(gangNames).size).toBeGreaterThanOrEqual(8);
  });

  it('[WAR-HOUSE-2] more wards than gangs: the homes of the others are nobody’s', () => {
    const { state } = new Story({ wards: 5 }, 3);
    expect(Object.keys(state.areas)).toHaveLength(30);
    expect(Object.values(state.areas).filter(({ owner }) => owner !== null)).toHaveLength(12);
    expect(() => new Story({ wards: 8 }, 3)).toThrow(/has 5 wards/);
  });
});
