import { findNeighborhoodKey, requireNeighborhood, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { drawSquare, takeAway, type FilledPlace, type TrayPiece } from '#frame/setup/fillBoard.ts';
import { createBlankPlace, type RunningDraft } from './running.ts';

/** The pieces of the tray; a press alone puts a man down, whose racket is picked beside his Neighborhood. */
export const man: TrayPiece = { id: 'man', name: 'Man' };
export const trayPieces: readonly TrayPiece[] = [man, takeAway];

type Places = RunningDraft['places'];

/** Four Neighborhoods in a row, squares of this size. */
const [inRow, squarePx, stridePx] = [4, 36, { x: 245, y: 260 }];

export const formatViewBox = (keys: readonly NeighborhoodKey[]): string =>
  `0 0 1000 ${Math.ceil(keys.length / inRow) * stridePx.y}`;

const splitSpots = (text: unknown): string[] => (typeof text === 'string' ? text : '').split(/[\s,]+/u).filter(Boolean);

/** Lists the squares with the men that the boxes put there. */
export function listPlaces(places: Places, keys: readonly NeighborhoodKey[]): FilledPlace[] {
  return keys.flatMap((key, nth) => {
    const { name, positions } = requireNeighborhood(key);
    const [left, top] = [12 + (nth % inRow) * stridePx.x, 30 + Math.floor(nth / inRow) * stridePx.y];
    return positions.map((position): FilledPlace => {
      const spot = position.slice(key.length + 1);
      const owner = (places[key]?.men ?? []).findIndex((men) =>
        splitSpots(men['positions']).some((one) => [spot, position].includes(one.toUpperCase())),
      );
      const x = left + (spot.charCodeAt(0) - 'A'.charCodeAt(0)) * squarePx;
      const y = top + (Number(spot.slice(1)) - 1) * squarePx;
      return {
        ...drawSquare({ x, y, width: squarePx, height: squarePx }),
        ...{ id: position, name: `${name} ${spot}`, lines: [spot], letterPx: 13, marks: [] },
        owner: owner < 0 ? null : owner,
      };
    });
  });
}

/** Lists the names of the Neighborhoods with where they are written. */
export const listHeads = (keys: readonly NeighborhoodKey[]): { text: string; x: number; y: number }[] =>
  keys.map((key, nth) => ({
    text: requireNeighborhood(key).name,
    x: 12 + (nth % inRow) * stridePx.x,
    y: 22 + Math.floor(nth / inRow) * stridePx.y,
  }));

/** Changes the boxes as a piece of the tray on a square does: a square has one man, and one more press takes him away. */
export function putPiece(places: Places, put: { seat: number; piece: string; place: string }): Places {
  const position = put.place as `${NeighborhoodKey}-${string}`;
  const key = findNeighborhoodKey(position);
  const spot = position.slice(key.length + 1);
  const { place, men } = places[key] ?? createBlankPlace();
  const hasHim = splitSpots(men[put.seat]?.['positions']).includes(spot);
  const after = men.map((typed, at) => {
    const others = splitSpots(typed['positions']).filter((one) => ![spot, position].includes(one.toUpperCase()));
    const isNew = at === put.seat && put.piece === man.id && !hasHim;
    return { ...typed, positions: [...others, ...(isNew ? [spot] : [])].join(' ') };
  });
  const status = place['status'] === 'stalemated' ? 'stalemated' : 'open';
  return { ...places, [key]: { place: { ...place, status }, men: after } };
}
