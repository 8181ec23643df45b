import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Coordinates } from '#renderer/shared/geometry.ts';

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

/** The city of up to eleven. */
const eleven: readonly Block[] = [
  {
    id: 'riversnobs',
    outline: [
      [20, 20],
      [262, 20],
      [250, 206],
      [20, 228],
    ],
    streets: 12,
  },
  {
    id: 'uptown',
    outline: [
      [262, 20],
      [512, 20],
      [506, 232],
      [250, 206],
    ],
    streets: -18,
  },
  {
    id: 'bright-lights',
    outline: [
      [512, 20],
      [742, 20],
      [752, 208],
      [506, 232],
    ],
    streets: 24,
  },
  {
    id: 'tannery-flats',
    outline: [
      [742, 20],
      [980, 20],
      [980, 222],
      [752, 208],
    ],
    streets: 0,
  },
  {
    id: 'brickfields',
    outline: [
      [20, 228],
      [250, 206],
      [258, 430],
      [20, 416],
    ],
    streets: 32,
  },
  {
    id: 'main-street',
    outline: [
      [250, 206],
      [506, 232],
      [496, 412],
      [336, 426],
      [258, 430],
    ],
    streets: 6,
  },
  {
    id: 'status-quo',
    outline: [
      [506, 232],
      [752, 208],
      [744, 436],
      [662, 428],
      [496, 412],
    ],
    streets: -12,
  },
  {
    id: 'millgate',
    outline: [
      [752, 208],
      [980, 222],
      [980, 424],
      [744, 436],
    ],
    streets: 40,
  },
  {
    id: 'railyards',
    outline: [
      [20, 416],
      [258, 430],
      [336, 426],
      [322, 584],
      [20, 590],
    ],
    streets: 0,
  },
  {
    id: 'waterfront',
    outline: [
      [336, 426],
      [496, 412],
      [662, 428],
      [688, 580],
      [520, 592],
      [322, 584],
    ],
    streets: -6,
  },
  {
    id: 'skid-row',
    outline: [
      [662, 428],
      [744, 436],
      [980, 424],
      [980, 586],
      [688, 580],
    ],
    streets: 18,
  },
];

/** The plan of a city with these areas; a block whose area is not played has none. */
export function listBlocks(areas: readonly AreaId[]): readonly Block[] {
  const plan =
    areas.length <= six.length && areas.every((id) => six.some((one) => one.id === id))
      ? six
      : eleven;
  return plan.map((block) =>
    block.id !== null && areas.includes(block.id) ? block : { ...block, id: null },
  );
}
