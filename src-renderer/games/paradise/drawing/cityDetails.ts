import {
  districtNames,
  type BusinessType,
  type District,
} from '../../../../src-shared/games/paradise/city.ts';
import { byDistrict, districtPolygons, riverBank } from './city.ts';
import { curveOf, lineOf, type Coordinates } from '../../../shared/geometry.ts';
import { hatchLines } from '../../../shared/looks/hatching.ts';

/** How a district's name lies on it: one line of it a curve, and how large. */
export type Label = { lines: readonly { text: string; path: string }[]; size: number };

type Curve = readonly Coordinates[];

export const labelCurves: Record<District, { size: number; curves: readonly Curve[] }> = {
  cabbageville: {
    size: 25,
    curves: [
      [
        [62, 344],
        [180, 316],
        [322, 322],
      ],
    ],
  },
  'cedar-hill': {
    size: 24,
    curves: [
      [
        [578, 166],
        [680, 150],
        [790, 170],
      ],
    ],
  },
  chinatown: {
    size: 19,
    curves: [
      [
        [494, 484],
        [590, 462],
        [688, 444],
      ],
    ],
  },
  docks: {
    size: 21,
    curves: [
      [
        [344, 556],
        [420, 568],
        [502, 560],
      ],
    ],
  },
  downtown: {
    size: 29,
    curves: [
      [
        [382, 318],
        [500, 302],
        [632, 316],
      ],
    ],
  },
  'hells-basement': {
    size: 23,
    curves: [
      [
        [794, 462],
        [872, 450],
        [958, 458],
      ],
      [
        [790, 492],
        [872, 480],
        [964, 488],
      ],
    ],
  },
  'lincoln-heights': {
    size: 23,
    curves: [
      [
        [800, 186],
        [872, 172],
        [958, 178],
      ],
      [
        [800, 216],
        [872, 202],
        [960, 208],
      ],
    ],
  },
  'little-sicily': {
    size: 23,
    curves: [
      [
        [646, 332],
        [724, 318],
        [802, 330],
      ],
      [
        [648, 362],
        [724, 348],
        [816, 360],
      ],
    ],
  },
  'oak-bluff': {
    size: 24,
    curves: [
      [
        [310, 166],
        [424, 146],
        [554, 162],
      ],
    ],
  },
  racetrack: {
    size: 19,
    curves: [
      [
        [44, 212],
        [160, 200],
        [286, 176],
      ],
    ],
  },
  riverside: {
    size: 20,
    curves: [
      [
        [196, 472],
        [286, 456],
        [378, 442],
      ],
    ],
  },
  southbridge: {
    size: 22,
    curves: [
      [
        [530, 552],
        [650, 536],
        [780, 544],
      ],
    ],
  },
};

/** A name set on two curves is broken at its last space. */
function linesOfName(name: string, curves: readonly Curve[]): Label['lines'] {
  const space = name.lastIndexOf(' ');
  const texts = curves.length === 1 ? [name] : [name.slice(0, space), name.slice(space + 1)];
  return texts.map((text, index) => ({ text, path: curveOf(curves[index] ?? []) }));
}

/** Where each name runs, along the shape of its district. */
export const labels: Record<District, Label> = byDistrict((district) => {
  const { size, curves } = labelCurves[district];
  return { size, lines: linesOfName(districtNames[district].toUpperCase(), curves) };
});

/** Which way a district's shares are swept: across wide ones, down tall ones. */
export const sweeps: Record<District, Coordinates> = byDistrict((district) =>
  district === 'hells-basement' || district === 'lincoln-heights' || district === 'little-sicily'
    ? [0.2, 1]
    : [1, 0.2],
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
const avenueSpacing = 26;
export const streetSpacing = 15;

/** Streets and avenues of each district as one path. */
export const streets: Record<District, string> = byDistrict((district) => {
  const polygon = districtPolygons[district];
  const angle = streetAngles[district];
  return [
    ...hatchLines(polygon, streetSpacing, angle),
    ...hatchLines(polygon, avenueSpacing, angle + 90),
  ]
    .map((line) => lineOf(line))
    .join('');
});

const lowered = (points: readonly Coordinates[], by: number): Coordinates[] =>
  points.map(([x, y]): Coordinates => [x, y + by]);

const shore: readonly Coordinates[] = [
  [-620, 420],
  [-20, 452],
  ...riverBank,
  [1020, 580],
  [1620, 560],
];
const riverWidth = 78;
const farShore: readonly Coordinates[] = lowered(shore, riverWidth).map(
  ([x, y], index): Coordinates => [x, y + (index % 3) * 5],
);

/** The river between its banks. */
export const riverPath = `${curveOf(shore)}${curveOf([...farShore].reverse()).replace('M', 'L')}Z`;

/** Engraved water lines, thinning out from the working bank. */
export const waterLines: readonly string[] = [7, 15, 25, 37, 51, 65].map((by) =>
  curveOf(lowered(shore, by)),
);

function piersAlong(
  from: Coordinates,
  to: Coordinates,
  count: number,
  length: number,
): Coordinates[][] {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Coordinates = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
  const out: Coordinates = [-along[1], along[0]];
  return Array.from({ length: count }, (_, index) => {
    const t = ((index + 0.5) / count) * run;
    const reach = length * (index % 2 === 0 ? 1 : 0.75);
    const corner = (a: number, o: number): Coordinates => [
      from[0] + along[0] * (t + a) + out[0] * o,
      from[1] + along[1] * (t + a) + out[1] * o,
    ];
    return [corner(-4.5, -2), corner(4.5, -2), corner(4.5, reach), corner(-4.5, reach)];
  });
}

/** The piers of the working waterfront, from Riverside to the bridge. */
export const piers: readonly (readonly Coordinates[])[] = [
  ...piersAlong([152, 486], [212, 518], 2, 22),
  ...piersAlong([212, 518], [268, 560], 2, 26),
  ...piersAlong([268, 560], [330, 592], 3, 32),
  ...piersAlong([330, 592], [412, 608], 4, 36),
  ...piersAlong([412, 608], [500, 604], 4, 34),
  ...piersAlong([752, 598], [822, 616], 2, 24),
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

/** The main line, along the foot of the heights and out to the east. */
export const railway = curveOf([
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

/** The race course: an oval and its stand. */
export const raceCourse = { x: 128, y: 112, rx: 66, ry: 36, stand: [96, 62, 64, 9] as const };

/** Strokes down a slope on both sides of a crest, as engravers show heights. */
function hachures(crest: readonly Coordinates[], reach: number): string {
  let path = '';
  crest.slice(1).forEach((to, index) => {
    const from = crest[index] ?? to;
    const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Coordinates = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
    for (let t = 0; t < run; t += 5) {
      const long = reach * (0.65 + 0.35 * Math.sin(t * 1.7));
      const x = from[0] + along[0] * t;
      const y = from[1] + along[1] * t;
      path += lineOf([
        [x - along[1] * 4, y + along[0] * 4],
        [x - along[1] * (4 + long), y + along[0] * (4 + long)],
      ]);
    }
  });
  return path;
}

/** The heights of Oak Bluff and Cedar Hill. */
export const heights = [
  hachures(
    [
      [316, 100],
      [360, 72],
      [420, 60],
      [480, 70],
      [532, 96],
    ],
    15,
  ),
  hachures(
    [
      [352, 112],
      [420, 90],
      [494, 106],
    ],
    11,
  ),
  hachures(
    [
      [572, 96],
      [620, 66],
      [680, 54],
      [740, 70],
      [782, 100],
    ],
    15,
  ),
  hachures(
    [
      [614, 108],
      [680, 86],
      [742, 108],
    ],
    11,
  ),
].join('');

/** Where a gang's pennants stand in its base district; several stand in a row. */
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

/** Places of which the city has one, each with its own small sign. */
export type SignKind =
  'brewery' | 'madame-louisas' | 'arena' | 'racetrack' | 'dog-track' | 'wire-service';

/** A sign's drawing in a circle of radius 12 about the origin. */
export const signDrawings: Record<SignKind, string> = {
  brewery: 'M-5-7Q0-9 5-7Q8 0 5 7Q0 9-5 7Q-8 0-5-7ZM-6.5-3H6.5M-6.5 3H6.5',
  'madame-louisas': 'M0 6.5C-9 0-6-7 0-3C6-7 9 0 0 6.5Z',
  arena: 'M-8 5V-4H8V5ZM-8-1H8M-8 2H8M-8-4L-10-7M8-4L10-7',
  racetrack: 'M-5 7C-11-2-7-9 0-9C7-9 11-2 5 7L2.5 6C6-2 4-6 0-6C-4-6-6-2-2.5 6Z',
  'dog-track':
    'M-9 1Q-3-3 3-2L6-6L7-3L10-2L7 0Q6 3 8 7M4 2Q4 5 2 7M-6 1Q-4 4-7 7M-3 1Q-1 4-1 7M-9 1L-11-3',
  'wire-service': 'M0 8V-8M-7-5H7M-5-1H5M-7-5V-7M7-5V-7M-5-1V-3M5-1V-3',
};

export const signPlaces: Record<string, Coordinates> = {
  'brewery southbridge': [728, 574],
  'madame-louisas cedar-hill': [740, 188],
  'arena riverside': [236, 496],
  'racetrack racetrack': [128, 112],
  'dog-track cabbageville': [96, 426],
  'wire-service downtown': [560, 364],
  'wire-service cedar-hill': [600, 194],
  'wire-service racetrack': [246, 140],
};

/** The sign of a unique business, or null for one that has none. */
export function signOf(
  type: BusinessType,
  district: District,
): { kind: SignKind; place: Coordinates } | null {
  const place = signPlaces[`${type} ${district}`];
  return place && type in signDrawings ? { kind: type as SignKind, place } : null;
}
