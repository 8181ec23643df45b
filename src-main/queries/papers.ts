import { editionSchema, type Edition } from '../../src-shared/views/paper.ts';
import { formatMonth } from '../../src-shared/vocabulary/units.ts';
import { Refusal } from '../kernel/refusal.ts';
import { renderHtml, renderMarkdown, renderText, type PaperFont } from '../press/index.ts';
import type { ReadableStore } from '../store/readable.ts';

export type EditionLine = { month: number; date: string; headline: string };

/** Printed editions, newest first. */
export function editionLines(store: ReadableStore): EditionLine[] {
  return store
    .editions()
    .map(({ month, headline }) => ({ month, date: formatMonth(month), headline }));
}

/** One month's edition; refuses a month that was not printed. */
export function editionOf(store: ReadableStore, month: number): Edition {
  const row = store.edition(month);
  if (row === null) {
    throw new Refusal(
      `There is no paper for ${formatMonth(month)} yet; it is printed when the month closes.`,
    );
  }
  return editionSchema.parse(JSON.parse(row.edition_json));
}

export type ExportedPaper = { fileName: string; mediaType: string; content: string };

/** An edition as a file of its own. */
export function exportPaper(
  edition: Edition,
  format: 'html' | 'md' | 'txt',
  fonts: readonly PaperFont[],
): ExportedPaper {
  const fileName = `paradise-times-dispatch-${formatMonth(edition.month).toLowerCase().replace(' ', '-')}.${format}`;
  switch (format) {
    case 'html':
      return { fileName, mediaType: 'text/html', content: renderHtml(edition, fonts) };
    case 'md':
      return { fileName, mediaType: 'text/markdown', content: renderMarkdown(edition) };
    case 'txt':
      return { fileName, mediaType: 'text/plain', content: renderText(edition) };
  }
}
