import type Database from 'better-sqlite3';
import { prepareOnce } from './statements.ts';

/** The tables that a file of whatever format has. */
export function listTables(db: Database.Database): ReadonlySet<string> {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  return new Set(names as string[]);
}

/** The columns that a table of a file of whatever format has. */
export function listColumnNames(db: Database.Database, table: string): ReadonlySet<string> {
  return new Set(prepareOnce(db, 'SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[]);
}
