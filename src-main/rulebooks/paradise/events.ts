import type { EventRule, EventRules } from '../../kernel/events.ts';
import { clonePlain } from '../../kernel/readonly.ts';
import { bargainEvents } from './bargains/events.ts';
import { battleEvents } from './battles/events.ts';
import { campaignEvents } from './campaign/events.ts';
import { cityEvents } from './city/events.ts';
import { courtEvents } from './courts/events.ts';
import { funeralEvents } from './funerals/events.ts';
import { gangEvents } from './gangs/events.ts';
import { infirmaryEvents } from './infirmary/events.ts';
import { jobEvents } from './jobs/events.ts';
import { joiningEvents } from './joining/events.ts';
import { mindEvents } from './minds/events.ts';
import { officialEvents } from './officials/events.ts';
import { outrageEvents } from './outrage/events.ts';
import { pressEvents } from './officials/pressEvents.ts';
import { ringEvents } from './shows/ringEvents.ts';
import { rulingEvents } from './rulings/events.ts';
import { schoolingEvents } from './schooling/events.ts';
import { showEvents } from './shows/events.ts';
import type { ParadiseGame } from './game.ts';
import type { BooksMove, EventRow } from './state/eventRows.ts';
import type { EventType, ParadiseEvent } from './state/events/index.ts';
import { booksKey, type ParadiseState } from './state/index.ts';

/** The rows of every area; an event without one does not compile. */
const rows = {
  ...bargainEvents,
  ...battleEvents,
  ...campaignEvents,
  ...cityEvents,
  ...courtEvents,
  ...funeralEvents,
  ...gangEvents,
  ...infirmaryEvents,
  ...jobEvents,
  ...joiningEvents,
  ...mindEvents,
  ...officialEvents,
  ...outrageEvents,
  ...pressEvents,
  ...ringEvents,
  ...rulingEvents,
  ...schoolingEvents,
  ...showEvents,
} satisfies EventRules<ParadiseGame>;

/** Every type of event there is. */
export const eventTypes = Object.keys(rows) as EventType[];

/** The only writer of a campaign's state. Total: an event that was recorded always applies. */
export function apply(state: ParadiseState, event: ParadiseEvent): void {
  const row = rows[event.type] as EventRow<ParadiseEvent>;
  row.apply(state, clonePlain(event));
  bookMoney(state, row.moves?.(event) ?? []);
}

/** One row an event; what it moves is booked with what it changes. */
export const events = Object.fromEntries(
  Object.entries(rows).map(([type, row]) => [type, { ...row, apply }]),
) as unknown as {
  readonly [T in EventType]: EventRule<ParadiseGame, Extract<ParadiseEvent, { type: T }>>;
};

/** Books what an event moves into the banks and the month's rows. */
function bookMoney(state: ParadiseState, moves: readonly BooksMove[]): void {
  for (const { seat, cause, dollars } of moves) {
    const purse = state.purses[seat];
    const row = state.books[booksKey(seat, state.month)];
    if (purse === undefined || row === undefined) throw new Error('Money moved without books.');
    purse.bankDollars += dollars;
    row[cause] += dollars;
    row.closingDollars += dollars;
  }
}
