import { editionSchema, type Edition } from '../../src-shared/views/paper.ts';
import { Refusal } from '../kernel/refusal.ts';
import { papers } from '../papers/index.ts';
import { renderHtml, renderMarkdown, renderText, type PaperFont } from '../press/index.ts';
import type { AnyRulebook } from '../registry.ts';
import type { ReadableStore } from '../store/readable.ts';

export type EditionLine = { period: number; date: string; headline: string };

/** A file whose papers are read, and the game it plays. */
type Printed = { readonly store: ReadableStore; readonly rulebook: AnyRulebook };

/** Printed editions, newest first. */
export function editionLines({ store, rulebook }: Printed): EditionLine[] {
  return store
    .editions()
    .map(({ period, headline }) => ({ period, date: rulebook.period.name(period), headline }));
}

/** One period's edition; refuses a period that was not printed. */
export function editionOf({ store, rulebook }: Printed, period: number): Edition {
  const row = store.edition(period);
  if (row === null) {
    throw new Refusal(
      `There is no paper for ${rulebook.period.name(period)} yet; it is printed when the ${rulebook.period.one} closes.`,
    );
  }
  return editionSchema.parse(JSON.parse(row.edition_json));
}

export type ExportedPaper = { fileName: string; mediaType: string; content: string };

/** An edition as a file of its own. */
export function exportPaper(
  { id, period }: AnyRulebook,
  edition: Edition,
  format: 'html' | 'md' | 'txt',
  fonts: readonly PaperFont[],
): ExportedPaper {
  const { title, fileStem } = papers[id];
  const date = period.name(edition.period).toLowerCase().replaceAll(' ', '-');
  const fileName = `${fileStem}-${date}.${format}`;
  switch (format) {
    case 'html':
      return { fileName, mediaType: 'text/html', content: renderHtml(title, edition, fonts) };
    case 'md':
      return { fileName, mediaType: 'text/markdown', content: renderMarkdown(title, edition) };
    case 'txt':
      return { fileName, mediaType: 'text/plain', content: renderText(title, edition) };
  }
}
