import type { Coordinates } from '#shared/words/geometry.ts';
import { findNeighborhoodKey, neighborhoods, type NeighborhoodKey, type Position } from './board.ts';

/** The drawing is 600 units wide and 852 high; a position is a square of this size. */
export const cell = 30;
export const board = { width: 600, height: 852 };
/** The part that is shown: the water beside the shores is left out, so that squares are as large as they can be. */
export const shown = '16 0 572 852';
/** Room over a grid for its name, its racket and its bar. */
export const head = 46;

/** [GOD-BOARD-4] The place of each Neighborhood's head, so that neighbors are beside each other. */
const corners: Readonly<Record<NeighborhoodKey, { x: number; y: number }>> = {
  HAR: { x: 210, y: 14 },
  UWS: { x: 150, y: 256 },
  PAR: { x: 330, y: 256 },
  DOC: { x: 96, y: 466 },
  MID: { x: 240, y: 466 },
  LES: { x: 390, y: 466 },
  LIT: { x: 240, y: 612 },
  WAL: { x: 36, y: 646 },
};

/** The shore of the island around them. */
export const shore =
  'M202 10Q214 2 300 4Q398 2 406 14L412 236Q462 244 468 262L478 440Q574 446 582 470' +
  'L584 664Q578 690 520 694L402 712L386 800Q370 808 250 806L240 842Q120 850 30 844' +
  'Q18 836 20 650Q30 632 76 622L80 474Q86 452 134 444L136 262Q144 246 194 236Z';

export type Box = { x: number; y: number; width: number; height: number };

/** The grid of a Neighborhood, below its head. */
export function findGrid(key: NeighborhoodKey): Box {
  const rows = neighborhoods.find((one) => one.key === key)?.rows ?? [];
  const { x, y } = corners[key];
  return { x, y: y + head, width: (rows[0]?.length ?? 0) * cell, height: rows.length * cell };
}

/** The north-west corner of a position. */
export function findSpot(position: Position): { x: number; y: number } {
  const { x, y } = findGrid(findNeighborhoodKey(position));
  const column = position.charCodeAt(4) - 65;
  const row = Number(position.slice(5)) - 1;
  return { x: x + column * cell, y: y + row * cell };
}

/** The outline of a Neighborhood: its rows are whole, and each may begin and end elsewhere. */
export function traceNeighborhood(key: NeighborhoodKey): Coordinates[] {
  const rows = neighborhoods.find((one) => one.key === key)?.rows ?? [];
  const { x, y } = findGrid(key);
  const sides = rows.map((row, north) => ({
    west: x + row.indexOf('#') * cell,
    east: x + (row.lastIndexOf('#') + 1) * cell,
    top: y + north * cell,
    bottom: y + (north + 1) * cell,
  }));
  return [
    ...sides.flatMap(({ east, top, bottom }): Coordinates[] => [
      [east, top],
      [east, bottom],
    ]),
    ...sides.toReversed().flatMap(({ west, top, bottom }): Coordinates[] => [
      [west, bottom],
      [west, top],
    ]),
  ];
}
