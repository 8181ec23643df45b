import Database from 'better-sqlite3';
import { sealAllRows } from '#store/seals/rowSeals.ts';
import { countAllTables } from '#store/seals/tallies.ts';

/** Changes a campaign file as a program would that seals its rows: another version's file, not a broken one. */
export function changeAndSeal(path: string, statements: string): void {
  const db = new Database(path);
  db.exec(statements);
  sealAllRows(db);
  countAllTables(db);
  db.close();
}
