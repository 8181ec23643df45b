import type { Coordinates } from '#shared/words/geometry.ts';

/** A place on a board, with the middle that the arrow keys walk by. */
export type WalkedPlace<Id> = { id: Id; at: Coordinates };

const ways: Readonly<Record<string, Coordinates>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How many times farther a step aside counts than one ahead. */
const aside = 2.5;

/** The way of an arrow key; null for any other. */
export function readWay(key: string): Coordinates | null {
  return ways[key] ?? null;
}

/** Finds the next place from a point along a way: the one whose way there bends least; null where there is none. */
export function findNextPlace<Id>(
  places: readonly WalkedPlace<Id>[],
  from: Coordinates,
  [dx, dy]: Coordinates,
): Id | null {
  let best: { id: Id; cost: number } | null = null;
  for (const { id, at } of places) {
    const x = at[0] - from[0];
    const y = at[1] - from[1];
    const ahead = x * dx + y * dy;
    if (ahead <= 0.5) continue;
    const cost = ahead + aside * Math.abs(x * dy - y * dx);
    if (best === null || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
