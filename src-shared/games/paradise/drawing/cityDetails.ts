import { drawCurve, drawLine, type Coordinates } from '#shared/words/geometry.ts';

export const avenueSpacing = 26;
export const streetSpacing = 15;

/** The main line, along the foot of the heights and out to the east. */
export const railway = drawCurve([
  [-620, 250],
  [-20, 238],
  [30, 236],
  [150, 226],
  [276, 202],
  [360, 250],
  [452, 222],
  [566, 218],
  [646, 238],
  [718, 206],
  [784, 216],
  [806, 296],
  [826, 362],
  [900, 350],
  [972, 346],
  [1020, 340],
  [1620, 330],
]);

/** The race course: an oval and its grandstand. */
export const raceCourse = { x: 128, y: 112, rx: 66, ry: 36, stand: [96, 62, 64, 9] as const };

/** Traces strokes down a slope on both sides of a crest, as engravers show heights. */
function traceHachures(crest: readonly Coordinates[], reach: number): string {
  let path = '';
  crest.slice(1).forEach((to, index) => {
    const from = crest[index] ?? to;
    const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Coordinates = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
    for (let t = 0; t < run; t += 5) {
      const long = reach * (0.65 + 0.35 * Math.sin(t * 1.7));
      const x = from[0] + along[0] * t;
      const y = from[1] + along[1] * t;
      path += drawLine([
        [x - along[1] * 4, y + along[0] * 4],
        [x - along[1] * (4 + long), y + along[0] * (4 + long)],
      ]);
    }
  });
  return path;
}

/** The heights of Oak Bluff and Cedar Hill. */
export const heights = [
  traceHachures(
    [
      [316, 100],
      [360, 72],
      [420, 60],
      [480, 70],
      [532, 96],
    ],
    15,
  ),
  traceHachures(
    [
      [352, 112],
      [420, 90],
      [494, 106],
    ],
    11,
  ),
  traceHachures(
    [
      [572, 96],
      [620, 66],
      [680, 54],
      [740, 70],
      [782, 100],
    ],
    15,
  ),
  traceHachures(
    [
      [614, 108],
      [680, 86],
      [742, 108],
    ],
    11,
  ),
].join('');
