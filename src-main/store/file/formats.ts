import type Database from 'better-sqlite3';
import { sha256 } from '../seals/chain.ts';
import { closeSync, openSync, readSync } from 'node:fs';
import { migrations } from '#migrations/index.ts';

/** SHA-256 of the schema of every format, the first one first; a test computes them again from the migrations. */
export const formats: readonly string[] = [
  '601b3dec9b1bdd28a3823a7564b4c682203773a8741e89fab5c7e7fa6596f9cd',
  '21a8400885699eff05316cf91a2ff70f07b98234e4439ef05881a1f596548ee6',
  '40d6ba2c7e1d4dfd5504e98ecf6d8db7fcd203fd51510ceed0dad4eeffb38e87',
  'e155a69d09005ecf8f3ebe7a6f8988278e9f33057dd488d50340be4bdfa25cad',
  'cdcab65e6005930614989198f78b6f454a8c68eed55587d650d14fbd7ab5ee8a',
  'cee03823bee1dfcef97cd805e4bb95880f81f6fcd2cc3d4cad772e057df988b1',
  'cee03823bee1dfcef97cd805e4bb95880f81f6fcd2cc3d4cad772e057df988b1',
  '13654972d783b60470b1df9add2123acace7bad7ba7647ae0bc561b0bc31ed9e',
  'fc2a5fdcf5c5d11586ece229761d1284e2cde58dfaf703686ad7c16c3da0aae7',
  '403257c28b7352c502199aaafbea85c2c04004bcb449371c0d1a239df1a0d8bc',
  '64e77d7715e8d8a9a3c0f33e4ebcca364ca24e8d58c606567a774738e1b03c08',
  '70f2baa30737839791b6c11a95ac57f846e0a993ad77aabdecc2990437b89101',
  'f78ee1d175fd624b4b83c466852b9937af1a50afafe7ccbcfe5e8662154f367a',
  '95f61294be56be818ed06e121311ffeb190c223fdb3b2c60c5f1bc775f04a5cb',
  '95f61294be56be818ed06e121311ffeb190c223fdb3b2c60c5f1bc775f04a5cb',
  '8a1e4105f1a0d985db5303cdce0d8f817d2eb69dc4dc9228b483e5570218489b',
];

type SchemaRow = { type: string; name: string; sql: string | null };

/** The tables that SQLite keeps for itself after an analysis of the file. */
const statistics: ReadonlySet<string> = new Set([
  'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
  'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)',
]);

const tableOfProjections = 'CREATE TABLE projection (name TEXT PRIMARY KEY, ddl TEXT NOT NULL) STRICT';

/**
 * Finds a part of the schema that does not belong to the file's format, or null: a trigger, a view, another table, a
 * column with a check of somebody's own. Reads the schema only, so that nothing of it is carried out.
 */
export function findForeignSchema(db: Database.Database, version: number): string | null {
  const rows = db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all() as SchemaRow[];
  const active = rows.find(({ type }) => type !== 'table' && type !== 'index');
  if (active !== undefined) return `it holds a ${active.type}, “${active.name}”`;
  const virtual = rows.find(({ sql }) => sql !== null && !/^CREATE (TABLE|INDEX) /.test(sql));
  if (virtual !== undefined) return `its table “${virtual.name}” is of a foreign kind`;
  const declared = readDeclarations(db, rows);
  // The program drops undeclared tables, so a file must never name one of the program's own.
  const isForeign = [...declared].some(([name, ddl]) => {
    const table = rows.find((row) => row.name === name);
    return !isPlainName(name) || (table !== undefined && (table.sql !== ddl || !isPlain(name, ddl)));
  });
  if (isForeign) return 'it takes tables of its own for those of the game';
  const core = rows.filter(({ name, sql }) => sql !== null && !statistics.has(sql) && declared.get(name) !== sql);
  const format = formats[version - 1];
  // Only tests know of formats beyond the last.
  if (format === undefined || hashSchema(core) === format) return null;
  return 'its tables are not those of a campaign';
}

/** The hash of a schema; quotation marks, which SQLite sets at its own will, do not count. */
export function hashSchema(rows: readonly SchemaRow[]): string {
  const lines = rows
    .filter(({ sql }) => sql !== null)
    .map(({ type, name, sql }) => `${type} ${name} ${normalizeSql(sql ?? '')}`);
  return sha256(lines.sort().join('\n'));
}

function normalizeSql(sql: string): string {
  return sql.replaceAll('"', '').replace(/\s+/g, ' ');
}

/** Reads the tables of the state as the file declares them. */
function readDeclarations(db: Database.Database, rows: readonly SchemaRow[]): Map<string, string> {
  const table = rows.find(({ name }) => name === 'projection');
  if (table?.type !== 'table' || table.sql !== tableOfProjections) return new Map();
  const known = db.prepare('SELECT name, ddl FROM projection').all() as { name: string; ddl: string }[];
  return new Map(known.map(({ name, ddl }) => [name, ddl]));
}

const columnTypes: ReadonlySet<string> = new Set(
  ['TEXT', 'INTEGER'].flatMap((type) => [type, `${type} NOT NULL`, `${type} PRIMARY KEY`]),
);

function isPlainName(name: string): boolean {
  return /^[a-z_]+$/.test(name);
}

/** Returns true for columns of plain types without computed values. */
function isPlain(name: string, ddl: string): boolean {
  const head = `CREATE TABLE ${name} (`;
  const tail = ') STRICT';
  if (!ddl.startsWith(head) || !ddl.endsWith(tail)) return false;
  return ddl
    .slice(head.length, -tail.length)
    .split(', ')
    .every((column) => {
      const [, type] = /^[a-z_0-9]+ (.*)$/s.exec(column) ?? [];
      return type !== undefined && columnTypes.has(type);
    });
}

/** The format that this program writes: how many migrations there are. */
export const newestFormat = migrations.length;

/** Where SQLite keeps a file's `user_version`. */
const formatAt = 60;

/** Returns a campaign's format on the disk; opening upgrades an older one. */
export function readFormat(path: string): number {
  const header = Buffer.alloc(4);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, { position: formatAt });
  } finally {
    closeSync(file);
  }
  return header.readUInt32BE(0);
}
