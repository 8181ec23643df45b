import { formatHyphenStem } from '#shared/words/fileNames.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { formatSpreadsheet, spreadsheetStyles, type SpreadsheetStyle } from '#shared/words/spreadsheets.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { normalizeName } from '#shared/words/named.ts';
import { writeTables } from '../kernel/tables/write.ts';
import { nameOfSeat, type OpenCampaign } from './log.ts';

/**
 * Exports a campaign, or one seat's part of it, as tables that can be entered. For the games master and, of one seat,
 * that seat; refused at a moment at which the game cannot be entered.
 */
export function exportTable(
  campaign: OpenCampaign,
  { seat, viewer, style }: { seat: SeatId | null; viewer: Viewer; style: SpreadsheetStyle },
): { fileName: string; mediaType: string; content: string } {
  const { rulebook, snapshot, store } = campaign;
  const { title, seed } = store.campaign();
  const name = seat === null ? title : nameOfSeat(campaign, seat);
  refuseUnless(
    viewer === 'gm' || viewer === seat,
    `The table of ${name} is for the games master’s eyes${seat === null ? '' : ' and its own'}.`,
  );
  const tables = rulebook.joining?.tables;
  refuseUnless(tables !== undefined, `${rulebook.title} leaves as no table.`);
  const running = { ...(tables.describe(snapshot.state) as Record<string, unknown>), seed };
  const { list, by } = tables.seats;
  const only = seat === null ? undefined : { list, by, name: findKey(running, { list, by, name }) };
  const { ending, mediaType } = spreadsheetStyles[style];
  const date = rulebook.period.name(rulebook.periodOf(snapshot.state));
  const stem = formatHyphenStem(`${name} ${date}`, 'campaign');
  return {
    fileName: `${stem}${seat === null ? '' : `-${seat}`}.${ending}`,
    mediaType,
    content: formatSpreadsheet(writeTables(tables.sections, running, only), style, { isReadAgain: true }),
  };
}

/** Finds a seat's name in the tables, which may be spelled differently on screen. */
function findKey(
  running: Record<string, unknown>,
  { list, by, name }: { list: string; by: string; name: string },
): string {
  const all = running[list] as Record<string, unknown>[];
  const keys = all.map((one) => String(one[by]));
  const found = keys.find((key) => normalizeName(key) === normalizeName(name));
  refuseUnless(found !== undefined, `${name} is out of the game and leaves as no table.`);
  return found;
}
