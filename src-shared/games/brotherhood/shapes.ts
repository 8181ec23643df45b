import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Coordinates } from '#shared/words/geometry.ts';

/** A block of the city plan, 1000 units wide and 640 high; `id` is null where nothing was ever built up. */
export type Block = { id: AreaId | null; outline: readonly Coordinates[]; streets: number };

/** The city of six areas, or fewer. */
const six: readonly Block[] = [
  {
    id: 'riversnobs',
    outline: [
      [20, 20],
      [340, 20],
      [318, 160],
      [360, 290],
      [190, 302],
      [20, 328],
    ],
    streets: 12,
  },
  {
    id: 'bright-lights',
    outline: [
      [340, 20],
      [662, 20],
      [682, 170],
      [640, 338],
      [500, 318],
      [360, 290],
      [318, 160],
    ],
    streets: -24,
  },
  {
    id: 'status-quo',
    outline: [
      [662, 20],
      [980, 20],
      [980, 304],
      [812, 312],
      [640, 338],
      [682, 170],
    ],
    streets: 4,
  },
  {
    id: 'millgate',
    outline: [
      [20, 328],
      [190, 302],
      [360, 290],
      [342, 462],
      [328, 578],
      [20, 590],
    ],
    streets: 32,
  },
  {
    id: 'waterfront',
    outline: [
      [360, 290],
      [500, 318],
      [640, 338],
      [654, 470],
      [682, 570],
      [520, 588],
      [328, 578],
      [342, 462],
    ],
    streets: -6,
  },
  {
    id: 'skid-row',
    outline: [
      [640, 338],
      [812, 312],
      [980, 304],
      [980, 584],
      [682, 570],
      [654, 470],
    ],
    streets: 18,
  },
];

/** A city of more areas: rows from the north to the river, each as in the whole city of eleven. */
const rows: readonly (readonly AreaId[])[] = [
  ['riversnobs', 'uptown', 'bright-lights', 'tannery-flats'],
  ['brickfields', 'main-street', 'status-quo', 'millgate'],
  ['railyards', 'waterfront', 'skid-row'],
];

const [west, east] = [20, 980];
/** The streets between the rows, bent so that no two blocks are equal; the first and the last are the city's edges. */
const levels: readonly (readonly Coordinates[])[] = [
  [
    [west, 20],
    [east, 20],
  ],
  [
    [west, 226],
    [250, 206],
    [506, 230],
    [752, 208],
    [east, 222],
  ],
  [
    [west, 414],
    [250, 430],
    [496, 410],
    [744, 434],
    [east, 422],
  ],
  [
    [west, 590],
    [322, 582],
    [520, 592],
    [700, 580],
    [east, 586],
  ],
];
/** How far a street from north to south leans, by its place. */
const leans = [-12, 9, -6, 14];
const directions = [12, -18, 24, 0, 32, 6, -12, 40, 0, -6, 18];

/** The height of a street between rows at a distance from the west. */
function findLevel(level: readonly Coordinates[], x: number): number {
  const at = level.findIndex(([end]) => end >= x);
  const [from, to] = [level[Math.max(0, at - 1)], level[at]];
  if (from === undefined || to === undefined) return level[0]?.[1] ?? 0;
  const [[x1, y1], [x2, y2]] = [from, to];
  return x2 === x1 ? y2 : Math.round(y1 + ((x - x1) / (x2 - x1)) * (y2 - y1));
}

/** The points of a street between rows from one place to another. */
function cutLevel(level: readonly Coordinates[], from: number, to: number): Coordinates[] {
  const inside = level.filter(([x]) => x > from && x < to);
  return [[from, findLevel(level, from)], ...inside, [to, findLevel(level, to)]];
}

/** Finds the north-south cuts of a row of this number of blocks at one of its edges. */
function findCuts(count: number, lean: 1 | -1): number[] {
  return Array.from({ length: count + 1 }, (_, at) => {
    const even = west + ((east - west) * at) / count;
    const isEdge = at === 0 || at === count;
    return Math.round(isEdge ? even : even + lean * (leans[at] ?? 0));
  });
}

/** The blocks of a city that has more areas than six: those of a row share its whole width. */
function layOutRows(areas: readonly AreaId[]): Block[] {
  return rows.flatMap((row, at) => {
    const present = row.filter((id) => areas.includes(id));
    const [north = [], south = []] = [levels[at], levels[at + 1]];
    const [upper, lower] = [findCuts(present.length, 1), findCuts(present.length, -1)];
    return present.map((id, nth): Block => {
      const top = cutLevel(north, upper[nth] ?? west, upper[nth + 1] ?? east);
      const bottom = cutLevel(south, lower[nth] ?? west, lower[nth + 1] ?? east);
      const streets = directions[rows.flat().indexOf(id)] ?? 0;
      return { id, outline: [...top, ...bottom.toReversed()], streets };
    });
  });
}

/** Lists the plan of a city with these areas; in a small city a block of an unused area has none. */
export function listBlocks(areas: readonly AreaId[]): readonly Block[] {
  const isSmall = areas.length <= six.length && areas.every((id) => six.some((one) => one.id === id));
  if (!isSmall) return layOutRows(areas);
  return six.map((block) => (block.id !== null && areas.includes(block.id) ? block : { ...block, id: null }));
}
