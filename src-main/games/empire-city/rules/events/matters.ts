import type { ShowMatter } from '#kernel/events/events.ts';
import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

export function placeOn(square: string): Named {
  return { kind: 'square', id: square };
}

export function nameCombat(square: string, from: readonly string[] = []): ShowMatter {
  return { name: `combat ${square}`, fight: { id: null }, from };
}

export function nameHit(by: SeatId, rival: SeatId): ShowMatter {
  return { name: `a hit ${by} ${rival}`, fight: { id: null }, from: [`hit ${by} ${rival}`] };
}
