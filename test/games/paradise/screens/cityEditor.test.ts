import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShore, findNextName, renameDistrict } from '#games/paradise/cityEditor/blank.ts';
import { CityEditing } from '#games/paradise/cityEditor/editing.svelte.ts';
import { joinOutlines, listSides, snapPlace, splitOutline, type MapCorner } from '#games/paradise/cityEditor/shapes.ts';
import { generateCity } from '#shared/games/paradise/cities/making/generate.ts';
import { findMapFaults } from '#shared/games/paradise/cities/making/mapFaults.ts';
import { millhaven } from '#shared/games/paradise/cities/millhaven.ts';
import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { paradisePack } from '#shared/games/paradise/cities/paradise.ts';
import { computeArea } from '#shared/words/geometry.ts';
import { forSome } from '#test/support/forAll.ts';

const listOutlines = ({ districts }: CityPack) => districts.map(({ outline }) => outline);
const sumAreas = (pack: CityPack): number => listOutlines(pack).reduce((sum, outline) => sum + computeArea(outline), 0);

/** Counts the sides that two districts have. */
function countBorders(pack: CityPack): number {
  const sides = listOutlines(pack).flatMap((outline) =>
    listSides(outline).map((side) => side.map(String).sort().join()),
  );
  return sides.length - new Set(sides).size;
}

function draw(editing: CityEditing, spots: readonly MapCorner[]): void {
  editing.take('district');
  for (const spot of spots) editing.press(spot);
  editing.finish();
}

const box = (left: number, top: number, width = 200, height = 200): MapCorner[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

describe('the drawing table', () => {
  it('gives a new district the free ground alone, and its neighbor the same corners', () => {
    const editing = new CityEditing(createShore());
    draw(editing, box(100, 100));
    draw(editing, box(250, 150, 200, 100));
    expect(editing.pack.districts[1]?.outline).toHaveLength(4);
    expect(editing.pack.districts[0]?.outline).toHaveLength(6);
    expect(countBorders(editing.pack)).toBe(1);
    draw(editing, box(120, 120, 50, 50));
    expect(editing.refusal).toBe(
      'No free ground is left in what you drew; draw three corners or more around free ground.',
    );
    expect(editing.pack.districts).toHaveLength(2);
  });

  it('[GANG-11] gives gangs of each type homes of their own as the city grows, so that five districts can be played', () => {
    const editing = new CityEditing(createShore());
    for (const at of [0, 1, 2, 3, 4]) draw(editing, box(20 + at * 190, 100, 190));
    expect(editing.faults).toEqual([]);
    expect(cityPackSchema.safeParse(editing.pack).success).toBe(true);
    expect(new Set(Object.values(editing.pack.homes).flat()).size).toBeGreaterThan(3);
    editing.undo();
    editing.undo();
    expect(editing.faults.length).toBeGreaterThan(0);
  });

  it('leaves no slip of ground beside a side that the pen ran along', () => {
    const editing = new CityEditing(createShore());
    draw(editing, [
      [740, 60],
      [950, 90],
      [940, 330],
      [730, 330],
    ]);
    draw(editing, [
      [510, 300],
      [941, 307],
      [940, 580],
      [500, 595],
    ]);
    expect(editing.faults.filter(({ sentence }) => sentence.includes('ground in common'))).toEqual([]);
  });

  it('draws any boxes over one another without ground that two of them have', () => {
    const boxes = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 60, max: 280 }),
        fc.integer({ min: 60, max: 240 }),
      ),
      { minLength: 2, maxLength: 8 },
    );
    forSome(60, boxes, fc.boolean(), (all, isSnapped) => {
      const editing = new CityEditing(createShore());
      for (const each of all) {
        draw(editing, isSnapped ? box(...each).map((spot) => snapPlace(editing.pack, spot, 14)) : box(...each));
      }
      expect(findMapFaults(listOutlines(editing.pack))).toEqual([]);
    });
  });

  it('moves a corner for all districts that have it, and takes every deed back and forth', () => {
    forSome(40, fc.nat({ max: 99 }), fc.nat({ max: 200 }), (seed, nth) => {
      const pack = generateCity({ seed, districts: 8 });
      const editing = new CityEditing(pack);
      const corners = listOutlines(pack).flat();
      const [x, y] = corners[nth % corners.length] ?? [0, 0];
      const borders = countBorders(pack);
      editing.moveCorner([x, y], [x + 3, y - 3]);
      expect(countBorders(editing.pack)).toBe(borders);
      expect(JSON.stringify(listOutlines(editing.pack))).not.toContain(`[${x},${y}]`);
      const moved = editing.pack;
      editing.undo();
      expect(editing.pack).toBe(pack);
      expect(editing.isSaved).toBe(true);
      editing.redo();
      expect(editing.pack).toBe(moved);
    });
  });

  it('cuts a district in two and joins the halves again', () => {
    forSome(60, fc.nat({ max: 99 }), fc.nat({ max: 7 }), (seed, at) => {
      const pack = generateCity({ seed, districts: 8 });
      const outline = pack.districts[at]?.outline ?? [];
      const [from, to] = [outline[0], outline[Math.floor(outline.length / 2)]];
      if (from === undefined || to === undefined) return;
      const parts = splitOutline(outline, from, to);
      fc.pre(parts !== null);
      const joined = joinOutlines(...parts);
      expect(new Set(joined?.map(String))).toEqual(new Set(outline.map(String)));
      const editing = new CityEditing(pack);
      editing.take('split');
      editing.press(from);
      editing.press(to);
      if (editing.refusal !== null) return;
      expect(editing.pack.districts).toHaveLength(9);
      expect(sumAreas(editing.pack)).toBeCloseTo(sumAreas(pack), 3);
      editing.join(at);
      expect(editing.pack.districts).toHaveLength(8);
    });
  });

  it('refuses to join districts that do not touch, and to cut along an edge', () => {
    expect(joinOutlines(box(0, 0), box(300, 0))).toBeNull();
    expect(joinOutlines(box(0, 0), box(200, 200))).toBeNull();
    expect(splitOutline(box(0, 0), [0, 0], [200, 0])).toBeNull();
  });

  it.each([paradisePack, millhaven])('finds nothing wrong with $name', (pack) => {
    expect(new CityEditing(pack).faults).toEqual([]);
  });

  it('lists what is missing, with the district that a press leads to', () => {
    expect(new CityEditing(createShore()).faults.map(({ sentence }) => sentence)).toContain(
      'A city has 4 districts or more.',
    );
    const districts = millhaven.districts.map((one, at) => (at === 2 ? { ...one, places: {} } : one));
    expect(new CityEditing({ ...millhaven, districts }).faults).toEqual([
      { sentence: 'Name the dog track of Eastgate.', district: 2 },
    ]);
  });

  it('renames a district wherever its name is, and never to a name that is taken', () => {
    const renamed = renameDistrict(millhaven, 1, 'Bank Row');
    expect(JSON.stringify(renamed)).not.toContain('"Court Hill"');
    expect(cityPackSchema.safeParse(renamed).success).toBe(true);
    let pack: CityPack = generateCity({ seed: 4, districts: 12 });
    for (let pressed = 0; pressed < 80; pressed += 1) {
      pack = renameDistrict(pack, 0, findNextName(pack, pack.districts[0]?.name ?? ''));
      expect(new Set(pack.districts.map(({ name }) => name)).size).toBe(12);
    }
  });
});
