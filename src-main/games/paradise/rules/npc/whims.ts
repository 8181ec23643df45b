import { hashText } from '#kernel/dice/scramble.ts';
import type { SeatView } from '../state/seatView.ts';

/**
 * Computes a number from 0 to 1 from the seat's whims, the month and a subject, so that a gang repeats its whims from
 * the same view.
 */
export function drawWhim(view: Pick<SeatView, 'npcSeed' | 'month' | 'seat'>, about: string): number {
  return hashWhim(view, about) / 0x1_0000_0000;
}

/** Computes the seed of a seat's whims on a subject this month. */
export function hashWhim(view: Pick<SeatView, 'npcSeed' | 'month' | 'seat'>, about: string): number {
  return hashText(`${view.npcSeed}/${view.month}/${view.seat}/${about}`);
}
