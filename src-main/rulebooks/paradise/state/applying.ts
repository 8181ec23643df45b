import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Business } from './records/city.ts';

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
