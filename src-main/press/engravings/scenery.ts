import { traceBox, traceOval, type Pen, type Spot } from './pen.ts';

/** Every block is cut to this size. */
export const blockSize = { width: 360, height: 220 } as const;

export const drawSky = (pen: Pen, horizon: number): string => pen.hatch(traceBox(0, 0, 360, horizon), 1, 0);

/** Draws the sky beside and above a block, for a building in a space of another shape. */
export const drawWiderSky = (pen: Pen, horizon: number): string =>
  pen.hatch(traceBox(-360, -220, 360, horizon + 220), 1, 0) +
  pen.hatch(traceBox(0, -220, 360, 220), 1, 0) +
  pen.hatch(traceBox(360, -220, 360, horizon + 220), 1, 0);

export const drawBackdrop = (pen: Pen): string => pen.hatch(traceOval(180, 112, 168, 98), 1, 0);

/** A man in an overcoat and a hat, seen from behind. */
export function drawLoiterer(pen: Pen, x: number, y: number, scale: number): string {
  const scaleSpots = (spots: readonly Spot[]): Spot[] =>
    spots.map(([dx, dy]): Spot => [x + dx * scale, y + dy * scale]);
  return (
    pen.area(
      scaleSpots([
        [-9, 0],
        [-11, -30],
        [-8, -42],
        [8, -42],
        [11, -30],
        [9, 0],
      ]),
      4,
      80,
    ) +
    pen.area(scaleSpots(traceOval(0, -47, 5)), 1) +
    pen.solid(
      scaleSpots([
        [-10, -49],
        [10, -49],
        [10, -51],
        [6, -52],
        [5, -58],
        [-5, -58],
        [-6, -52],
        [-10, -51],
      ]),
    ) +
    pen.solid(
      scaleSpots([
        [-7, 0],
        [-1, 0],
        [-1, 6],
        [-8, 6],
      ]),
    ) +
    pen.solid(
      scaleSpots([
        [1, 0],
        [7, 0],
        [8, 6],
        [1, 6],
      ]),
    )
  );
}
