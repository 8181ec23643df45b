import { formatHyphenStem } from '#shared/words/fileNames.ts';
import { formatSpreadsheet, spreadsheetStyles, type SpreadsheetCell } from '#shared/words/spreadsheets.ts';
import { chooseStyle } from './spreadsheetStyle.ts';
import { layOutTable, readScreenTable } from './tableFile.ts';

/** A file that the user takes with him: text, or a picture. */
export type SavedFile = { fileName: string; mediaType: string; content: string | Blob };

/** Hands a file to the browser's own way of saving. */
export function saveFile({ fileName, mediaType, content }: SavedFile): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${mediaType};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Returns a table as a file for spreadsheets in the user's style: its head, then its rows. */
export function createCsvFile(
  name: string,
  head: readonly string[],
  rows: readonly (readonly SpreadsheetCell[])[],
  style = chooseStyle(),
): SavedFile {
  const { ending, mediaType } = spreadsheetStyles[style];
  return {
    fileName: `${formatHyphenStem(name, 'table')}.${ending}`,
    mediaType,
    content: formatSpreadsheet([head, ...rows], style),
  };
}

/** Returns a table on screen as such a file, its foot included, with one fact a column. */
export function createTableFile(name: string, table: HTMLTableElement): SavedFile {
  const { head, rows } = layOutTable(readScreenTable(table));
  return createCsvFile(name, head, rows);
}
