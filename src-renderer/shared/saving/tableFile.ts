import type { SpreadsheetCell } from '#shared/words/spreadsheets.ts';

/** A cell of a table on screen: its words, further facts that stand in it, and how many columns and rows it spans. */
export type ScreenCell = {
  text: string;
  /** Each gets a column of its own, by its name or, without one, by the name of the cell's column. */
  facts: readonly { name: string | null; text: string }[];
  columns: number;
  rows: number;
};

/** A row of a table's body; a heading over several rows is one cell with a name for its column. */
export type ScreenRow = { cells: readonly ScreenCell[]; heading: string | null };

/** A table on screen by its parts. */
export type ScreenTable = { head: readonly (readonly ScreenCell[])[]; bodies: readonly (readonly ScreenRow[])[] };

type Column = { at: number; of: string; fact: string | null };

/**
 * Lays a table out with one fact a column: facts within a cell and headings over rows get columns of their own, cells
 * that span several columns leave the others empty, and columns without any words are left out.
 */
export function layOutTable({ head, bodies }: ScreenTable): { head: string[]; rows: SpreadsheetCell[][] } {
  const names = nameColumns(head);
  const rows = bodies.flatMap((body) => {
    let heading: { name: string; text: string } | null = null;
    return placeCells(body.map(({ cells }) => cells)).flatMap((placed, nth) => {
      const row = body[nth];
      if (row !== undefined && row.heading !== null) {
        heading = { name: row.heading, text: row.cells[0]?.text ?? '' };
        return [];
      }
      // A row that folds out below another one is a page of its own.
      return (row?.cells.length ?? 0) < 2 ? [] : [{ placed, heading }];
    });
  });
  const columns = names.flatMap((name, at): Column[] => {
    const facts = new Set<string>();
    for (const { placed } of rows) for (const fact of placed[at]?.facts ?? []) facts.add(fact.name ?? `${name}, more`);
    return [{ at, of: name, fact: null }, ...[...facts].map((fact) => ({ at, of: name, fact }))];
  });
  const filled = columns.filter((column) => rows.some(({ placed }) => readColumn(placed, column) !== ''));
  const headings = rows.find((one) => one.heading !== null)?.heading ?? null;
  return {
    head: [...(headings === null ? [] : [headings.name]), ...filled.map(({ of, fact }) => fact ?? of)],
    rows: rows.map(({ placed, heading }) => [
      ...(headings === null ? [] : [heading?.text ?? null]),
      ...filled.map((column) => readFigure(readColumn(placed, column))),
    ]),
  };
}

function readColumn(placed: readonly (ScreenCell | undefined)[], { at, of, fact }: Column): string {
  const cell = placed[at];
  if (cell === undefined) return '';
  if (fact === null) return cell.text;
  return cell.facts
    .filter((one) => (one.name ?? `${of}, more`) === fact)
    .map(({ text }) => text)
    .join('; ');
}

/** Puts the cells of several rows into their columns; a cell that spans more stands in the first. */
function placeCells(rows: readonly (readonly ScreenCell[])[]): (ScreenCell | undefined)[][] {
  const taken: boolean[][] = rows.map(() => []);
  return rows.map((row, nth) => {
    const placed: (ScreenCell | undefined)[] = [];
    let at = 0;
    for (const cell of row) {
      while (taken[nth]?.[at] === true) at += 1;
      placed[at] = cell;
      for (let down = nth; down < nth + cell.rows; down += 1)
        for (let right = at; right < at + cell.columns; right += 1) (taken[down] ??= [])[right] = true;
      at += cell.columns;
    }
    return placed;
  });
}

/** Names the columns; below a heading of several columns each begins with its words. */
function nameColumns(head: readonly (readonly ScreenCell[])[]): string[] {
  const placed = placeCells(head);
  const names: string[] = [];
  placed.forEach((row) =>
    row.forEach((cell, at) => {
      if (cell === undefined) return;
      for (let right = at; right < at + cell.columns; right += 1)
        names[right] = [names[right] ?? '', cell.text].filter((one) => one !== '').join(' ');
    }),
  );
  return Array.from(names, (name: string | undefined) => name ?? '');
}

/** Reads a cell's words as a figure where they are one, without its unit and signs of groups and rises; a dash is nothing. */
export function readFigure(text: string): SpreadsheetCell {
  if (/^[–—?]?$/u.test(text)) return null;
  const plain = text.replace('−', '-').replaceAll(/[+±$,]|\sMC$/gu, '');
  return /^[+±−-]?\$?\d[\d,]*(?:\.\d+)?(?:\sMC)?$/u.test(text) ? Number(plain) : text;
}

/** Reads a table of the page. Marks: `data-csv="Name"` on a fact within a cell, `data-csv=""` on what is left out. */
export function readScreenTable(table: HTMLTableElement): ScreenTable {
  const head = [...(table.tHead?.rows ?? [])].map((row) => [...row.cells].map(readCell));
  const parts = [...table.tBodies, ...(table.tFoot === null ? [] : [table.tFoot])];
  return {
    head,
    bodies: parts.map((part) =>
      [...part.rows].map((row) => {
        const [first] = row.cells;
        const isHeading = first?.scope === 'rowgroup' && row.cells.length === 1;
        return { cells: [...row.cells].map(readCell), heading: isHeading ? (first.dataset['csv'] ?? 'Group') : null };
      }),
    ),
  };
}

function readCell(cell: HTMLTableCellElement): ScreenCell {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll('[role="img"]'))
    drawn.replaceWith(` ${drawn.getAttribute('aria-label') ?? ''} `);
  const unread = '[aria-hidden="true"], select, option, input, .button, [data-csv=""]';
  for (const hidden of copy.querySelectorAll(unread)) hidden.remove();
  if (cell.tagName === 'TD') for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  for (const block of copy.querySelectorAll('p, li, br, div')) block.before(' ');
  const marked = takeFacts(copy, '[data-csv]', (one) => one.dataset['csv'] ?? null);
  const isMixed = [...copy.querySelectorAll('.hint, small')].some(
    (one) => trimSpaces(one.textContent) !== trimSpaces(copy.textContent),
  );
  const unmarked = isMixed ? takeFacts(copy, '.hint, small', () => null) : [];
  const isOut = cell.dataset['csv'] === '';
  return {
    text: isOut ? '' : trimSpaces(copy.textContent),
    facts: isOut ? [] : [...marked, ...unmarked],
    columns: cell.colSpan,
    rows: cell.rowSpan,
  };
}

/** Takes facts out of a cell; a comma, colon or stroke that set one off goes. */
function takeFacts(cell: HTMLElement, which: string, name: (one: HTMLElement) => string | null): ScreenCell['facts'] {
  return [...cell.querySelectorAll<HTMLElement>(which)].flatMap((one) => {
    const text = trimSpaces(one.textContent).replace(/^[,;:/]\s*|[,;:]$/gu, '');
    one.remove();
    return text === '' ? [] : [{ name: name(one), text }];
  });
}

const trimSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
