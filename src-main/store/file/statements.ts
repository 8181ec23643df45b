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
