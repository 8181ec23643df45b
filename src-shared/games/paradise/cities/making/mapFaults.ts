import { computeArea, isInPolygon, type Coordinates } from '#shared/words/geometry.ts';

type Outline = readonly (readonly number[])[];

/** A fault of a map: the places in the list of the districts that are wrong with each other, and the sentence. */
export type MapFault = { districts: readonly [number, ...number[]]; kind: 'crosses' | 'overlaps' };

type Line = readonly [Coordinates, Coordinates];

/** Finds districts whose sides cross, or that share ground: their signs would stand on one another. */
export function findMapFaults(outlines: readonly Outline[]): MapFault[] {
  const shapes = outlines.map((outline) => outline.map(([x = 0, y = 0]): Coordinates => [x, y]));
  const sides = shapes.map(listSides);
  const own = sides.flatMap((mine, at): MapFault[] =>
    hasCrossing(mine, mine) || computeArea(shapes[at] ?? []) < 1 ? [{ districts: [at], kind: 'crosses' }] : [],
  );
  const between = sides.flatMap((mine, at) =>
    sides.slice(at + 1).flatMap((theirs, next): MapFault[] => {
      const other = at + 1 + next;
      const [one, two] = [shapes[at] ?? [], shapes[other] ?? []];
      const isOver = hasCrossing(mine, theirs) || isAtop(one, two) || isAtop(two, one);
      return isOver ? [{ districts: [at, other], kind: 'overlaps' }] : [];
    }),
  );
  return [...own, ...between];
}

function listSides(shape: readonly Coordinates[]): Line[] {
  return shape.map((from, at): Line => [from, shape[(at + 1) % shape.length] ?? from]);
}

/** Returns true if a point well inside of one shape is in the other: the middles of its sides, moved inward. */
function isAtop(one: readonly Coordinates[], other: readonly Coordinates[]): boolean {
  return listSides(one).some(([[x1, y1], [x2, y2]]) => {
    const run = Math.hypot(x2 - x1, y2 - y1);
    if (run === 0) return false;
    const [nx, ny] = [(-(y2 - y1) / run) * 2 * tolerance, ((x2 - x1) / run) * 2 * tolerance];
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const inside = [[mx + nx, my + ny] as const, [mx - nx, my - ny] as const].find((spot) => isInPolygon(one, spot));
    return inside !== undefined && isInPolygon(other, inside);
  });
}

function hasCrossing(some: readonly Line[], others: readonly Line[]): boolean {
  return some.some((one) => others.some((other) => isCrossing(one, other)));
}

/** Two sides cross if each has the ends of the other on both of its hands; sides that touch do not. */
function isCrossing([a, b]: Line, [c, d]: Line): boolean {
  return isParted([a, b], [c, d]) && isParted([c, d], [a, b]);
}

function isParted(line: Line, [one, other]: Line): boolean {
  return findHand(line, one) * findHand(line, other) < 0;
}

/** Ground of less than this width is the rounding of corners. */
const tolerance = 1;

/** Finds the hand of a line that a place is on: -1, 1, or 0 on the line. */
function findHand([[x1, y1], [x2, y2]]: Line, [x, y]: Coordinates): number {
  const away = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / (Math.hypot(x2 - x1, y2 - y1) || 1);
  return Math.abs(away) <= tolerance ? 0 : Math.sign(away);
}
