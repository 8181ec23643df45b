import { dsvFormat } from 'd3-dsv';

/** The signs of a table as a region's spreadsheets read them. */
export const spreadsheetStyles = {
  comma: { separator: ',', decimal: '.', ending: 'csv', mediaType: 'text/csv' },
  semicolon: { separator: ';', decimal: ',', ending: 'csv', mediaType: 'text/csv' },
  tab: { separator: '\t', decimal: '.', ending: 'tsv', mediaType: 'text/tab-separated-values' },
} as const;

export type SpreadsheetStyle = keyof typeof spreadsheetStyles;

/** A cell of a table; null is one without a figure. */
export type SpreadsheetCell = string | number | null;

/** Formats rows as a spreadsheet reads them in a region: figures plain, letters marked as Unicode, no formulas. */
export function formatSpreadsheet(
  rows: readonly (readonly SpreadsheetCell[])[],
  style: SpreadsheetStyle,
): string {
  const { separator, decimal } = spreadsheetStyles[style];
  const cells = rows.map((row) => row.map((cell) => formatCell(cell, decimal)));
  return `\uFEFF${dsvFormat(separator).formatRows(cells)}\n`;
}

/** Text that a spreadsheet would take for a formula, or that was marked as none already. */
const formula = /^'*[=+\-@\t\r]/u;

/** Formats a cell; text that would be taken for a formula gets an apostrophe before it. */
function formatCell(cell: SpreadsheetCell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return formula.test(cell) && !/^-[\d.]+%?$/u.test(cell) ? `'${cell}` : cell;
}

/** A row of a table with the line of the file on which it begins, from 1. */
export type SpreadsheetRow = { line: number; cells: string[] };

/**
 * Reads the rows of a spreadsheet's file, whichever of the three separators it has; empty rows are left out, and
 * blanks around a cell.
 */
export function parseSpreadsheet(text: string): SpreadsheetRow[] {
  const { separator, body, line: first } = findSeparator(text.replace(/^\uFEFF/u, ''));
  let line = first;
  return dsvFormat(separator)
    .parseRows(body)
    .flatMap((cells) => {
      const begins = line;
      line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|[\r\n]/gu)?.length ?? 0), 0);
      const read = cells.map(readCell);
      return read.every((cell) => cell === '') ? [] : [{ line: begins, cells: read }];
    });
}

/** Takes off what spreadsheets put around a cell: blanks, line ends, and the apostrophe before a formula. */
function readCell(cell: string): string {
  const text = cell.replace(/[\r\n\t]+/gu, ' ').replace(/^[\p{Z}\uFEFF]+|[\p{Z}\uFEFF]+$/gu, '');
  return /^'+[=+\-@]/u.test(text) ? text.slice(1) : text;
}

/** Reads the items of a cell, apart by semicolons; one that holds a semicolon itself is in quotation marks. */
export function splitItems(cell: string): string[] {
  const [items = []] = dsvFormat(';').parseRows(cell);
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Writes items into one cell; `splitItems` reads them back. */
export function joinItems(items: readonly string[]): string {
  const isPlain = items.every((item) => !/[;"\r\n]/u.test(item));
  return isPlain ? items.join('; ') : dsvFormat(';').formatRow([...items]);
}

/** Finds the separator: named by a first line `sep=;`, else the one that the first line with any has most of. */
function findSeparator(text: string): { separator: string; body: string; line: number } {
  const named = /^"?sep=(.)"?(?:\r\n|[\r\n])/iu.exec(text);
  if (named !== null)
    return { separator: named[1] ?? ',', body: text.slice(named[0].length), line: 2 };
  const counts = text.split(/\r\n|[\r\n]/u).map((line) => {
    const bare = line.replace(/"(?:[^"]|"")*"/gu, '');
    return ['\t', ';', ','].map((sign) => ({ sign, count: bare.split(sign).length - 1 }));
  });
  const first = counts.find((all) => all.some(({ count }) => count > 0)) ?? [];
  const [best] = first.toSorted((one, other) => other.count - one.count);
  return { separator: best?.sign ?? ',', body: text, line: 1 };
}
