import { districts, type District } from '#shared/games/paradise/city.ts';
import type { Coordinates } from '#shared/words/geometry.ts';

/** Size of the whole map in drawing units. */
export const mapSize = { width: 1000, height: 760 } as const;

/**
 * Every corner of the city once, so that neighbors share corners exactly and the districts tile. `n`, `e`, `s`, `w`
 * corners are on the city limits (`s` on the river bank), `j` corners inside.
 */
const corners = {
  w1: [24, 462],
  w2: [34, 372],
  w3: [22, 296],
  w4: [30, 236],
  w5: [20, 152],
  n1: [50, 70],
  n2: [168, 40],
  n3: [292, 52],
  n4: [408, 28],
  n5: [548, 40],
  n6: [676, 26],
  n7: [792, 46],
  n8: [930, 72],
  e1: [966, 178],
  e2: [956, 272],
  e3: [972, 346],
  e4: [960, 452],
  e5: [968, 590],
  s1: [92, 472],
  s2: [152, 486],
  s3: [212, 518],
  s4: [268, 560],
  s5: [330, 592],
  s6: [412, 608],
  s7: [500, 604],
  s8: [580, 592],
  s9: [668, 588],
  s10: [752, 598],
  s11: [822, 616],
  s12: [902, 612],
  j1: [150, 226],
  j2: [276, 202],
  j3: [288, 128],
  j4: [360, 250],
  j5: [340, 318],
  j6: [358, 380],
  j7: [272, 386],
  j8: [198, 412],
  j9: [398, 440],
  j10: [452, 222],
  j11: [566, 218],
  j12: [552, 130],
  j13: [646, 238],
  j14: [634, 318],
  j15: [650, 396],
  j16: [560, 404],
  j17: [478, 434],
  j18: [350, 508],
  j19: [502, 516],
  j20: [590, 498],
  j21: [684, 474],
  j22: [718, 206],
  j23: [784, 216],
  j24: [800, 124],
  j25: [806, 296],
  j26: [826, 362],
  j27: [900, 350],
  j28: [800, 432],
  j29: [776, 482],
  j30: [800, 548],
} as const satisfies Record<string, Coordinates>;
type Corner = keyof typeof corners;

const outlines: Record<District, readonly Corner[]> = {
  racetrack: ['w4', 'w5', 'n1', 'n2', 'n3', 'j3', 'j2', 'j1'],
  'oak-bluff': ['n3', 'n4', 'n5', 'j12', 'j11', 'j10', 'j4', 'j2', 'j3'],
  'cedar-hill': ['n5', 'n6', 'n7', 'j24', 'j23', 'j22', 'j13', 'j11', 'j12'],
  'lincoln-heights': ['n7', 'n8', 'e1', 'e2', 'e3', 'j27', 'j26', 'j25', 'j23', 'j24'],
  cabbageville: ['w1', 'w2', 'w3', 'w4', 'j1', 'j2', 'j4', 'j5', 'j6', 'j7', 'j8', 's2', 's1'],
  downtown: ['j4', 'j10', 'j11', 'j13', 'j14', 'j15', 'j16', 'j17', 'j9', 'j6', 'j5'],
  'little-sicily': ['j13', 'j22', 'j23', 'j25', 'j26', 'j28', 'j29', 'j21', 'j15', 'j14'],
  'hells-basement': ['j26', 'j27', 'e3', 'e4', 'e5', 's12', 's11', 'j30', 'j29', 'j28'],
  riverside: ['j8', 'j7', 'j6', 'j9', 'j18', 's4', 's3', 's2'],
  docks: ['j9', 'j17', 'j19', 's7', 's6', 's5', 's4', 'j18'],
  chinatown: ['j17', 'j16', 'j15', 'j21', 'j20', 'j19'],
  southbridge: ['j19', 'j20', 'j21', 'j29', 'j30', 's11', 's10', 's9', 's8', 's7'],
};

/** A record with one value a district. */
export function mapDistricts<T>(valueOf: (district: District) => T): Record<District, T> {
  const record: Partial<Record<District, T>> = {};
  for (const district of districts) record[district] = valueOf(district);
  return record as Record<District, T>;
}

/** Outline of each district, clockwise. */
export const districtPolygons: Record<District, readonly Coordinates[]> = mapDistricts((district) =>
  outlines[district].map((corner): Coordinates => corners[corner]),
);

/** The north bank of the river, west to east: the working waterfront. */
export const riverBank: readonly Coordinates[] = (
  ['w1', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10', 's11', 's12', 'e5'] as const
).map((corner) => corners[corner]);

/** Each side of an outline as an unordered pair of corners. */
function listSides(outline: readonly Corner[]): string[] {
  return outline.map((corner, index) => [corner, outline[(index + 1) % outline.length]].sort().join(' '));
}

/** Two districts are neighbors when they share a side; a shared corner alone is not enough. */
function findNeighbors(district: District): District[] {
  const sides = new Set(listSides(outlines[district]));
  return districts.filter((other) => other !== district && listSides(outlines[other]).some((side) => sides.has(side)));
}

/** Which districts border which, read off the map; in the order of `districts`. */
export const adjacency: Record<District, readonly District[]> = mapDistricts(findNeighbors);
