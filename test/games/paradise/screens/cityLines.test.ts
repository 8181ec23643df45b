import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CityEditing } from '#games/paradise/cityEditor/editing.svelte.ts';
import { findLine, isOnMap, listLines, type LineKey } from '#games/paradise/cityEditor/lines.ts';
import { countTypes, describeCount } from '#games/paradise/cityEditor/places.ts';
import { roundCorner, type MapCorner } from '#games/paradise/cityEditor/shapes.ts';
import { generateCity } from '#shared/games/paradise/cities/making/generate.ts';
import { landscapeFields } from '#shared/games/paradise/cities/landscape.ts';
import { millhaven } from '#shared/games/paradise/cities/millhaven.ts';
import { isNamed, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { businessTypes } from '#shared/games/paradise/city.ts';
import { findCentroid } from '#shared/words/geometry.ts';
import { forSome } from '#test/support/forAll.ts';

const river: LineKey = { kind: 'rivers', at: 0 };
const find = (editing: CityEditing, key: LineKey = river): readonly MapCorner[] => findLine(editing.pack, key) ?? [];

/** Finds a place well inside of a district. */
const findInside = (pack: CityPack, at: number): MapCorner =>
  roundCorner(findCentroid(pack.districts[at]?.outline ?? []));

const deed = fc.record({
  what: fc.constantFrom('move', 'insert', 'remove', 'shift', 'hill', 'remove-line'),
  line: fc.nat(),
  nth: fc.nat(),
  to: fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 760 })),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

function perform(editing: CityEditing, { what, line, nth, to }: Deed): void {
  const all = listLines(editing.pack);
  const one = all[line % Math.max(1, all.length)];
  if (what === 'hill' && (editing.pack.hills?.length ?? 0) < 12) editing.dropHill(to);
  if (one === undefined) return;
  const at = nth % one.line.length;
  if (what === 'move') editing.movePoint(one.key, at, to);
  else if (what === 'insert') editing.insertPoint(one.key, at, to);
  else if (what === 'remove') editing.removePoint(one.key, at);
  else if (what === 'shift' && one.key.kind === 'hills') editing.shiftLine(one.key, [to[0] - 500, to[1] - 380]);
  else if (what === 'remove-line') {
    editing.line = one.key;
    editing.removeLine();
  }
}

describe('lines of a city on the drawing table', () => {
  it('change as a file may have them, keep their districts, and take every deed back', () => {
    forSome(40, fc.nat({ max: 60 }), fc.array(deed, { maxLength: 24 }), (seed, deeds) => {
      const pack = generateCity({ seed, districts: 6 });
      const editing = new CityEditing(pack);
      for (const one of deeds) perform(editing, one);
      const { rivers, rails, hills, districts } = editing.pack;
      for (const [kind, lines] of Object.entries({ rivers, rails, hills })) {
        expect(landscapeFields[kind as keyof typeof landscapeFields].safeParse(lines).error).toBeUndefined();
      }
      expect(districts).toBe(pack.districts);
      while (editing.canUndo) editing.undo();
      expect(editing.pack).toBe(pack);
    });
  });

  it('moves a point alone, and what is off the map with the outermost point that is on it', () => {
    const editing = new CityEditing(millhaven);
    const before = find(editing);
    const first = before.findIndex(isOnMap);
    const [x, y] = before[first] ?? [0, 0];
    editing.movePoint(river, first + 1, [300, 300]);
    expect(find(editing)).toEqual(before.with(first + 1, [300, 300]));
    editing.undo();
    editing.movePoint(river, first, [x + 10, y - 50]);
    expect(find(editing).slice(0, first)).toEqual(before.slice(0, first).map(([bx, by]) => [bx + 10, by - 50]));
    expect(find(editing).slice(first + 1)).toEqual(before.slice(first + 1));
  });

  it('adds a point after another, takes one away, and keeps two', () => {
    const editing = new CityEditing(millhaven);
    const before = find(editing);
    editing.insertPoint(river, 2, [400, 600]);
    expect(find(editing)).toEqual(before.toSpliced(3, 0, [400, 600]));
    editing.removePoint(river, 3);
    expect(find(editing)).toEqual(before);
    for (const _ of before) editing.removePoint(river, 0);
    expect(find(editing)).toHaveLength(2);
    expect(editing.refusal).toBe('A line keeps two points; remove the whole line to be rid of it.');
  });

  it('removes a whole line, and lets go of it', () => {
    const editing = new CityEditing(millhaven);
    editing.selected = 2;
    editing.line = river;
    expect(editing.selected).toBeNull();
    editing.removeLine();
    expect([editing.pack.rivers?.length, editing.line]).toEqual([(millhaven.rivers?.length ?? 0) - 1, null]);
    editing.undo();
    expect(editing.pack).toBe(millhaven);
  });

  it('drops a hill wherever it is pressed, and keeps it whole on the map when it is dragged off', () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 760 }));
    forSome(60, spot, spot, (at, by) => {
      const editing = new CityEditing(millhaven);
      editing.dropHill(at);
      const key = editing.line ?? river;
      const [first] = find(editing, key);
      const measure = (): number[][] => find(editing, key).map(([x, y]) => [x - (find(editing, key)[0]?.[0] ?? 0), y]);
      const widths = measure().map(([x]) => x);
      editing.shiftLine(key, [by[0] * 2 - 1000, by[1] * 2 - 760]);
      expect(find(editing, key).every(isOnMap)).toBe(true);
      expect(measure().map(([x]) => x)).toEqual(widths);
      expect(first === undefined || isOnMap(first)).toBe(true);
    });
  });
});

describe('places on the drawing table', () => {
  it('[CITY-3] gives a district what is in hand, moves what a city has once with its name, and takes it away again', () => {
    const editing = new CityEditing(millhaven);
    const holder = millhaven.districts.findIndex(({ types }) => types.includes('brewery'));
    const other = (holder + 1) % millhaven.districts.length;
    editing.paint = 'brewery';
    editing.paintAt(findInside(millhaven, other));
    expect(editing.pack.districts[holder]?.types).not.toContain('brewery');
    expect(editing.pack.districts[holder]?.places).not.toHaveProperty('brewery');
    expect(editing.pack.districts[other]?.places.brewery).toBe(millhaven.districts[holder]?.places.brewery);
    expect(editing.faults).toEqual([]);
    editing.paintAt(findInside(millhaven, other));
    expect(editing.pack.districts.filter(({ types }) => types.includes('brewery'))).toEqual([]);
    editing.undo();
    editing.undo();
    expect(editing.pack).toBe(millhaven);
  });

  it('[CITY-3] never has a place twice or without a name, whatever is pressed and dragged', () => {
    const step = fc.record({
      type: fc.constantFrom(...businessTypes),
      to: fc.nat({ max: 7 }),
      from: fc.option(fc.nat({ max: 7 }), { nil: null }),
    });
    forSome(30, fc.nat({ max: 60 }), fc.array(step, { maxLength: 30 }), (seed, deeds) => {
      const pack = generateCity({ seed, districts: 8 });
      const editing = new CityEditing(pack);
      for (const { type, to, from } of deeds) {
        const isThere = from !== null && editing.pack.districts[from]?.types.includes(type) === true;
        editing.paint = type;
        if (isThere && isNamed(type)) editing.dropSign(type, from, findInside(pack, to));
        else editing.paintAt(findInside(pack, to));
      }
      const wrong = editing.faults.filter(({ sentence }) => /twice|already|^Name the|names a place/u.test(sentence));
      expect(wrong).toEqual([]);
      while (editing.canUndo) editing.undo();
      expect(editing.pack).toBe(pack);
    });
  });

  it('refuses a press beside the city, and a second office of one kind in a district', () => {
    const editing = new CityEditing(millhaven);
    editing.paint = 'arena';
    editing.paintAt([2, 2]);
    expect(editing.refusal).toBe('Press inside a district to give it an arena.');
    const [from = -1] = millhaven.districts.flatMap(({ types }, at) => (types.includes('wire-service') ? [at] : []));
    const other = from === 0 ? 1 : 0;
    editing.paint = 'wire-service';
    editing.paintAt(findInside(millhaven, other));
    editing.dropSign('wire-service', from, findInside(millhaven, other));
    expect(editing.refusal).toBe(`${millhaven.districts[other]?.name ?? ''} has a wire service office already.`);
  });

  it('gives a district a precinct, once', () => {
    const editing = new CityEditing(millhaven);
    const at = millhaven.districts.findIndex(({ precinct }) => precinct !== 3);
    editing.paint = 3;
    editing.paintAt(findInside(millhaven, at));
    editing.paintAt(findInside(millhaven, at));
    expect(editing.pack.districts[at]?.precinct).toBe(3);
    editing.undo();
    expect(editing.pack).toBe(millhaven);
  });

  it('counts each type over the city, and says what is too few', () => {
    const editing = new CityEditing(millhaven);
    const row = (type: string) => countTypes(editing.pack).find((one) => one.type === type);
    const describe = (type: string): string => {
      const found = row(type);
      return found === undefined ? '' : describeCount(editing.pack, found);
    };
    expect(row('speakeasy')).toEqual({ type: 'speakeasy', count: 6, usual: 6, isFew: false });
    for (const at of [0, 1, 2, 3]) editing.removeType('speakeasy', at);
    expect(describe('speakeasy')).toBe('2, too few: 6 are usual');
    expect(describe('brewery')).toBe('Mill Row');
    expect(describe('arena')).toBe('none');
  });
});
