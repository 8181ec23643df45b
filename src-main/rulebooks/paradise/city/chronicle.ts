import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { ParadiseEvent } from '../state/events/index.ts';

/** Who has which door since an event: those that give a business another owner, or none. */
export function doorChanges(event: ParadiseEvent): { thing: string; holder: SeatId | null }[] {
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
