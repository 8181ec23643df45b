import type { District } from '#shared/games/paradise/city.ts';
import { lookUpDistrict, type City } from '#shared/games/paradise/cities/city.ts';
import { findCentroid } from '#shared/words/geometry.ts';

/** The way an arrow key points, y downward. */
export type Heading = 'up' | 'down' | 'left' | 'right';

const headings: Record<Heading, readonly [x: number, y: number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** A neighbor counts as lying that way when it is within this cosine of the heading. */
const widestCosine = 0.3;

/** The neighbor an arrow leads to: near and in its direction. Null at the edge of the city. */
export function findNeighborToward(city: City, district: District, heading: Heading): District | null {
  const { outline, neighbors } = lookUpDistrict(city, district);
  const [x, y] = findCentroid(outline);
  const [dx, dy] = headings[heading];
  let best: District | null = null;
  let shortest = Infinity;
  for (const other of neighbors) {
    const [ox, oy] = findCentroid(lookUpDistrict(city, other).outline);
    const distance = Math.hypot(ox - x, oy - y);
    const cosine = ((ox - x) * dx + (oy - y) * dy) / distance;
    // A neighbor off the heading counts as farther away.
    const effort = distance / cosine ** 2;
    if (cosine <= widestCosine || effort >= shortest) continue;
    best = other;
    shortest = effort;
  }
  return best;
}
