import { must, type Appliers } from '../applying.ts';
import { emptyBooks } from '../ledger.ts';
import { booksKey } from '../state.ts';
import type { JoiningPayloads } from './events.ts';

/** How the entry of a running campaign is written into the state. */
export const joiningAppliers: Pick<Appliers, keyof JoiningPayloads> = {
  'play-resumed'(state, event) {
    state.month = event.month;
  },
  'standing-entered'(state, event) {
    must(state.purses[event.seat]).permanentReputation = event.permanentReputation;
    for (const id of event.inPen) must(state.gangsters[id]).custody = 'pen';
  },
  'past-outrage-booked'(state, event) {
    for (const record of event.months) state.months[record.month] = { ...record, holdings: {} };
  },
  'past-bank-booked'(state, event) {
    let before: number | null = null;
    for (const { month, closingDollars } of event.months) {
      const openingDollars: number = before ?? closingDollars;
      state.books[booksKey(event.seat, month)] = {
        ...emptyBooks(event.seat, month, openingDollars),
        adjustmentDollars: closingDollars - openingDollars,
        closingDollars,
      };
      before = closingDollars;
    }
  },
};
