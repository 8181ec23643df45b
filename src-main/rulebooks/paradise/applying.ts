import type { SeatId } from '../../../src-shared/words/ids.ts';
import type { EventOf, EventType } from './events.ts';
import type { Business, ParadiseState } from './state.ts';

/** How each type of event changes the campaign. */
export type Appliers = { [T in EventType]: (state: ParadiseState, event: EventOf<T>) => void };

/** A new owner starts with an open business. */
export function changeOwner(business: Business, owner: SeatId | null): void {
  business.owner = owner;
  business.isShut = false;
  business.idleMonths = 0;
}

/** What a recorded event names is always there. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An event names something the campaign never had.');
  return value;
}
