import type { SeatId } from '#shared/words/ids.ts';

/** Finds the seat that a ruling gives to another player or to the program; every game calls that ruling `player`. */
export function findHandedOver(ruling: { kind: string }): SeatId | null {
  return ruling.kind === 'player' && 'seat' in ruling ? (ruling.seat as SeatId) : null;
}
