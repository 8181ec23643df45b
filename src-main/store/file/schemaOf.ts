import type Database from 'better-sqlite3';
import { prepareOnce } from './statements.ts';

/** Lists the tables of a file of any format. */
export function listTables(db: Database.Database): ReadonlySet<string> {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  return new Set(names as string[]);
}

/** Lists the columns of a table of a file of any format. */
export function listColumnNames(db: Database.Database, table: string): ReadonlySet<string> {
  return new Set(prepareOnce(db, 'SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[]);
}
