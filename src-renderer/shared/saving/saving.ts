import { csvFormatRows } from 'd3-dsv';
import { formatHyphenStem } from '#shared/words/fileNames.ts';

/** A file that the user takes with him: text, or a picture. */
export type SavedFile = { fileName: string; mediaType: string; content: string | Blob };

/** Hands a file to the browser's own way of saving. */
export function saveFile({ fileName, mediaType, content }: SavedFile): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: `${mediaType};charset=utf-8` })
      : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A cell of a table; null is one without a figure. */
export type CsvCell = string | number | null;

/** A table as a file for spreadsheets: its head, then its rows. */
export function createCsvFile(
  name: string,
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): SavedFile {
  const content = csvFormatRows([head, ...rows].map((row) => row.map(cellText)));
  // The mark tells spreadsheets that the letters are Unicode.
  return {
    fileName: `${formatHyphenStem(name, 'table')}.csv`,
    mediaType: 'text/csv',
    content: `\uFEFF${content}\n`,
  };
}

/** A cell that a spreadsheet would take for a formula is marked as text. */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const isFormula = /^[=+\-@\t\r]/u.test(cell) && !/^-[\d.]+%?$/u.test(cell);
  return isFormula ? `'${cell}` : cell;
}

/** The rows of a table on screen, its foot included; words meant for ears alone are left out, and so are rows that fold out. */
export function createTableFile(name: string, table: HTMLTableElement): SavedFile {
  const rows = [...table.rows].filter(({ cells }) => cells.length > 1);
  const [head, ...rest] = rows.map((row) => [...row.cells].map(readCellText));
  return createCsvFile(name, head ?? [], rest);
}

function readCellText(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll('[role="img"]'))
    drawn.replaceWith(` ${drawn.getAttribute('aria-label') ?? ''} `);
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], select, option'))
    hidden.remove();
  for (const block of copy.querySelectorAll('p, li, br, .hint, div')) block.before(' ');
  const text = copy.textContent.replaceAll(/\s+/gu, ' ').trim();
  // A true minus and a grouped figure are numbers to a spreadsheet only without their signs.
  return /^[−+]?\$?[\d,]+(\.\d+)?%?$/u.test(text) ? plainNumber(text) : text;
}

function plainNumber(text: string): string {
  return text.replace('−', '-').replaceAll(/[+$,]/gu, '');
}
