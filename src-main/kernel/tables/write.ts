import type { SpreadsheetCell } from '#shared/words/spreadsheets.ts';
import { formatPlain, writeCell } from './cells.ts';
import type { TableSection } from '#shared/words/sections.ts';

type Item = Readonly<Record<string, unknown>>;
type Row = SpreadsheetCell[];

/**
 * Writes a running campaign as rows: each section with its title, its headings and an empty row behind it. Only the
 * rows of one seat are written where it is named.
 */
export function writeTables(
  sections: readonly TableSection[],
  running: unknown,
  only?: { list: string; by: string; name: string },
): Row[] {
  return sections.flatMap((section) => {
    if (only !== undefined && (section.parent?.list ?? section.into) !== only.list) return [];
    const rows = listRows(section, running as Item, only);
    if (rows.length === 0) return [];
    const parent = section.parent === undefined ? [] : [section.parent.head];
    const heads = [...parent, ...section.columns.map(({ head }) => head)];
    return [[section.title], heads, ...rows, []];
  });
}

function listRows(
  { shape, into, parent, columns }: TableSection,
  running: Item,
  only?: { by: string; name: string },
): Row[] {
  const holders: { key: Row; holder: Item }[] =
    parent === undefined
      ? [{ key: [], holder: running }]
      : listItems(running, parent.list).map((holder) => {
          const key = readPath(holder, parent.by);
          return { key: [typeof key === 'number' ? key : formatPlain(key)], holder };
        });
  const isWanted = (one: Item): boolean => only === undefined || one[only.by] === only.name;
  return holders
    .filter(({ holder }) => parent === undefined || isWanted(holder))
    .flatMap(({ key, holder }) => {
      if (shape === 'entries') {
        const record = (readPath(holder, into) ?? {}) as Item;
        return listKeys(record, columns).map((entry) => [
          ...key,
          ...columns.map(({ kind }, at) => writeCell(kind, at === 0 ? entry : readPath(record, entry))),
        ]);
      }
      const items =
        shape === 'record'
          ? [((into === '' ? holder : readPath(holder, into)) ?? {}) as Item]
          : listItems(holder, into).filter((one) => parent !== undefined || isWanted(one));
      return items.map((item) => [...key, ...columns.map(({ field, kind }) => writeCell(kind, readPath(item, field)))]);
    });
}

/** Lists the keys of the first column's choice, or else those that are there. */
function listKeys(record: Item, [first]: TableSection['columns']): string[] {
  if (first?.kind.is !== 'choice') return Object.keys(record);
  return Object.keys(first.kind.names).filter((key) => readPath(record, key) !== undefined);
}

function listItems(holder: Item, path: string): Item[] {
  return (readPath(holder, path) ?? []) as Item[];
}

function readPath(item: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, part) => (typeof at === 'object' && at !== null ? (at as Item)[part] : undefined), item);
}
