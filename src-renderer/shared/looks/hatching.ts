import type { Coordinates } from '../geometry.ts';

const degrees = Math.PI / 180;

/** Turns a point about the origin. */
function turn([x, y]: Coordinates, angle: number): Coordinates {
  const sine = Math.sin(angle * degrees);
  const cosine = Math.cos(angle * degrees);
  return [x * cosine - y * sine, x * sine + y * cosine];
}

/** Where a level line crosses the sides of a polygon, left to right. */
function crossings(polygon: readonly Coordinates[], level: number): number[] {
  const found: number[] = [];
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
    if (y1 > level !== y2 > level) found.push(x1 + ((level - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

/** Parallel strokes clipped to a polygon: streets, seen from above. */
export function drawHatchLines(
  polygon: readonly Coordinates[],
  spacing: number,
  angle: number,
): (readonly [Coordinates, Coordinates])[] {
  const flat = polygon.map((point) => turn(point, -angle));
  const levels = flat.map(([, y]) => y);
  const lines: (readonly [Coordinates, Coordinates])[] = [];
  const first = Math.ceil(Math.min(...levels) / spacing) * spacing;
  for (let level = first; level < Math.max(...levels); level += spacing) {
    const xs = crossings(flat, level);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      lines.push([turn([xs[pair] ?? 0, level], angle), turn([xs[pair + 1] ?? 0, level], angle)]);
    }
  }
  return lines;
}

/**
 * The hatch of each of the ten gang colors, in a cell of 14 by 14 units that tiles. The first is
 * plain; together they can be told apart without color.
 */
export const gangHatches = [
  '',
  'M0 14 14 0M-2 2 2-2M12 16 16 12',
  'M0 0 14 14M-2 12 2 16M12-2 16 2',
  'M0 7H14',
  'M7 0V14',
  'M0 7H14M7 0V14',
  'M0 14 14 0M0 0 14 14',
  'M0 4H14M0 11H14',
  'M3 3h3v3H3zM9 9h3v3H9z',
  'M0 9 7 3 14 9M0 16 7 10 14 16',
] as const;
