import { isInPolygon, type Coordinates } from '#shared/words/geometry.ts';

/** Computes the distance of a point inside a polygon from its sides; negative outside. */
export function computeDepth(polygon: readonly Coordinates[], point: Coordinates): number {
  const least = Math.min(
    ...polygon.map((from, index) => computeDistance(point, from, polygon[(index + 1) % polygon.length] ?? from)),
  );
  return isInPolygon(polygon, point) ? least : -least;
}

/** Computes the distance of a point from a side. */
export function computeDistance([x, y]: Coordinates, [x1, y1]: Coordinates, [x2, y2]: Coordinates): number {
  const run = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const t = run === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / run));
  return Math.hypot(x - (x1 + t * (x2 - x1)), y - (y1 + t * (y2 - y1)));
}
