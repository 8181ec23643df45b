import type { Coordinates } from '#shared/words/geometry.ts';

/** A name that wants a place beside its mark; the first ones have the first choice. */
export type WantedLabel = {
  id: string;
  at: Coordinates;
  text: string;
  /** The distance that it keeps from the middle of its mark. */
  gap: number;
};
/** Where a name stands: the left end of its line of letters. */
export type PlacedLabel = { id: string; text: string; x: number; y: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** A letter of the interface's face is about so wide, and a line so high, as a share of the size. */
const letterWidth = 0.58;
const lineHeight = 1.25;

/** Returns the room a name takes up, with a little air around it. */
export function measureLabel({ text, x, y }: Omit<PlacedLabel, 'id'>, size: number): Box {
  const width = text.length * letterWidth * size;
  return { left: x, right: x + width, top: y - size * (lineHeight - 0.25), bottom: y + size * 0.25 };
}

/**
 * Puts names to the right of their marks, to the left, above, or below, so that none lies on another and none leaves
 * the drawing. A name without room is left out, but never the first.
 */
export function placeDoorNames(
  wanted: readonly WantedLabel[],
  { size, bounds }: { size: number; bounds: Box },
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const taken: Box[] = [];
  for (const { id, at, text, gap } of wanted) {
    const spots = listSpots(at, text, size, gap).map((spot) => ({ id, text, ...spot }));
    const inside = spots.filter((spot) => isWithin(measureLabel(spot, size), bounds));
    const room = inside.find((spot) => {
      const box = measureLabel(spot, size);
      return taken.every((other) => !doesOverlap(box, other));
    });
    const label = room ?? (placed.length === 0 ? (inside[0] ?? spots[0]) : undefined);
    if (label === undefined) continue;
    placed.push(label);
    taken.push(measureLabel(label, size));
  }
  return placed;
}

function listSpots([x, y]: Coordinates, text: string, size: number, gap: number): { x: number; y: number }[] {
  const width = text.length * letterWidth * size;
  const middle = y + size * 0.35;
  return [
    { x: x + gap, y: middle },
    { x: x - gap - width, y: middle },
    { x: x - width / 2, y: y - gap },
    { x: x - width / 2, y: y + gap + size },
  ];
}

function isWithin(box: Box, bounds: Box): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}

function doesOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
