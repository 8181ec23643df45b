import type { Landmark } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ParadiseEvent } from '../events/schemas.ts';

/** Lists the doors that an event gave another owner, or none. */
export function listDoorChanges(event: ParadiseEvent): { thing: string; holder: SeatId | null }[] {
  switch (event.type) {
    case 'business-dealt':
    case 'taken-over':
      return [{ thing: event.business, holder: event.seat }];
    case 'owner-set':
      return [{ thing: event.business, holder: event.to }];
    case 'turned-independent':
    case 'broke-away':
      return [{ thing: event.business, holder: null }];
    default:
      return [];
  }
}

/** The events that a month is remembered by. */
export const landmarks = {
  'battle-settled': 'fight',
  'battle-reported': 'fight',
  died: 'death',
  'boss-succeeded': 'word',
  defected: 'loss',
  'broke-away': 'loss',
  contested: 'gain',
  'taken-over': 'gain',
  'boss-trial-opened': 'law',
  'boss-tried': 'law',
  'attorney-general-appointed': 'law',
  'something-must-be-done': 'law',
  'feds-arrived': 'law',
  'feds-left': 'law',
  'feds-recalled': 'law',
  'official-exposed': 'word',
  'deal-broken': 'word',
  eliminated: 'end',
  'gang-retired': 'end',
  won: 'end',
} as const satisfies Partial<Record<ParadiseEvent['type'], Landmark>>;
