import { findNextPlace, readWay } from '#frame/board/walking.ts';
import type { Position } from '#shared/games/godfather/board.ts';
import { findSpot } from '#shared/games/godfather/geometry.ts';
import type { Coordinates } from '#shared/words/geometry.ts';

/** The next position of those shown that lies where an arrow key points; null for other keys and at the shore. */
export function stepTo(from: Position, key: string, shown: readonly Position[]): Position | null {
  const way = readWay(key);
  if (way === null) return null;
  const middle = (position: Position): Coordinates => {
    const { x, y } = findSpot(position);
    return [x, y];
  };
  const places = shown.map((id) => ({ id, at: middle(id) }));
  return findNextPlace(places, middle(from), way);
}
