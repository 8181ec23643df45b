import { hashText } from '#kernel/dice/scramble.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { SeatView } from '../state/seatView.ts';

/**
 * Computes a number from 0 to 1 from the seat's whims, the month and a subject, so that a gang repeats its whims from
 * the same view.
 */
export function drawWhim(view: Pick<SeatView, 'npcSeed' | 'month' | 'seat'>, about: string): number {
  return hashWhim(view, about) / 0x1_0000_0000;
}

/** Lists seats in the order in which the street speaks of them; the talk of a month is the same for all. */
export function listByTalk(
  { title, month }: Pick<SeatView, 'title' | 'month'>,
  about: string,
  seats: readonly SeatId[],
): SeatId[] {
  const rank = new Map(seats.map((seat) => [seat, hashText(`${title}/${month}/${about}/${seat}`)]));
  return seats.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
}

/** Computes the seed of a seat's whims on a subject this month. */
export function hashWhim(view: Pick<SeatView, 'npcSeed' | 'month' | 'seat'>, about: string): number {
  return hashText(`${view.npcSeed}/${view.month}/${view.seat}/${about}`);
}
