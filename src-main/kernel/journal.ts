import type { Roll } from '../../src-shared/vocabulary/dice.ts';
import type { Author, Reason } from '../../src-shared/vocabulary/journal.ts';

/** One event and the dice that made it; replay needs only the event. */
export type Happening<E> = { event: E; dice: Roll[] };

/** What one entry of the journal is about: an order, a GM's edit, or the rules at work. */
export type EntryHead = {
  title: string;
  author: Author;
  /** The order or edit as it was given, or null when the rules acted. */
  order: unknown;
  reason: Reason | null;
};

/** An entry as a run leaves it, before the store numbers and chains it. */
export type DraftEntry<E> = EntryHead & { month: number; happenings: Happening<E>[] };
