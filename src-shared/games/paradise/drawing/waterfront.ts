import { riverBank } from '#shared/games/paradise/cities/paradise.ts';
import { drawCurve, type Coordinates } from '#shared/words/geometry.ts';

const lowerPoints = (points: readonly Coordinates[], by: number): Coordinates[] =>
  points.map(([x, y]): Coordinates => [x, y + by]);

const shore: readonly Coordinates[] = [[-620, 420], [-20, 452], ...riverBank, [1020, 580], [1620, 560]];
const riverWidth = 78;
const farShore: readonly Coordinates[] = lowerPoints(shore, riverWidth).map(([x, y], index): Coordinates => [
  x,
  y + (index % 3) * 5,
]);

/** The river between its banks. */
export const riverPath = `${drawCurve(shore)}${drawCurve([...farShore].reverse()).replace('M', 'L')}Z`;

/** The river's bank and the lines of its water, as points. */
export const shoreLines: readonly (readonly Coordinates[])[] = [0, 7, 15, 25, 37, 51, 65].map((by) =>
  lowerPoints(shore, by),
);

/** Engraved water lines, thinning out from the working bank. */
export const waterLines: readonly string[] = [7, 15, 25, 37, 51, 65].map((by) => drawCurve(lowerPoints(shore, by)));

function tracePiers(from: Coordinates, to: Coordinates, count: number, length: number): Coordinates[][] {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Coordinates = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
  const out: Coordinates = [-along[1], along[0]];
  return Array.from({ length: count }, (_, index) => {
    const t = ((index + 0.5) / count) * run;
    const reach = length * (index % 2 === 0 ? 1 : 0.75);
    const findPierCorner = (a: number, o: number): Coordinates => [
      from[0] + along[0] * (t + a) + out[0] * o,
      from[1] + along[1] * (t + a) + out[1] * o,
    ];
    return [findPierCorner(-4.5, -2), findPierCorner(4.5, -2), findPierCorner(4.5, reach), findPierCorner(-4.5, reach)];
  });
}

/** The piers of the working waterfront, from Riverside to the bridge. */
export const piers: readonly (readonly Coordinates[])[] = [
  ...tracePiers([152, 486], [212, 518], 2, 22),
  ...tracePiers([212, 518], [268, 560], 2, 26),
  ...tracePiers([268, 560], [330, 592], 3, 32),
  ...tracePiers([330, 592], [412, 608], 4, 36),
  ...tracePiers([412, 608], [500, 604], 4, 34),
  ...tracePiers([752, 598], [822, 616], 2, 24),
];

/** The great bridge: its two sides, and its piers in the water. */
export const bridge = {
  deck: [
    [640, 574],
    [654, 574],
    [668, 764],
    [654, 764],
  ] as readonly Coordinates[],
  arches: [604, 624, 644].map((y): readonly [Coordinates, Coordinates] => [
    [636 + (y - 574) * 0.08, y],
    [660 + (y - 574) * 0.08, y],
  ]),
};
