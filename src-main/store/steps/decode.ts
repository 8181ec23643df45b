import type { Author } from '#shared/words/journal.ts';
import type { EntryRow } from '../file/schema.ts';

/** Reads the author of an entry. */
export function readAuthor(entry: Pick<EntryRow, 'author_kind' | 'author_seat'>): Author {
  return (
    entry.author_seat === null ? { kind: entry.author_kind } : { kind: entry.author_kind, seat: entry.author_seat }
  ) as Author;
}
