import type Database from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Compilable } from 'kysely';
import type { StoreTables } from './schema.ts';

type Statement = Database.Statement;

/** Builds SQL and never runs it: better-sqlite3 does, synchronously, on prepared handles. */
const builder = new Kysely<StoreTables & Record<string, Record<string, unknown>>>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
export type Builder = typeof builder;

/**
 * Prepared handles of one connection, by key. A statement is compiled and prepared at its first use;
 * its parameters are bound in the order the builder named them.
 */
export class Statements {
  private readonly prepared = new Map<string, Statement>();
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  get(key: string, build: (builder: Builder) => Compilable): Statement {
    const known = this.prepared.get(key);
    if (known !== undefined) return known;
    const statement = this.db.prepare(build(builder).compile().sql);
    this.prepared.set(key, statement);
    return statement;
  }
}

const handles = new WeakMap<Database.Database, Map<string, Statement>>();

/** Prepares a statement once for a connection; SQLite compiles it again after a change of the schema. */
export function prepareOnce(db: Database.Database, sql: string): Statement {
  const known = handles.get(db) ?? new Map<string, Statement>();
  handles.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement;
}

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

/** Lists the tables of a file of any format. */
export function listTables(db: Database.Database): ReadonlySet<string> {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  return new Set(names as string[]);
}

/** Lists the columns of a table of a file of any format. */
export function listColumnNames(db: Database.Database, table: string): ReadonlySet<string> {
  return new Set(prepareOnce(db, 'SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[]);
}
