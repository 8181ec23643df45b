import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

export function nameClaim(seat: SeatId, neighborhood: string): string {
  return `claim ${seat} ${neighborhood}`;
}

export function placeOn(position: string): Named {
  return { kind: 'position', id: position };
}
