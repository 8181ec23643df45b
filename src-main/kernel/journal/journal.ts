import type { Roll } from '#shared/words/dice.ts';
import type { Author, Reason } from '#shared/words/journal.ts';

/**
 * One event, its dice, and its sentence at that time; replay needs only the event. Older journals have no sentences.
 */
export type RecordedEvent<E> = { event: E; dice: Roll[]; text?: string };

/** The subject of a journal entry: an order, a games master's edit, or the rules at work. */
export type EntryHead = {
  title: string;
  author: Author;
  /** The order or edit as it was given, or null when the rules acted. */
  order: unknown;
  reason: Reason | null;
};

/** An entry as a run leaves it, before the store numbers and chains it. */
export type DraftEntry<E> = EntryHead & { period: number; happenings: RecordedEvent<E>[] };
