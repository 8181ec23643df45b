import type Database from 'better-sqlite3';
import { listTables } from '../file/statements.ts';
import { sha256 } from './chain.ts';

/** Tables whose rows are sealed each by itself, with the column that names a row. */
export const sealedTables = {
  campaign: 'id',
  step: 'step',
  undone: 'step',
  period: 'period',
  edition: 'period',
  draft: 'id',
  note: 'id',
  press_edit: 'period',
  kept_state: 'step',
  dictionary: 'id',
  tally: 'name',
} as const;
export type SealedTable = keyof typeof sealedTables;

type Row = Record<string, unknown>;

/** Hashes a row's table, columns and values as its seal. */
export function hashRow(table: SealedTable, row: Row): string {
  const columns = Object.entries(row)
    .filter(([column]) => column !== 'row_hash')
    .map(([column, held]): [string, unknown] => [
      column,
      held instanceof Uint8Array ? Buffer.from(held).toString('base64') : held,
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([table, columns]));
}

/** True if a row is as it was written. */
export function isSealed(table: SealedTable, row: Row): boolean {
  return row['row_hash'] === hashRow(table, row);
}

/** A row with its seal. */
export function sealRow<R extends Row>(table: SealedTable, row: R): R & { row_hash: string } {
  return { ...row, row_hash: hashRow(table, row) };
}

/** Seals every row of a newly upgraded file. */
export function sealAllRows(db: Database.Database): void {
  for (const [table, key] of Object.entries(sealedTables) as [SealedTable, string][]) {
    const update = db.prepare(`UPDATE ${table} SET row_hash = ? WHERE ${key} = ?`);
    for (const row of db.prepare(`SELECT * FROM ${table}`).all() as Row[]) {
      update.run(hashRow(table, row), row[key]);
    }
  }
}

/** Checks the rows of the tables in a file of its format; returns the altered ones. */
export function checkRows(
  db: Database.Database,
  tables: readonly SealedTable[] = Object.keys(sealedTables) as SealedTable[],
): string[] {
  const had = listTables(db);
  const present = tables.filter((table) => had.has(table));
  return present.flatMap((table) => {
    const rows = db.prepare(`SELECT * FROM ${table}`).all() as Row[];
    const key = sealedTables[table];
    return rows
      .filter((row) => !isSealed(table, row))
      .map((row) => `The row ${String(row[key])} of ${table} was altered.`);
  });
}
