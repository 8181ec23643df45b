import type { PacketFormat } from '#shared/views/mail.ts';
import type { LogEntry } from '#shared/views/log.ts';
import { loadRulebookFor } from '../campaign/recorded.ts';
import { verifyCampaign } from '../commands/verify.ts';
import { describeMissingLetters } from '#shared/words/missingLetters.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { SpreadsheetStyle } from '#shared/words/spreadsheets.ts';
import type { PaperFormat, PrintFormat } from '#shared/views/paper.ts';
import { findMissingLetters } from '../platform/printing/missingLetters.ts';
import { printWithBrowser } from '../platform/printing/printWithBrowser.ts';
import { readProgramVersion } from '../platform/installation.ts';
import { writeOutFile } from '../platform/outFile.ts';
import { readPaperFonts } from '../platform/paperFonts.ts';
import { exportPacket } from '../queries/mail.ts';
import { readLog, type OpenCampaign } from '../queries/log.ts';
import {
  listEditions,
  listExtraLines,
  readExtra,
  readEdition,
  exportPaper,
  exportVolume,
  renderPageToPrint,
  type PageToPrint,
} from '../queries/papers.ts';
import { exportTable } from '../queries/tables.ts';
import { buildStatus, describeSeatStanding } from '../queries/status.ts';
import { readFormat } from '../store/file/formats.ts';
import { openReadable } from '../store/open.ts';
import { CommandFailure } from './failure.ts';
import { openForReading } from './open.ts';
import { print, printError } from './print.ts';
import { requireSeatCalled } from './commonOptions.ts';
import { rollText } from './rollText.ts';

function printJson(document: unknown): void {
  print(JSON.stringify(document, null, 2));
}

export type SeatOption = { seat?: string; json: boolean };

/** `status FILE`: shows the campaign's present state to the games master, or to a seat what it knows. */
export async function showStatus(file: string, options: SeatOption): Promise<void> {
  const { seat: called } = options;
  if (called !== undefined) {
    return openForReading(file, (campaign) => {
      const seat = requireSeatCalled(campaign, called);
      if (options.json) printJson(campaign.rulebook.view(campaign.snapshot.state, seat));
      else print(describeSeatStanding(campaign, seat));
    });
  }
  if (options.json) printJson(await openForReading(file, buildStatus));
  else print(await openForReading(file, describeStatus));
}

function describeStatus(campaign: OpenCampaign): string {
  const { rulebook, snapshot, store } = campaign;
  const { date, period, waiting } = rulebook.view(snapshot.state, 'gm');
  const count = `${rulebook.period.one} ${period}`;
  // A turn has no other name than its number.
  const when = date.toLowerCase() === count ? date : `${date}, ${count}`;
  const head = `${store.campaign().title}: ${when}`;
  const [first = '', ...lines] = rulebook.status(snapshot.state).lines;
  return [
    first === '' ? head : `${head}, ${first}`,
    ...lines.map((line) => `  ${line}`),
    ...waiting.map(({ text }) => `  waiting: ${text}`),
  ].join('\n');
}

/** `log FILE`: every entry with its dice, oldest first; with a seat, those that it may read. */
export async function showLog(file: string, options: SeatOption & { period?: number }): Promise<void> {
  const { entries, nameOf } = await openForReading(file, (campaign) => ({
    entries: readLog(campaign, viewerCalled(campaign, options.seat), options.period ?? null).reverse(),
    nameOf: (period: number): string => campaign.rulebook.period.name(period),
  }));
  // Where a step ends is for a page that takes steps back.
  if (options.json) printJson(entries.map(({ endsStep: _, ...entry }) => entry));
  else print(entries.map((entry) => formatEntry(entry, nameOf(entry.period))).join('\n'));
}

function viewerCalled(campaign: OpenCampaign, called: string | undefined): Viewer {
  return called === undefined ? 'gm' : requireSeatCalled(campaign, called);
}

function formatEntry(entry: LogEntry, date: string): string {
  const reason = entry.reason === null ? [] : [`    because: ${entry.reason.sentence}`];
  const lines = entry.lines.flatMap((line) => [
    `    ${line.text}`,
    ...line.dice.map((roll) => `        ${rollText(roll)}`),
  ]);
  const head = `#${entry.seq} ${date} · ${entry.authorName}: ${entry.title}`;
  return [head, ...reason, ...lines].join('\n');
}

export type PaperOptions = {
  period?: number;
  extra?: number;
  format: PaperFormat | PrintFormat;
  volume?: boolean;
  out?: string;
};

/** `paper FILE`: one edition, the newest unless a period is named. */
export async function writePaper(file: string, options: PaperOptions): Promise<void> {
  if (options.volume === true) return writeVolume(file, options.out);
  const { edition, rulebook } = await openForReading(file, (campaign) => {
    if (options.extra !== undefined) {
      const extras = listExtraLines(campaign);
      const found = extras[options.extra - 1];
      if (found === undefined) {
        throw new CommandFailure(
          `There is no extra ${options.extra}; this campaign has ${extras.length === 0 ? 'none' : extras.length}.`,
        );
      }
      return { edition: readExtra(campaign, found.id), rulebook: campaign.rulebook };
    }
    const newest = listEditions(campaign)[0]?.period;
    const period = options.period ?? newest;
    if (period === undefined) {
      const { one } = campaign.rulebook.period;
      throw new CommandFailure(`No paper has been printed yet; close a ${one} first.`);
    }
    return { edition: readEdition(campaign, period), rulebook: campaign.rulebook };
  });
  const { format } = options;
  if (format === 'pdf' || format === 'a4' || format === 'png') {
    const page = await renderPageToPrint(rulebook, edition, format, await readPaperFonts());
    return writePrinted(page, format, options.out);
  }
  const fonts = format === 'html' ? await readPaperFonts() : [];
  const { content } = await exportPaper(rulebook, edition, format, fonts);
  if (options.out === undefined) print(content);
  else writeOut(options.out, content);
}

/** The paper as a browser prints it; its bytes are for a file or another program, not for a terminal. */
async function writePrinted(
  { html, fileName }: PageToPrint,
  format: PrintFormat,
  out: string | undefined,
): Promise<void> {
  if (out === undefined && process.stdout.isTTY) {
    throw new CommandFailure(`A ${format === 'png' ? 'png' : 'pdf'} is no text; name a file for it: --out ${fileName}`);
  }
  if (process.stderr.isTTY) printError('Printing the paper…');
  const bytes = await printWithBrowser(html, format === 'png' ? 'png' : 'pdf');
  const missing = describeMissingLetters(await findMissingLetters(html));
  if (missing !== null) printError(missing);
  if (out === undefined) process.stdout.write(bytes);
  else writeOut(out, bytes);
}

/** Every edition in one file of HTML. */
async function writeVolume(file: string, out: string | undefined): Promise<void> {
  const fonts = await readPaperFonts();
  const { content } = await openForReading(file, (campaign) => exportVolume(campaign, fonts));
  if (out === undefined) print(content);
  else writeOut(out, content);
}

export type PacketOptions = { format: PacketFormat; out?: string };

/** `packet FILE GANG`: writes a seat's packet for the current period. */
export async function writePacket(file: string, gang: string, options: PacketOptions): Promise<void> {
  const { content } = await openForReading(file, (campaign) =>
    exportPacket(campaign, { seat: requireSeatCalled(campaign, gang), viewer: 'gm', format: options.format }),
  );
  if (options.out === undefined) print(content);
  else writeOut(options.out, content);
}

export type TableOptions = { style: SpreadsheetStyle; gang?: string; out?: string };

/** `table FILE`: the campaign, or one seat's part of it, as tables. */
export async function writeTable(file: string, options: TableOptions): Promise<void> {
  const { content } = await openForReading(file, (campaign) =>
    exportTable(campaign, {
      seat: options.gang === undefined ? null : requireSeatCalled(campaign, options.gang),
      viewer: 'gm',
      style: options.style,
    }),
  );
  if (options.out === undefined) print(content.replace(/^\uFEFF/u, ''));
  else writeOut(options.out, content);
}

function writeOut(path: string, content: string | Uint8Array): void {
  writeOutFile(path, content);
  print(path);
}

/** `verify FILE`: fails unless the file is whole and replays to itself. */
export async function verifyFile(file: string): Promise<void> {
  const store = openReadable(file);
  try {
    for (const notice of store.notices) printError(notice);
    store.requireSealedRows();
    const rulebook = await loadRulebookFor(store);
    const { isWhole, findings, checked } = verifyCampaign({ store, rulebook });
    if (!isWhole) {
      const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
      throw new CommandFailure(`${file} is not whole: ${findings[0] ?? ''}${more}`);
    }
    for (const line of checked) print(line);
    const { rules_version: writtenBy } = store.campaign();
    const older = writtenBy === rulebook.version ? '' : `, written by ${writtenBy}`;
    print(
      `Racketeer ${readProgramVersion()}: file format ${readFormat(file)}, rules of ${rulebook.title} ${rulebook.version}${older}.`,
    );
  } finally {
    store.close();
  }
}
