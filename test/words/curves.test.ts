import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawCurve, type Coordinates } from '#shared/words/geometry.ts';

type Cubic = readonly [Coordinates, Coordinates, Coordinates, Coordinates];

/** Reads the cubic parts of a path. */
function readParts(path: string): Cubic[] {
  const [start, ...parts] = path.slice(1).split('C');
  let from = (start ?? '').split(',').map(Number) as unknown as Coordinates;
  return parts.map((part): Cubic => {
    const [ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0] = part.split(' ').map(Number);
    const cubic: Cubic = [from, [ax, ay], [bx, by], [x, y]];
    from = [x, y];
    return cubic;
  });
}

const measure = ([x1, y1]: Coordinates, [x2, y2]: Coordinates): number => Math.hypot(x2 - x1, y2 - y1);

/** Traces a part in short straight steps. */
function trace([from, one, other, to]: Cubic, steps = 48): Coordinates[] {
  return Array.from({ length: steps + 1 }, (_, nth): Coordinates => {
    const t = nth / steps;
    const shares = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const find = (axis: 0 | 1): number =>
      [from, one, other, to].reduce((sum, spot, at) => sum + spot[axis] * (shares[at] ?? 0), 0);
    return [find(0), find(1)];
  });
}

const findHand = ([a, b]: Coordinates, [c, d]: Coordinates, [x, y]: Coordinates): number =>
  Math.sign((c - a) * (y - b) - (d - b) * (x - a));

/** Returns true for a line that crosses itself: two of its steps, not one after the other, cross. */
function hasLoop(line: readonly Coordinates[]): boolean {
  const steps = line.slice(1).map((to, at) => [line[at] ?? to, to] as const);
  return steps.some(([a, b], at) =>
    steps
      .slice(at + 2)
      .some(([c, d]) => findHand(a, b, c) * findHand(a, b, d) < 0 && findHand(c, d, a) * findHand(c, d, b) < 0),
  );
}

const spot = fc.tuple(fc.integer({ min: -600, max: 1600 }), fc.integer({ min: -600, max: 1400 }));
/** Steps of a line that are short or long: a short part beside a long one is what once made a loop. */
const step = fc.tuple(
  fc.oneof(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 80, max: 600 })),
  fc.integer({ min: 0, max: 359 }),
);
const anyLine = fc.oneof(
  fc.array(spot, { minLength: 2, maxLength: 8 }),
  fc.tuple(spot, fc.array(step, { minLength: 1, maxLength: 8 })).map(([start, steps]) =>
    steps.reduce<Coordinates[]>(
      (line, [by, angle]) => {
        const [x, y] = line.at(-1) ?? start;
        const turned = (angle * Math.PI) / 180;
        return [...line, [Math.round(x + by * Math.cos(turned)), Math.round(y + by * Math.sin(turned))]];
      },
      [start],
    ),
  ),
);

it('a part of a curve never crosses itself, and bulges by half its length at most', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      for (const part of readParts(drawCurve(line))) {
        const [from, one, other, to] = part;
        const longest = measure(from, to) / 2 + 0.2;
        expect(measure(from, one)).toBeLessThanOrEqual(longest);
        expect(measure(other, to)).toBeLessThanOrEqual(longest);
        expect(hasLoop(trace(part))).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

it('a short part beside a long one makes no loop', () => {
  const line: Coordinates[] = [
    [0, 0],
    [300, 0],
    [304, 3],
    [300, 300],
    [0, 310],
  ];
  expect(readParts(drawCurve(line)).map((part) => hasLoop(trace(part)))).toEqual([false, false, false, false]);
});
