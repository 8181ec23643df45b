import type { SeatView } from '../../state/seatView.ts';

/**
 * A number from 0 to 1 that follows from the campaign's seed, the month, the seat and what it is about:
 * whatever a gang does on a whim it does again from the same view.
 */
export function whim(view: Pick<SeatView, 'seed' | 'month' | 'seat'>, about: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of `${view.seed}/${view.month}/${view.seat}/${about}`) {
    mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}
