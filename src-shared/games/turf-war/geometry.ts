import { listAreas, cityMaps, type MapId } from './maps.ts';

/** A point of the page, 1000 x 700, y downward. */
export type Point = { x: number; y: number };

/** [WAR-MAP-6] The drawing of one area: its outline, and the places of its name and tokens. */
export type AreaShape = { number: number; outline: Point[]; middle: Point };

const width = 150;
const height = 105;
const center = { x: 500, y: 350 };
/** Beside every corner a curved edge has points at these steps of a ward. */
const step = 0.125;

/** [WAR-MAP-6] Computes a point at a radius and beside the middle of a ward (counted from 1) of a ring. */
export function computePoint(id: MapId, wards: number, ward: number, r: number, d: number): Point {
  const { b, q } = cityMaps[id].swing;
  const t = (2 * Math.PI * (ward - 1 + d)) / wards - Math.PI / 2;
  const s = r * (1 + 0.05 * Math.sin(2 * t + 5.3) + b * Math.cos(3 * t + q));
  return { x: Math.round(center.x + width * s * Math.cos(t)), y: Math.round(center.y + height * s * Math.sin(t)) };
}

/**
 * [WAR-MAP-6, WAR-MAP-7] The outlines of a city's areas and their middles. Neighbors share every point of their
 * common edge, so that nothing shows between them.
 */
export function computeShapes(id: MapId, wards: number): AreaShape[] {
  const { cells } = cityMaps[id];
  const corners = new Set<number>();
  for (const { d1, d2 } of Object.values(cells)) {
    for (const d of [d1, d2]) for (const shift of [-1, 0, 1]) corners.add(roundCoordinate(d + shift));
  }
  for (let d = -1; d <= 1.5; d += step) corners.add(roundCoordinate(d));
  const all = [...corners].sort((a, b) => a - b);
  return listAreas(id, wards).flatMap(({ number, role, ward }) => {
    const cell = cells[role];
    if (cell === undefined) return [];
    const { r1, r2, d1, d2 } = cell;
    const findPlace = (r: number, d: number): Point => computePoint(id, wards, ward, r, d);
    const along = all.filter((d) => d >= d1 && d <= d2);
    return [
      {
        number,
        outline: [...along.map((d) => findPlace(r2, d)), ...[...along].reverse().map((d) => findPlace(r1, d))],
        middle: findPlace((r1 + r2) / 2, (d1 + d2) / 2),
      },
    ];
  });
}

/** Rounds a coordinate, so that a corner is the same from either of its wards. */
function roundCoordinate(d: number): number {
  return Math.round(d * 1000) / 1000;
}
