import { isInPolygon } from '#shared/words/geometry.ts';
import { describe, expect, it } from 'vitest';
import { districts, type District } from '#shared/games/paradise/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { districtPolygons } from '#shared/games/paradise/drawing/city.ts';
import { placeDoors } from '#shared/games/paradise/drawing/doors.ts';
import { listHoldersAt } from '#games/paradise/map/marks.ts';

const doorsOf = (district: District, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `b${n}`, district }));

describe('the doors on the map', () => {
  it.each(districts)(
    'of %s stand inside it, apart from each other, the same every time',
    (district) => {
      const doors = doorsOf(district, 48);
      const places = placeDoors(doors);
      const points = [...places.values()];
      expect(points).toHaveLength(48);
      expect(points.filter((point) => !isInPolygon(districtPolygons[district], point))).toEqual([]);
      const gaps = points.flatMap(([x, y], n) =>
        points.slice(n + 1).map(([x2, y2]) => Math.hypot(x - x2, y - y2)),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(8);
      expect(placeDoors(doors)).toEqual(places);
    },
  );
});

describe('the slider through the months', () => {
  const [one, two] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];
  const changes = [
    { period: 1, thing: 'b1', holder: one },
    { period: 3, thing: 'b1', holder: two },
    { period: 3, thing: 'b1', holder: null },
    { period: 4, thing: 'b2', holder: two },
  ];
  it('shows who held a door when the month ended, the last change of a month holding', () => {
    expect(listHoldersAt(changes, 2)).toEqual(new Map([['b1', one]]));
    expect(listHoldersAt(changes, 3)).toEqual(new Map([['b1', null]]));
    expect(listHoldersAt(changes, 4).get('b2')).toBe(two);
  });
});
