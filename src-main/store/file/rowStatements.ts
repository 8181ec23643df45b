import type Database from 'better-sqlite3';

type Statement = Database.Statement;

/**
 * The statements that write a row into each table. perf: the rows of a table have the columns of the row before, and
 * hundreds are written at a time, so their statement is found without its name.
 */
export class RowStatements {
  private readonly latest = new Map<string, { columns: readonly string[]; statement: Statement }>();

  of(table: string, row: object, find: (columns: readonly string[]) => Statement): Statement {
    const known = this.latest.get(table);
    const columns = Object.keys(row);
    if (known !== undefined && isSame(columns, known.columns)) return known.statement;
    const statement = find(columns);
    this.latest.set(table, { columns, statement });
    return statement;
  }
}

function isSame(columns: readonly string[], others: readonly string[]): boolean {
  return columns.length === others.length && columns.every((name, nth) => name === others[nth]);
}
