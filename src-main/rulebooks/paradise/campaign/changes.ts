import { openBooks } from '../state/records/books.ts';
import { forgetWithheld } from '../officials/changes.ts';
import type { ParadiseState } from '../state/index.ts';
import { must } from '../state/applying.ts';
import { businessesOf } from '../state/lookups.ts';
import type { EventOf } from '../state/events/index.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';

export function closeMonth(state: ParadiseState, event: EventOf<'month-closed'>): void {
  const record = state.months[event.month];
  if (record !== undefined) record.holdings = countHoldings(state);
  state.orders = {};
  forgetWithheld(state);
  state.month = event.month + 1;
  for (const seat of Object.keys(state.purses) as SeatId[]) {
    must(state.purses[seat]).withheld = [];
    openBooks(state, seat);
  }
}

export function countHoldings(state: ParadiseState): Record<SeatId, number> {
  const holdings: Record<SeatId, number> = {};
  for (const seat of Object.keys(state.gangs) as SeatId[]) holdings[seat] = 0;
  for (const business of businessesOf(state)) {
    if (business.owner !== null) holdings[business.owner] = (holdings[business.owner] ?? 0) + 1;
  }
  return holdings;
}
