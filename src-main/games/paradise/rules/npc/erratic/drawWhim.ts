import { hashText } from '#kernel/dice/scramble.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';

/**
 * A number from 0 to 1 that follows from the seat's own whims, the month and what it is about: a gang does again
 * from the same view whatever it does on a whim.
 */
export function drawWhim(view: Pick<SeatView, 'npcSeed' | 'month' | 'seat'>, about: string): number {
  return hashText(`${view.npcSeed}/${view.month}/${view.seat}/${about}`) / 0x1_0000_0000;
}
