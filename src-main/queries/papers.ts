import { formatHyphenStem } from '#shared/words/fileNames.ts';
import type { EditionLine, ExtraLine } from '#shared/views/lists.ts';
import type { HandoutId } from '#shared/views/handouts.ts';
import type { Edition, PaperFormat, PrintFormat } from '#shared/views/paper.ts';
import type { HeldPage } from '#shared/views/pressEdit.ts';
import { readHeldPage, type PrintedCampaign } from '../campaign/heldPages.ts';
import { listExtras, type Handout } from '../kernel/events/handouts.ts';
import { clonePlain } from '../kernel/readonly.ts';
import { Refusal } from '../kernel/refusal.ts';
import { loadPaper, type AnyRulebook } from '../games/index.ts';
import {
  applyEdits,
  engravingNames,
  printExtra,
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
import type { OpenCampaign } from './log.ts';

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

/** Lists the extras, oldest first. */
export function listExtraLines({ snapshot }: OpenCampaign): ExtraLine[] {
  return listExtras(snapshot.state).map(({ id, period, title }) => ({ id, period, headline: title }));
}

/** Reads an extra; refuses one that was taken back. */
export function readExtra({ snapshot }: OpenCampaign, id: HandoutId): Edition {
  const found = listExtras(snapshot.state).find((extra) => extra.id === id);
  if (found === undefined) throw new Refusal('This extra was taken back; look at the list of papers again.');
  return printExtra(clonePlain(found) as Handout);
}

/** Reads what is asked for: an extra, or the edition of a period. */
export function readPaper(
  campaign: OpenCampaign,
  { period, extra }: { period: number; extra?: HandoutId | undefined },
): Edition {
  return extra === undefined ? readEdition(campaign, period) : readExtra(campaign, extra);
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
  const plainTitle = edition.title ?? name;
  const extra = edition.isExtra === true ? ` extra ${edition.lead.headline}` : '';
  const stem = formatHyphenStem(`${fileStem} ${period.name(edition.period)}${extra}`, fileStem);
  const fileName = `${stem}.${format === 'bbcode' || format === 'digest' ? 'txt' : format}`;
  if (format === 'html') return { fileName, mediaType: 'text/html', content: renderHtml(plainTitle, edition, fonts) };
  const title = edition.isExtra === true ? `Extra: ${plainTitle}` : plainTitle;
  switch (format) {
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
export async function exportVolume(campaign: OpenCampaign, fonts: readonly PaperFont[]): Promise<ExportedPaper> {
  const { rulebook, store } = campaign;
  const extras = listExtraLines(campaign).map(({ id }) => readExtra(campaign, id));
  const editions = [...extras, ...store.editions().map(({ period }) => readEdition(campaign, period))];
  const { one } = rulebook.period;
  if (editions.length === 0) throw new Refusal(`No paper has been printed yet; close a ${one} first.`);
  const { title, fileStem } = await loadPaper(rulebook.id);
  return {
    fileName: `${fileStem}-bound-volume.html`,
    mediaType: 'text/html',
    content: renderVolume(title, editions, fonts),
  };
}
