import { districtNames, type District } from '#shared/games/paradise/city.ts';
import { mapDistricts } from './city.ts';
import { drawCurve, type Coordinates } from '#shared/words/geometry.ts';

/** The placing of a district's name: one line of it a curve, and its size. */
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

/** Splits a name that is set on two curves at its last space. */
function splitName(name: string, curves: readonly Curve[]): Label['lines'] {
  const space = name.lastIndexOf(' ');
  const texts = curves.length === 1 ? [name] : [name.slice(0, space), name.slice(space + 1)];
  return texts.map((text, index) => ({ text, path: drawCurve(curves[index] ?? []) }));
}

/** Where each name runs, along the shape of its district. */
export const labels: Record<District, Label> = mapDistricts((district) => {
  const { size, curves } = labelCurves[district];
  return { size, lines: splitName(districtNames[district].toUpperCase(), curves) };
});
