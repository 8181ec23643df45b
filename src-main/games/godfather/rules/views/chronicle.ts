import type { Landmark } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GodfatherEvent } from '../events/events.ts';

/** Lists the neighborhoods that change control in an event; a controlled one stays so to the end. */
export function listControlChanges(event: GodfatherEvent): { thing: string; holder: SeatId | null }[] {
  switch (event.type) {
    case 'conceded':
      return [{ thing: event.neighborhood, holder: event.seat }];
    case 'board-entered':
      return event.places.flatMap(({ key, controller }) =>
        controller === null ? [] : [{ thing: key, holder: controller }],
      );
    default:
      return [];
  }
}

/** The landmarks that a round is remembered by. */
export const landmarks = {
  taken: 'fight',
  fingered: 'death',
  'pieces-lost': 'loss',
  declared: 'word',
  'claim-lapsed': 'loss',
  conceded: 'gain',
  stalemated: 'loss',
  'deal-struck': 'word',
  'deal-broken': 'word',
  'last-fight-begun': 'end',
  'game-ended': 'end',
} as const satisfies Partial<Record<GodfatherEvent['type'], Landmark>>;
