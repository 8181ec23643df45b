import type { ShowMatter } from '#kernel/events/events.ts';
import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

export function placeOn(square: string): Named {
  return { kind: 'square', id: square };
}

export function nameCombat(square: string, from: readonly string[] = []): ShowMatter {
  return { name: `combat ${square}`, fight: { id: null }, from };
}

/** An order on no man of their choice may have led to any hit on a man of theirs. */
export function nameHit(by: SeatId, rival: SeatId, man: string): ShowMatter {
  const from = [man, null].map((one) => nameStrike(by, rival, one));
  return { name: `a hit ${by} ${rival} ${man}`, fight: { id: null }, from };
}

export function nameStrike(by: string, rival: string, man: string | null): string {
  return `hit ${by} ${rival} ${man ?? 'anybody'}`;
}
