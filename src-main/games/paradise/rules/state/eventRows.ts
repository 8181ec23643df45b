import type { SeatId } from '#shared/words/ids.ts';
import type { EventRule, Audience } from '#kernel/events/events.ts';
import type { PlayedGame } from './playedGame.ts';
import type { BooksCause } from './records/books.ts';

/** In the order of a month's report. */
export const reportHeadings = [
  'Collections',
  'Precincts',
  'Friends in office',
  'The gang',
  'Set aside for orders',
  'The courts',
  'Bargains',
  'Takeovers',
  'Battles',
  'Shows and fights',
  'Funerals and public works',
  'The press and City Hall',
  'Public outrage',
  'The end of things',
  'Rulings',
] as const;

/** Dollars into a bank, or out of it if negative, and their column of the books. */
export type BooksMove = { seat: SeatId; cause: BooksCause; dollars: number };

/** The kernel's row of an event with this game's books and headings; its data are in `events/`. */
export interface EventRow<E> extends Omit<EventRule<PlayedGame, E>, 'schema'> {
  moves?(event: E): readonly BooksMove[];
  readonly heading?: (typeof reportHeadings)[number];
  readonly moneyHeading?: (typeof reportHeadings)[number];
}

/** The rows of an area: one for each type of its events. Sentences are in the past tense, so that a gang's name may be one or many. */
export type EventRows<E extends { type: string }> = { readonly [T in E['type']]: EventRow<Extract<E, { type: T }>> };

/** The GM alone. */
const gmOnly: readonly SeatId[] = [];

export const toAll = (): Audience => 'everybody';

export const toGm = (): Audience => gmOnly;

export const toSeat = ({ seat }: { seat: SeatId }): Audience => [seat];
