import type { Position } from '#shared/games/godfather/board.ts';
import { cell, findSpot } from '#shared/games/godfather/geometry.ts';
import { listPacks } from '#shared/games/godfather/ground/ground.ts';
import { countPositions, findMask, listMaskPositions } from '#shared/games/godfather/ground/site.ts';
import type { GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';
import { buildGround } from './draft.ts';

/** Men who stand or fall together, and the empty squares on which a rival takes them. */
type Danger = { group: Position[]; outs: Position[] };

/** The men that a family puts down in a turn. */
const perTurn = 3;

/** [GOD-VIEW-2] Finds the group of a man that a rival could take in one turn, by the rival with the fewest squares to fill. */
export function findDanger(view: GodfatherView, place: PlaceView, position: Position): Danger | null {
  const ground = buildGround(view, place);
  const { site, own } = ground;
  const man = findMask(site, position);
  const at = own.findIndex((mask) => (mask & man) !== 0);
  const mine = own[at];
  if (place.status !== 'open' || mine === undefined) return null;
  const [worst] = own
    .flatMap((_mask, rival) => (rival === at ? [] : listPacks(ground, rival)))
    .filter(({ pieces, outs }) => (pieces & man) !== 0 && countPositions(outs) <= perTurn)
    .toSorted((a, b) => countPositions(a.outs) - countPositions(b.outs));
  if (worst === undefined) return null;
  return { group: listMaskPositions(site, worst.pieces & mine), outs: listMaskPositions(site, worst.outs) };
}

/** Draws the outline of squares as one path: every side that no other of them shares. */
export function outlineSquares(positions: readonly Position[]): string {
  const spots = positions.map((position) => findSpot(position));
  const has = (x: number, y: number): boolean => spots.some((spot) => spot.x === x && spot.y === y);
  return spots
    .flatMap(({ x, y }) => [
      has(x, y - cell) ? '' : `M${x} ${y}h${cell}`,
      has(x, y + cell) ? '' : `M${x} ${y + cell}h${cell}`,
      has(x - cell, y) ? '' : `M${x} ${y}v${cell}`,
      has(x + cell, y) ? '' : `M${x + cell} ${y}v${cell}`,
    ])
    .join('');
}
