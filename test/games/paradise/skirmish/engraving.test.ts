import { describe, expect, it } from 'vitest';
import { drawRoof, listRoofs } from '#shared/games/paradise/drawing/engraving.ts';
import type { TableLayout } from '#shared/games/paradise/views/battle.ts';

type House = TableLayout['buildings'][number];

function createHouse(id: string, x: number): House {
  return { id, name: id, rect: { x, y: 0, width: 10, height: 6 }, floors: 1, openings: [] };
}

describe('the engraved table', () => {
  const cover = {
    id: 'c',
    name: 'a counter',
    rect: { x: 22, y: 2, width: 1, height: 1 },
    grade: 'hard',
    isTall: false,
  };
  const layout = {
    buildings: [createHouse('Garage', 0), createHouse('Shops', 10.5), createHouse('Restaurant', 21)],
    covers: [cover],
  } as unknown as TableLayout;

  it.each([
    [[], ['Garage', 'Shops']],
    [[{ x: 5, y: 3 }], ['Shops']],
    [[{ x: 5, y: 7 }], ['Garage', 'Shops']],
    [
      [
        { x: 5, y: 3 },
        { x: 11, y: 6 },
      ],
      [],
    ],
  ])('has roofs on the houses in which nothing and nobody stands (people at %j)', (people, roofs) => {
    expect(listRoofs(layout, people).map(({ id }) => id)).toEqual(roofs);
  });

  it.each([
    [{ x: 0, y: 0, width: 10, height: 6 }, 'M3 3L7 3'],
    [{ x: 2, y: 1, width: 4, height: 9 }, 'M4 3L4 8'],
  ])('runs the ridge along the longer side, as far from each end as from the sides (%j)', (rect, ridge) => {
    expect(drawRoof(rect).slice(0, ridge.length)).toBe(ridge);
  });

  it('keeps each line of a roof inside its walls', () => {
    const inside = [...drawRoof({ x: 3, y: 4, width: 10, height: 6 }).matchAll(/[ML]([\d.]+) ([\d.]+)/gu)];
    expect(inside.length).toBeGreaterThan(10);
    for (const [, x, y] of inside) {
      expect(Number(x)).toBeGreaterThanOrEqual(3);
      expect(Number(x)).toBeLessThanOrEqual(13);
      expect(Number(y)).toBeGreaterThanOrEqual(4);
      expect(Number(y)).toBeLessThanOrEqual(10);
    }
  });
});
