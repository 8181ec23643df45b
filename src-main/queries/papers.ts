import { formatHyphenStem } from '#shared/words/fileNames.ts';
import type { EditionLine } from '#shared/views/lists.ts';
import type { Edition, PaperFormat, PrintFormat } from '#shared/views/paper.ts';
import type { HeldPage } from '#shared/views/pressEdit.ts';
import { readHeldPage, type PrintedCampaign } from '../campaign/heldPages.ts';
import { Refusal } from '../kernel/refusal.ts';
import { loadPaper, type AnyRulebook } from '../games/index.ts';
import {
  applyEdits,
  engravingNames,
  renderForA4,
  renderPicturePage,
  renderBbCode,
  renderDigest,
  renderHtml,
  renderMarkdown,
  renderText,
  renderVolume,
  type PaperFont,
} from '../press/index.ts';

/** Printed editions, newest first. */
export function listEditions({ store, rulebook }: PrintedCampaign): EditionLine[] {
  return store
    .editions()
    .map(({ period, headline }) => ({
      period,
      date: rulebook.period.name(period),
      headline: store.pressEdit(period) === null ? headline : readEdition({ store, rulebook }, period).lead.headline,
    }));
}

/** Reads one period's edition with the games master's edits. Refuses a period that was not printed. */
export function readEdition(printed: PrintedCampaign, period: number): Edition {
  const { edition, edit } = readHeldPage(printed, period);
  return edit === null ? edition : applyEdits(edition, edit);
}

/** A page on the editor's desk. Refuses a period that was not printed. */
export function readHeldPageView(printed: PrintedCampaign, period: number): HeldPage {
  const { edition, kept, edit } = readHeldPage(printed, period);
  return {
    printed: edition,
    edit: kept?.edit ?? null,
    isOfAnotherPrint: kept !== null && edit !== kept.edit,
    engravings: [...engravingNames],
  };
}

export type ExportedPaper = { fileName: string; mediaType: string; content: string };

/** Exports an edition as a file. */
export async function exportPaper(
  { id, period }: AnyRulebook,
  edition: Edition,
  format: PaperFormat,
  fonts: readonly PaperFont[],
): Promise<ExportedPaper> {
  const { title: name, fileStem } = await loadPaper(id);
  const title = edition.title ?? name;
  const stem = formatHyphenStem(`${fileStem} ${period.name(edition.period)}`, fileStem);
  const fileName = `${stem}.${format === 'bbcode' || format === 'digest' ? 'txt' : format}`;
  switch (format) {
    case 'html':
      return { fileName, mediaType: 'text/html', content: renderHtml(title, edition, fonts) };
    case 'md':
      return { fileName, mediaType: 'text/markdown', content: renderMarkdown(title, edition) };
    case 'bbcode':
      return { fileName, mediaType: 'text/plain', content: renderBbCode(title, edition) };
    case 'digest':
      return { fileName, mediaType: 'text/plain', content: renderDigest(title, edition) };
    case 'txt':
      return { fileName, mediaType: 'text/plain', content: renderText(title, edition) };
  }
}

/** An edition as a host prints it: the page for the printer, and the name of the file. */
export type PageToPrint = { fileName: string; mediaType: string; html: string };

/** Renders the pages for a PDF on Letter or A4, or for one picture. */
export async function renderPageToPrint(
  rulebook: AnyRulebook,
  edition: Edition,
  format: PrintFormat,
  fonts: readonly PaperFont[],
): Promise<PageToPrint> {
  const { fileName, content } = await exportPaper(rulebook, edition, 'html', fonts);
  return {
    fileName: fileName.replace(/html$/u, format === 'png' ? 'png' : 'pdf'),
    mediaType: format === 'png' ? 'image/png' : 'application/pdf',
    html: format === 'png' ? renderPicturePage(content) : format === 'a4' ? renderForA4(content) : content,
  };
}

/** Exports every edition in one file; refuses without any. */
export async function exportVolume(printed: PrintedCampaign, fonts: readonly PaperFont[]): Promise<ExportedPaper> {
  const { rulebook, store } = printed;
  const editions = store.editions().map(({ period }) => readEdition(printed, period));
  const { one } = rulebook.period;
  if (editions.length === 0) throw new Refusal(`No paper has been printed yet; close a ${one} first.`);
  const { title, fileStem } = await loadPaper(rulebook.id);
  return {
    fileName: `${fileStem}-bound-volume.html`,
    mediaType: 'text/html',
    content: renderVolume(title, editions, fonts),
  };
}
