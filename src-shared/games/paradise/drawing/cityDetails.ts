import type { District } from '#shared/games/paradise/city.ts';
import { mapDistricts, districtPolygons } from './city.ts';
import { drawCurve, drawHatchLines, drawLine, type Coordinates } from '#shared/words/geometry.ts';

/** Which way a district's shares are swept: across wide ones, down tall ones. */
export const sweeps: Record<District, Coordinates> = mapDistricts((district) =>
  district === 'hells-basement' || district === 'lincoln-heights' || district === 'little-sicily' ? [0.2, 1] : [1, 0.2],
);

export const streetAngles: Record<District, number> = {
  cabbageville: -8,
  'cedar-hill': 14,
  chinatown: -12,
  docks: 10,
  downtown: -3,
  'hells-basement': 78,
  'lincoln-heights': 64,
  'little-sicily': 4,
  'oak-bluff': -14,
  racetrack: -7,
  riverside: -24,
  southbridge: -4,
};
export const avenueSpacing = 26;
export const streetSpacing = 15;

/** Streets and avenues of each district as one path. */
export const streets: Record<District, string> = mapDistricts((district) => {
  const polygon = districtPolygons[district];
  const angle = streetAngles[district];
  return [...drawHatchLines(polygon, streetSpacing, angle), ...drawHatchLines(polygon, avenueSpacing, angle + 90)]
    .map((line) => drawLine(line))
    .join('');
});

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

/** Places of gangs' pennants in their base district, several in a row. */
export const pennantPlaces: Record<District, Coordinates> = {
  cabbageville: [112, 274],
  'cedar-hill': [646, 206],
  chinatown: [528, 446],
  docks: [396, 512],
  downtown: [450, 368],
  'hells-basement': [884, 580],
  'lincoln-heights': [898, 318],
  'little-sicily': [692, 266],
  'oak-bluff': [398, 210],
  racetrack: [196, 92],
  riverside: [258, 420],
  southbridge: [566, 580],
};
