import type { Coordinates } from '#shared/words/geometry.ts';

/** A place of a board that is filled in: its name as it fits there, who has it, and what stands on it. */
export type FilledPlace = {
  id: string;
  name: string;
  lines: readonly string[];
  letterPx: number;
  outline: readonly Coordinates[];
  at: Coordinates;
  /** The place of its owner at the table. */
  owner: number | null;
  marks: readonly { seat: number; text: string }[];
};

/** A piece of the tray; taking away is one, too. */
export type TrayPiece = { id: string; name: string };

export const takeAway: TrayPiece = { id: 'take-away', name: 'Take away' };

/** Draws a square of a board that is a grid. */
export function drawSquare({
  x,
  y,
  width,
  height,
}: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): Pick<FilledPlace, 'outline' | 'at'> {
  const [right, bottom] = [x + width, y + height];
  const outline: Coordinates[] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ];
  return { outline, at: [x + width / 2, y + height / 2] };
}
