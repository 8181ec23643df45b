import type { Landmark } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { TurfWarEvent } from '../events/events.ts';

/** Lists the areas that changed hands in an event, with their new holders. */
export function listAreaChanges(event: TurfWarEvent): { thing: string; holder: SeatId | null }[] {
  switch (event.type) {
    case 'gang-formed':
      return event.areas.map((area) => ({ thing: String(area), holder: event.gang.seat }));
    case 'area-taken':
      return [{ thing: String(event.area), holder: event.to }];
    case 'owner-ruled':
      return [{ thing: String(event.area), holder: event.owner }];
    case 'gang-out':
      return event.areas.map((area) => ({ thing: String(area), holder: null }));
    default:
      return [];
  }
}

/** The landmarks that a turn is remembered by. */
export const landmarks = {
  'clash-fought': 'fight',
  cornered: 'death',
  'don-mourned': 'death',
  promoted: 'word',
  'area-taken': 'gain',
  treachery: 'word',
  'alliance-made': 'word',
  'alliance-dissolved': 'word',
  'gang-out': 'end',
  'game-over': 'end',
} as const satisfies Partial<Record<TurfWarEvent['type'], Landmark>>;
