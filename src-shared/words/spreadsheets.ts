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

/**
 * Formats rows as a spreadsheet reads them in a region: figures plain, letters marked as Unicode, no formulas. Of a table
 * that is read again, text that looks like a figure or a date is marked as text, too.
 */
export function formatSpreadsheet(
  rows: readonly (readonly SpreadsheetCell[])[],
  style: SpreadsheetStyle,
  { isReadAgain = false }: { isReadAgain?: boolean } = {},
): string {
  const { separator, decimal } = spreadsheetStyles[style];
  const cells = rows.map((row) => row.map((cell) => formatCell(cell, decimal, isReadAgain)));
  return `\uFEFF${dsvFormat(separator).formatRows(cells)}\n`;
}

/** Text that a spreadsheet would take for a formula, or that was marked as none already. */
const formula = /^'*[=+\-@\t\r]/u;

/** The months by the first letters of their names, in English, German, French, Spanish, Italian, and Portuguese. */
const monthStarts = [
  'jan|jän|ene|gen',
  'feb|fév|fev',
  'mar|mär|mrz',
  'apr|avr|abr',
  'may|mai|mag|mayo',
  'jun|juin|giu',
  'jul|juil|lug',
  'aug|aoû|ago',
  'sep|set',
  'oct|okt|ott|out',
  'nov',
  'dec|dez|déc|dic',
];
const months = `(?:${monthStarts.join('|')})\\p{L}{0,7}`;

/** Text that a spreadsheet of some region turns into a figure, a date, or an hour. */
const mistakable = [
  // 007, 1.500,00, $5, 50 %
  /^[+\-−]?[$€£¥]?\s?\d[\d.,'’\s]*\s?[$€£¥%]?$/u,
  /^[\d.,]+e[+-]?\d+$/iu,
  // 3/4, 1925-04, 0-1-2, 5.3., 1 1/2
  /^(?:\d+\s+)?\d+(?:\s?[-/.]\s?\d+){1,2}\.?$/u,
  // 12:30, 5 pm
  /^\d+(?:\s?:\s?\d+){1,2}(?:\s?[ap]\.?m\.?)?$/iu,
  /^\d+\s?[ap]\.?m?\.?$/iu,
  // MAR 5, 5 March, Mar-05, March 5, 1925
  new RegExp(`^${months}[\\s.,/-]*\\d+(?:[\\s.,/-]+\\d+)?$`, 'iu'),
  new RegExp(`^\\d+[\\s.,/-]*${months}(?:[\\s.,/-]+\\d+)?$`, 'iu'),
];

function isMistakable(text: string): boolean {
  return mistakable.some((one) => one.test(text.trim()));
}

/**
 * Lists the day, the month, and the year's last two digits of a date as a spreadsheet writes it, the year last; null for
 * text that is no date. A date without a year has two figures.
 */
export function readDate(text: string): { figures: number[]; year: number | null } | null {
  const parts = text
    .trim()
    .split(/[\s.,/-]+/u)
    .filter(Boolean);
  const figures = parts.map((part) => {
    if (/^\d+$/u.test(part)) return Number(part);
    const at = monthStarts.findIndex((start) => new RegExp(`^(?:${start})`, 'iu').test(part));
    return at < 0 ? Number.NaN : at + 1;
  });
  if (figures.some(Number.isNaN) || figures.length < 2 || figures.length > 3) return null;
  if (figures.length === 2) return { figures, year: null };
  const isFirst = /^\d{4}$/u.test(parts[0] ?? '');
  const year = isFirst ? figures[0] : figures[2];
  return { figures: isFirst ? figures.slice(1) : figures.slice(0, 2), year: (year ?? 0) % 100 };
}

/** Formats a cell; text that would be taken for a formula gets an apostrophe before it. */
function formatCell(cell: SpreadsheetCell, decimal: string, isReadAgain: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (isReadAgain && isMistakable(cell.replace(/^'+/u, ''))) return `'${cell}`;
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

/** Removes the additions of spreadsheets to a cell: blanks, line ends, and the apostrophe before a formula. */
function readCell(cell: string): string {
  const text = cell.replace(/[\r\n\t]+/gu, ' ').replace(/^[\p{Z}\uFEFF]+|[\p{Z}\uFEFF]+$/gu, '');
  const isGuarded = /^'+[=+\-@]/u.test(text) || (/^'/u.test(text) && isMistakable(text.replace(/^'+/u, '')));
  return isGuarded ? text.slice(1) : text;
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
  if (named !== null) return { separator: named[1] ?? ',', body: text.slice(named[0].length), line: 2 };
  const counts = text.split(/\r\n|[\r\n]/u).map((line) => {
    const bare = line.replace(/"(?:[^"]|"")*"/gu, '');
    return ['\t', ';', ','].map((sign) => ({ sign, count: bare.split(sign).length - 1 }));
  });
  const first = counts.find((all) => all.some(({ count }) => count > 0)) ?? [];
  const [best] = first.toSorted((one, other) => other.count - one.count);
  return { separator: best?.sign ?? ',', body: text, line: 1 };
}
