import { joinItems, readDate, splitItems, type SpreadsheetCell } from '#shared/words/spreadsheets.ts';
import { normalizeName } from '#shared/words/named.ts';
import { isSamePlain } from '../readonly.ts';
import type { ColumnKind } from '#shared/words/sections.ts';

/** A cell that cannot be read: why, in one sentence. */
export type CellFault = { fault: string };

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'wahr', 'oui', 'vrai', 'si', 'verdadero']);
const no = new Set(['no', 'n', 'false', '0', 'nein', 'falsch', 'non', 'faux', 'falso']);
/** How many choices a sentence counts up. */
const mostTold = 24;
/** How much of a cell a sentence quotes. */
const mostLetters = 60;

/** Reads a cell with something in it as a column of a kind has it. */
export function readCell(kind: ColumnKind, cell: string): { value: unknown } | CellFault {
  switch (kind.is) {
    case 'text':
      return { value: cell };
    case 'figure':
      return readFigureCell(cell);
    case 'yes-no':
      return readYesNo(cell);
    case 'choice':
      return readChoice(kind.names, cell, kind.isOpen);
    case 'choices':
      return readItems(cell.split(/[;,]/u), (item) => readChoice(kind.names, item));
    case 'texts':
      return readItems(splitItems(cell), (item) => ({ value: item }));
    case 'figures':
      return readItems(cell.split(/[;,\s]/u), readFigureCell);
    case 'sums':
      return readItems(splitItems(cell), (item) => readSum(kind, item));
    case 'setting':
      return { value: readSettingCell(kind.words, cell) };
    case 'whole':
      return readWhole(kind.known, cell);
  }
}

function readSettingCell(words: readonly string[], cell: string): unknown {
  if (words.includes(cell)) return cell;
  const meant = findDated(words, cell);
  if (meant !== null) return meant;
  if (/^[-–—]$/u.test(cell)) return null;
  if (/^(?:true|wahr|vrai|verdadero)$/iu.test(cell)) return true;
  if (/^(?:false|falsch|faux|falso)$/iu.test(cell)) return false;
  if (!/^[[{]/u.test(cell)) return parseFigure(cell) ?? cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

/** Finds the one word whose figures are those of a date, which a spreadsheet made of it; null where two could be meant. */
function findDated(words: readonly string[], cell: string): string | null {
  const date = readDate(cell);
  if (date === null) return null;
  const sortFigures = (figures: readonly number[]): string => figures.toSorted((one, other) => one - other).join();
  const { figures, year } = date;
  const short = sortFigures(figures);
  const long = year === null ? short : sortFigures([...figures, year]);
  const found = words.filter((word) => {
    const own = word.split(/[-/]/u).map(Number);
    return sortFigures(own) === (own.length === 2 ? short : long);
  });
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}

function readYesNo(cell: string): { value: boolean } | CellFault {
  const word = normalizeName(cell);
  if (yes.has(word)) return { value: true };
  if (no.has(word)) return { value: false };
  return { fault: `“${cell}” is neither yes nor no; write one of them.` };
}

function readFigureCell(cell: string): { value: number } | CellFault {
  const value = parseFigure(cell);
  if (value !== null) return { value };
  return { fault: `“${cell}” is no figure; write it in digits, such as 1500.` };
}

/**
 * Parses a figure as a spreadsheet of any region writes it: `1500`, `$1,500`, `1.500,00`, `1 500`, `1’500`; null if it is none.
 * A single comma or point with three digits behind it sets off thousands, with others it begins the fraction.
 */
export function parseFigure(cell: string): number | null {
  const bare = cell
    .normalize('NFKC')
    .replace(/[−–]/gu, '-')
    .replace(/\s?(?:\$|USD|MC)\s?/giu, '')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?:\D|$))/gu, '');
  const sign = /^-/u.test(bare) ? -1 : 1;
  const digits = bare.replace(/^[+-]/u, '');
  const whole = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(digits)
    ? digits.replaceAll(',', '')
    : /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(digits)
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replace(',', '.');
  return /^\d+(?:\.\d+)?$/u.test(whole) ? sign * Number(whole) : null;
}

function readChoice(
  names: Readonly<Record<string, string>>,
  cell: string,
  isOpen = false,
): { value: string } | CellFault {
  const wanted = normalizeName(cell);
  const found = Object.entries(names).find(([id, name]) => [normalizeName(id), normalizeName(name)].includes(wanted));
  if (found !== undefined) return { value: found[0] };
  if (isOpen) return { value: cell };
  const all = Object.values(names);
  const told = all.slice(0, mostTold).join(', ');
  return { fault: `“${cell}” is not known here; write one of ${told}${all.length > mostTold ? ' and so on' : ''}.` };
}

function readWhole(known: Readonly<Record<string, unknown>>, cell: string): { value: unknown } | CellFault {
  const name = Object.keys(known).find((one) => normalizeName(one) === normalizeName(cell));
  if (name !== undefined) return { value: known[name] };
  try {
    return { value: JSON.parse(cell) as unknown };
  } catch {
    const names = Object.keys(known).join(', ');
    return { fault: `“${cell.slice(0, mostLetters)}” is not known here; write one of ${names}, or all of it as JSON.` };
  }
}

function readItems(
  items: readonly string[],
  readItem: (item: string) => { value: unknown } | CellFault,
): { value: unknown[] } | CellFault {
  const read = items
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map(readItem);
  const fault = read.find((one) => 'fault' in one);
  if (fault !== undefined) return fault;
  return { value: read.map((one) => ('value' in one ? one.value : null)) };
}

function readSum({ name, figure }: { name: string; figure: string }, item: string): { value: unknown } | CellFault {
  const found = /^(.+?)\s*:\s*([^:]+)$/u.exec(item);
  if (found === null) return { value: { [name]: item } };
  const sum = readFigureCell(found[2] ?? '');
  return 'fault' in sum ? sum : { value: { [name]: found[1], [figure]: sum.value } };
}

/** Writes a value as a cell of its column; `readCell` reads it back. */
export function writeCell(kind: ColumnKind, value: unknown): SpreadsheetCell {
  if (kind.is === 'setting') {
    if (value === null) return '–';
    return typeof value === 'object' || typeof value === 'boolean' ? JSON.stringify(value) : writePlain(value);
  }
  if (value === null || value === undefined) return null;
  if (kind.is === 'whole') return writeWhole(kind.known, value);
  if (kind.is === 'yes-no') return value === true ? 'yes' : 'no';
  if (kind.is === 'choice') return kind.names[formatPlain(value)] ?? formatPlain(value);
  if (!Array.isArray(value)) return writePlain(value);
  // A list of one figure is a figure to a spreadsheet.
  if (kind.is === 'figures' && value.length === 1) return writePlain(value[0]);
  const items = value.map((item: unknown) => {
    if (kind.is === 'choices') return kind.names[formatPlain(item)] ?? formatPlain(item);
    if (kind.is !== 'sums') return formatPlain(item);
    const { [kind.name]: name, [kind.figure]: figure } = item as Record<string, unknown>;
    return figure === undefined ? formatPlain(name) : `${formatPlain(name)}: ${formatPlain(figure)}`;
  });
  return items.length === 0 ? null : joinItems(items);
}

function writeWhole(known: Readonly<Record<string, unknown>>, value: unknown): string {
  return Object.keys(known).find((name) => isSamePlain(known[name], value)) ?? JSON.stringify(value);
}

function writePlain(value: unknown): SpreadsheetCell {
  if (typeof value === 'number') return value;
  return value === undefined || value === null ? null : formatPlain(value);
}

/** Formats a value that a cell holds by itself: a word, a figure, or nothing. */
export function formatPlain(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
