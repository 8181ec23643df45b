import { normalizeName } from '#shared/words/named.ts';
import { parseSpreadsheet, type SpreadsheetRow } from '#shared/words/spreadsheets.ts';
import { formatPlain, readCell } from './cells.ts';
import type { TableColumn, TableSection } from '#shared/words/sections.ts';

/** A fault in a table: its file, line and column, and the remedy. */
export type TableFault = { file: string; line: number; field: string; sentence: string };

type Path = readonly (string | number)[];
type Place = { file: string; line: number; section: TableSection };

/** A running campaign read from tables, not checked yet, with the place of each part. */
export type ReadTables = {
  running: Record<string, unknown>;
  faults: TableFault[];
  /** Finds the line and the column of a place in it. */
  findPlace(path: Path): Omit<TableFault, 'sentence'> & { choices: readonly string[] };
};

type Heading = {
  section: TableSection;
  /** For each cell the column it heads; null for one that is not known, `parent` for the one that names its holder. */
  cells: (TableColumn | 'parent' | null)[];
  file: string;
  line: number;
};
type Row = Place & { parent: string; values: [TableColumn, unknown][] };

const listHeads = (section: TableSection): string[] => [
  ...(section.parent === undefined ? [] : [section.parent.head]),
  ...section.columns.map(({ head }) => head),
];

/** Reads the tables of a running campaign from one file or several, section by section. */
export function readTables(
  sections: readonly TableSection[],
  files: readonly { name: string; text: string }[],
): ReadTables {
  const reader = new TableReader(sections);
  for (const { name, text } of files) reader.readFile(name, text);
  return reader.build(files[0]?.name ?? '');
}

class TableReader {
  private readonly sections: readonly TableSection[];
  private readonly faults: TableFault[] = [];
  private readonly rows: Row[] = [];
  private readonly places = new Map<string, Place>();

  constructor(sections: readonly TableSection[]) {
    this.sections = sections;
  }

  readFile(file: string, text: string): void {
    let titled: TableSection | null = null;
    let heading: Heading | null = null;
    for (const row of parseSpreadsheet(text)) {
      const title = this.findTitle(row);
      if (title !== null) {
        [titled, heading] = [title, null];
        continue;
      }
      const begun: TableSection | null = titled ?? this.findByHeads(row);
      if (begun !== null) {
        heading = this.readHeading(file, row, begun);
        titled = null;
      } else if (heading !== null) this.readRow(heading, row);
      else {
        const titles = this.sections.map((one) => one.title).join(', ');
        const sentence = `This row stands below no heading; begin with one of ${titles}, and the names of the columns below it.`;
        this.faults.push({ file, line: row.line, field: '', sentence });
        return;
      }
    }
  }

  /** A row with one cell, which is the title of a section. */
  private findTitle({ cells }: SpreadsheetRow): TableSection | null {
    const [first = '', ...rest] = cells;
    if (rest.some((cell) => cell !== '')) return null;
    const wanted = normalizeName(first);
    return this.sections.find(({ title }) => normalizeName(title) === wanted) ?? null;
  }

  /** A row of names of columns, all of which one section has, and which is no row of figures. */
  private findByHeads({ cells }: SpreadsheetRow): TableSection | null {
    const wanted = cells.filter((cell) => cell !== '').map(normalizeName);
    if (wanted.length < 2) return null;
    const fits = this.sections
      .map((section) => {
        const heads = new Set(listHeads(section).map(normalizeName));
        return { section, share: wanted.filter((cell) => heads.has(cell)).length / wanted.length };
      })
      .filter(({ share }) => share > 0.5)
      .toSorted((a, b) => b.share - a.share);
    return fits[0]?.section ?? null;
  }

  private readHeading(file: string, { line, cells }: SpreadsheetRow, section: TableSection): Heading {
    const known = new Set<string>();
    const read = cells.map((cell): Heading['cells'][number] => {
      const wanted = normalizeName(cell);
      if (wanted === '') return null;
      if (known.has(wanted)) {
        this.report(file, line, section, `The column “${cell}” stands twice; keep one.`);
        return null;
      }
      known.add(wanted);
      if (section.parent !== undefined && normalizeName(section.parent.head) === wanted) return 'parent';
      const column = section.columns.find(
        ({ head, field }) => normalizeName(head) === wanted || normalizeName(field) === wanted,
      );
      if (column !== undefined) return column;
      const heads = listHeads(section).join(', ');
      this.report(file, line, section, `There is no column “${cell}” here; take it out or call it one of ${heads}.`);
      return null;
    });
    return { section, cells: read, file, line };
  }

  private readRow({ section, cells: heads, file }: Heading, { line, cells }: SpreadsheetRow): void {
    const row: Row = { file, line, section, parent: '', values: [] };
    for (const [at, cell] of cells.entries()) {
      if (cell === '') continue;
      const column = heads[at];
      if (column === 'parent') row.parent = cell;
      else if (column === undefined) {
        const sentence = `“${cell}” stands right of the last heading; put it below one, or quote a cell that has the separator in it.`;
        this.report(file, line, section, sentence);
      } else if (column !== null) {
        const read = readCell(column.kind, cell);
        if ('fault' in read) this.report(file, line, section, read.fault, column);
        else row.values.push([column, read.value]);
      }
    }
    this.rows.push(row);
  }

  private report(
    file: string,
    line: number,
    section: TableSection,
    sentence: string,
    column?: Pick<TableColumn, 'head'>,
  ): void {
    const field = column === undefined ? section.title : `${section.title}, ${column.head}`;
    this.faults.push({ file, line, field, sentence });
  }

  /** Puts the rows together: the whole and its lists first, then the parts of their items. */
  build(file: string): ReadTables {
    const running: Record<string, unknown> = {};
    for (const row of this.rows.filter(({ section }) => section.parent === undefined)) this.place(running, [], row);
    for (const row of this.rows) {
      const { parent } = row.section;
      if (parent === undefined) continue;
      const found = this.findHolder(running, row, parent);
      if (found !== null) this.place(found.holder, found.path, row);
    }
    this.openLists(running);
    return { running, faults: this.faults, findPlace: (path) => this.findPlace(path, file) };
  }

  private findHolder(
    running: Record<string, unknown>,
    row: Row,
    { head, list, by }: NonNullable<TableSection['parent']>,
  ): { holder: Record<string, unknown>; path: Path } | null {
    const holders = (readPath(running, list) ?? []) as Record<string, unknown>[];
    const wanted = normalizeName(row.parent);
    const at =
      wanted === '' && holders.length === 1
        ? 0
        : holders.findIndex((one) => normalizeName(formatPlain(one[by])) === wanted);
    const holder = wanted === '' && holders.length !== 1 ? undefined : holders[at];
    if (holder !== undefined) return { holder, path: [...list.split('.'), at] };
    const owner = this.sections.find(({ into, parent }) => into === list && parent === undefined);
    const sentence =
      wanted === ''
        ? `Say whose this is in a column “${head}”.`
        : `There is no “${row.parent}” below “${owner?.title ?? list}”; write it there, or as it stands there.`;
    this.report(row.file, row.line, row.section, sentence, { head });
    return null;
  }

  private place(holder: Record<string, unknown>, above: Path, row: Row): void {
    const { section } = row;
    const steps = section.into === '' ? [] : section.into.split('.');
    if (section.shape === 'list') {
      const list = (readPath(holder, section.into) ?? []) as Record<string, unknown>[];
      writePath(holder, section.into, list);
      const item: Record<string, unknown> = {};
      for (const [{ field }, value] of row.values) writePath(item, field, value);
      fillGaps(item, section.columns);
      this.note([...above, ...steps, list.length], row);
      list.push(item);
      return;
    }
    const record = section.into === '' ? holder : ((readPath(holder, section.into) ?? {}) as typeof holder);
    if (section.into !== '') writePath(holder, section.into, record);
    if (section.shape === 'entries') {
      const [key, value] = section.columns.map((column) => row.values.find(([one]) => one === column)?.[1]);
      if (key === undefined || value === undefined) {
        const [first, second] = section.columns;
        const sentence = `Fill in both ${first?.head ?? ''} and ${second?.head ?? ''}.`;
        this.report(row.file, row.line, section, sentence);
        return;
      }
      if (readPath(record, formatPlain(key)) !== undefined) {
        const sentence = `“${formatPlain(key)}” stands here twice; keep one.`;
        this.report(row.file, row.line, section, sentence);
        return;
      }
      writePath(record, formatPlain(key), value);
      this.note([...above, ...steps, ...formatPlain(key).split('.')], row);
      return;
    }
    if (this.places.has(formatKey([...above, ...steps]))) {
      this.report(row.file, row.line, section, 'There is one row of this; take the others off.');
      return;
    }
    for (const [{ field }, value] of row.values) {
      writePath(record, field, value);
      this.note([...above, ...steps, ...field.split('.')], row);
    }
    fillGaps(record, section.columns);
    this.note([...above, ...steps], row);
  }

  /** Gives every item the lists that no row has filled. */
  private openLists(running: Record<string, unknown>): void {
    for (const { shape, into, parent } of this.sections) {
      if (shape !== 'list') continue;
      const holders =
        parent === undefined ? [running] : ((readPath(running, parent.list) ?? []) as Record<string, unknown>[]);
      for (const holder of holders) if (readPath(holder, into) === undefined) writePath(holder, into, []);
    }
  }

  private note(path: Path, { file, line, section }: Row): void {
    this.places.set(formatKey(path), { file, line, section });
  }

  private findPlace(path: Path, file: string): ReturnType<ReadTables['findPlace']> {
    for (let length = path.length; length >= 0; length -= 1) {
      const place = this.places.get(formatKey(path.slice(0, length)));
      if (place === undefined) continue;
      const rest = path.slice(length).join('.');
      const whole = path.filter((part) => typeof part === 'string').join('.');
      const column = place.section.columns.find(
        ({ field }) => rest === field || rest.startsWith(`${field}.`) || whole === field,
      );
      const field = column === undefined ? place.section.title : `${place.section.title}, ${column.head}`;
      const { file: of, line } = place;
      const kind = column?.kind;
      const hasChoices = kind?.is === 'choice' || kind?.is === 'choices';
      return { file: of, line, field, choices: hasChoices ? Object.values(kind.names) : [] };
    }
    return { file, line: 1, field: path.map(String).join('.'), choices: [] };
  }
}

const lists: readonly TableColumn['kind']['is'][] = ['texts', 'choices', 'figures', 'sums'];

/** Fills empty cells: an empty list, or nothing. */
function fillGaps(item: Record<string, unknown>, columns: readonly TableColumn[]): void {
  for (const { field, kind, isNullable } of columns) {
    const above = field.includes('.') ? readPath(item, field.replace(/\.[^.]+$/u, '')) : item;
    if (above === undefined || readPath(item, field) !== undefined) continue;
    if (lists.includes(kind.is)) writePath(item, field, []);
    else if (isNullable === true) writePath(item, field, null);
  }
}

const formatKey = (path: Path): string => path.map(String).join('\n');

function readPath(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, part)
          ? (at as Record<string, unknown>)[part]
          : undefined,
      item,
    );
}

function writePath(item: Record<string, unknown>, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = item;
  for (const [nth, step] of steps.entries()) {
    const isList = /^\d+$/u.test(steps[nth + 1] ?? last);
    at[step] ??= isList ? [] : {};
    at = at[step] as Record<string, unknown>;
  }
  at[last] = value;
}
