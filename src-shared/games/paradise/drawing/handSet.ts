import type { District } from '#shared/games/paradise/city.ts';
import type { Coordinates } from '#shared/words/geometry.ts';

/** Places on a district's ground for its name, for the gangs' pennants, and for the signs of its named places. */
export type LabelCurves = { size: number; curves: readonly (readonly Coordinates[])[] };

const labels: Record<District, LabelCurves> = {
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

/** Places of gangs' pennants in their base district, several in a row. */
const pennants: Record<District, Coordinates> = {
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

/** By type and district. */
const signs: Record<string, Coordinates> = {
  'brewery southbridge': [728, 574],
  'madame-louisas cedar-hill': [740, 188],
  'arena riverside': [236, 496],
  'racetrack racetrack': [128, 112],
  'dog-track cabbageville': [96, 426],
  'wire-service downtown': [560, 364],
  'wire-service cedar-hill': [600, 194],
  'wire-service racetrack': [246, 140],
};

const tall: readonly District[] = ['hells-basement', 'lincoln-heights', 'little-sicily'];

/** The places on the map of Paradise, which an engraver set by hand; other maps have theirs fitted. */
export const handSet = { labels, pennants, signs, tall };
