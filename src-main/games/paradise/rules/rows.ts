import { invalidate } from '#kernel/derived.ts';
import type { EventRule } from '#kernel/events/events.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { bargains } from './bargains/index.ts';
import { battles } from './battles/index.ts';
import { campaign } from './campaign/index.ts';
import { city } from './city/index.ts';
import { courts } from './courts/index.ts';
import { funerals } from './funerals/index.ts';
import { filingRows } from './events/filingRows.ts';
import type { ParadiseGame } from './game.ts';
import { gangs } from './gangs/index.ts';
import { infirmary } from './infirmary/index.ts';
import { jobs } from './jobs/index.ts';
import { setup } from './setup/index.ts';
import { minds } from './minds/index.ts';
import { officials } from './officials/index.ts';
import { outrage } from './outrage/index.ts';
import { rulings } from './rulings/index.ts';
import { schooling } from './schooling/index.ts';
import { shows } from './shows/index.ts';
import type { BooksMove, EventRow, EventRows } from './state/eventRows.ts';
import { paradiseEventSchemas, type EventType, type ParadiseEvent } from './events/schemas.ts';
import type { ParadiseState } from './state.ts';
import { formatBooksKey } from './state/records/books.ts';

/** The rows of every area; an event without one does not compile. */
const rows = {
  ...filingRows,
  ...battles.events,
  ...officials.events,
  ...minds.events,
  ...campaign.events,
  ...city.events,
  ...outrage.events,
  ...gangs.events,
  ...jobs.events,
  ...courts.events,
  ...infirmary.events,
  ...shows.events,
  ...schooling.events,
  ...funerals.events,
  ...bargains.events,
  ...rulings.events,
  ...setup.events,
} satisfies EventRows<ParadiseEvent>;

/** Every type of event there is. */
export const eventTypes = Object.keys(rows) as EventType[];

/** The only writer of a campaign's state. Total: an event that was recorded always applies. */
export function apply(state: ParadiseState, event: ParadiseEvent): void {
  const row = rows[event.type] as EventRow<ParadiseEvent> | undefined;
  if (row === undefined) throw new Error(`There is no rule for the event “${event.type}”.`);
  // perf: an event that its row does not read needs no copy.
  row.apply(state, row.apply.length > 1 ? clonePlain(event) : event);
  if (row.moves !== undefined) bookMoney(state, row.moves(event));
  invalidate(state);
}

/** One row an event, with its schema; the money it moves is booked with its changes. */
export const events = Object.fromEntries(
  eventTypes.map((type) => [type, { ...rows[type], schema: paradiseEventSchemas[type], apply }]),
) as unknown as { readonly [T in EventType]: EventRule<ParadiseGame, Extract<ParadiseEvent, { type: T }>> };

/** Books the money of an event in the banks and the month's rows. */
function bookMoney(state: ParadiseState, moves: readonly BooksMove[]): void {
  for (const { seat, cause, dollars } of moves) {
    const purse = state.purses[seat];
    const row = state.books[formatBooksKey(seat, state.month)];
    if (purse === undefined || row === undefined) throw new Error('Money moved without books.');
    purse.bankDollars += dollars;
    row[cause] += dollars;
    row.closingDollars += dollars;
  }
}
