import { emptyBooks, formatBooksKey } from '../state/records/books.ts';
import { requireNamed } from '../state/applying.ts';
import { type EventRows, toAll, toSeat } from '../state/eventRows.ts';
import type { JoiningEvent } from '../events/schemas/joining.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { joinWords } from '#shared/words/text.ts';

const formatMonths = (count: number): string => `${count} month${count === 1 ? '' : 's'}`;

/** The entry of a running campaign. */
export const joiningEvents: EventRows<JoiningEvent> = {
  'play-resumed': {
    apply(state, event) {
      state.month = event.month;
    },
    describe: (_names, event) => `Play was taken up in ${formatMonth(event.month)}.`,
    visibleTo: toAll,
  },
  'standing-entered': {
    apply(state, event) {
      requireNamed(state.purses[event.seat]).permanentReputation = event.permanentReputation;
      for (const id of event.inPen) requireNamed(state.gangsters[id]).custody = 'pen';
    },
    describe: (names, event) => {
      const pen =
        event.inPen.length === 0 ? '' : ` In the Pen: ${joinWords(event.inPen.map((id) => names.gangster(id)))}.`;
      return `${names.gang(event.seat)} brought a permanent reputation of ${event.permanentReputation}.${pen}`;
    },
    visibleTo: toSeat,
  },
  'past-outrage-booked': {
    apply(state, event) {
      for (const record of event.months) state.months[record.month] = { ...record, holdings: {} };
    },
    describe: (_names, event) => `The outrage of ${formatMonths(event.months.length)} played elsewhere was booked.`,
    visibleTo: toAll,
  },
  'past-bank-booked': {
    apply(state, event) {
      let before: number | null = null;
      for (const { month, closingDollars } of event.months) {
        const openingDollars: number = before ?? closingDollars;
        state.books[formatBooksKey(event.seat, month)] = {
          ...emptyBooks(event.seat, month, openingDollars),
          adjustmentDollars: closingDollars - openingDollars,
          closingDollars,
        };
        before = closingDollars;
      }
    },
    describe: (names, event) =>
      `The bank of ${names.gang(event.seat)} was booked for ${formatMonths(event.months.length)} played elsewhere.`,
    visibleTo: toSeat,
  },
};
