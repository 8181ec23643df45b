import type { ShowMatter } from '#kernel/events/events.ts';
import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

export function nameArea(area: number, seat: SeatId): string {
  return `area ${area} ${seat}`;
}

export function nameAlliance(members: readonly SeatId[]): string {
  return `alliance ${members.toSorted().join(' ')}`;
}

export function placeOn(area: number): Named {
  return { kind: 'area', id: String(area) };
}

export function nameClash(area: number, from: readonly string[] = []): ShowMatter {
  return { name: `fight ${area}`, fight: { id: null }, from };
}
