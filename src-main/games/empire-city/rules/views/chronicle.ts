import type { Landmark } from '#shared/views/chronicle.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { EmpireEvent } from '../events/events.ts';

/** [EMP-FIG-3] Lists the squares that an event gives to another capo, or to none. */
export function listSquareChanges(event: EmpireEvent): { thing: string; holder: SeatId | null }[] {
  switch (event.type) {
    case 'square-claimed':
    case 'square-won':
      return [{ thing: event.square, holder: event.seat }];
    case 'square-lost':
      return [{ thing: event.square, holder: null }];
    case 'square-ruled':
      return [{ thing: event.square, holder: event.owner }];
    case 'board-entered':
      return Object.entries(event.squares).flatMap(([thing, square]) =>
        square.owner === null ? [] : [{ thing, holder: square.owner }],
      );
    default:
      return [];
  }
}

/** The landmarks that a round is remembered by. */
export const landmarks = {
  'combat-won': 'fight',
  'hit-ended': 'fight',
  'man-died': 'death',
  'square-won': 'gain',
  'square-lost': 'loss',
  'ness-called': 'law',
  'mark-reached': 'law',
  'godfather-made': 'word',
  'pact-made': 'word',
  'pact-broken': 'word',
  ended: 'end',
} as const satisfies Partial<Record<EmpireEvent['type'], Landmark>>;
