import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { districts, lookUpShape } from '#test/support/paradiseCity.ts';
import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { expect, it } from 'vitest';
import { measureLabel, placeDoorNames } from '#games/paradise/map/labels.ts';
import { mapSize } from '#shared/games/paradise/cities/pack.ts';
import { placeDoors } from '#shared/games/paradise/drawing/doors.ts';

const bounds = { left: 0, top: 0, right: mapSize.width, bottom: mapSize.height };
const wanted = fc.array(
  fc.record({
    at: fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 760 })),
    text: fc.string({ minLength: 1, maxLength: 30 }),
  }),
  { maxLength: 80 },
);

it('names on the map never lie on one another or beyond its edge, and the first has its place', () => {
  forAll(wanted, fc.integer({ min: 2, max: 16 }), (names, size) => {
    const asked = names.map((name, n) => ({ ...name, id: String(n), gap: 8 }));
    const placed = placeDoorNames(asked, { size, bounds });
    const boxes = placed.map((label) => measureLabel(label, size));
    boxes.forEach((box, n) => {
      for (const other of boxes.slice(n + 1)) {
        const isApart =
          box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
        expect(isApart).toBe(true);
      }
    });
    if (asked.length > 0) expect(placed[0]?.id).toBe('0');
  });
});

it('the cartouche and the compass hide no door and no sign', () => {
  // As they are drawn in Ornaments.svelte.
  const ornaments = [
    { left: 20, right: 238, top: 604, bottom: 744 },
    { left: 898, right: 978, top: 655, bottom: 748 },
  ];
  const doors = districts.flatMap((district) =>
    Array.from({ length: 60 }, (_, n) => ({ id: `${district}${n}`, district })),
  );
  const hidden = [
    ...placeDoors(paradiseCity, doors).values(),
    ...districts.flatMap((district) => [...lookUpShape(district).signs.values()]),
  ].filter(([x, y]) =>
    ornaments.some(({ left, right, top, bottom }) => x > left - 6 && x < right + 6 && y > top - 6 && y < bottom + 6),
  );
  expect(hidden).toEqual([]);
});
