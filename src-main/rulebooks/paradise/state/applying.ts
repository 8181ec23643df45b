import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { BusinessId } from '../../../../src-shared/games/paradise/ids.ts';
import { forgetOwners } from './lookups.ts';
import type { ParadiseState } from './index.ts';

/** The only place where a business changes hands. A new owner starts with an open business. */
export function changeOwner(state: ParadiseState, id: BusinessId, owner: SeatId | null): void {
  const business = must(state.businesses[id]);
  business.owner = owner;
  business.isShut = false;
  business.idleMonths = 0;
  forgetOwners(state);
}

/** What a recorded event names is always there. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('An event names something the campaign never had.');
  return value;
}
