import type { Rect } from './geometry.ts';
import type { LayoutView } from './layout.ts';
import type { CarView } from './pieces.ts';

/** [CAR-9] Inches of a car and of a truck. */
export const bodies = { car: { length: 3, width: 1.8 }, truck: { length: 3.6, width: 1.8 } } as const;

/** Room between bumper and bumper. */
export const bumperGapInches = 0.4;

/** Distance between the middles of two cars in line. */
export const lineInches = bodies.truck.length + bumperGapInches;

/** Computes the ground under a car, along the axis that it faces more. */
export function computeBody(car: Pick<CarView, 'kind' | 'at' | 'facing'>): Rect {
  const { length, width } = bodies[car.kind];
  const radians = (car.facing * Math.PI) / 180;
  const isLevel = Math.abs(Math.cos(radians)) >= Math.abs(Math.sin(radians));
  const size = isLevel ? { width: length, height: width } : { width, height: length };
  return { x: car.at.x - size.width / 2, y: car.at.y - size.height / 2, ...size };
}

export function areOverlapping(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Returns true if no wall and no piece overlaps a body. */
export function isClearOfPieces(layout: LayoutView, body: Rect): boolean {
  return (
    layout.buildings.every(({ rect }) => !areOverlapping(rect, body)) &&
    layout.covers.every(({ rect }) => !areOverlapping(rect, body))
  );
}
