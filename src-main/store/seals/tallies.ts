import type Database from 'better-sqlite3';
import { prepareOnce, listTables } from '../file/statements.ts';
import { endOfChain } from './chain.ts';
import { isSealed, sealRow } from './rowSeals.ts';

/** Sealed tables whose rows are counted, so that a row that is gone is missed. */
const talliedTables = ['step', 'period', 'undone', 'edition', 'draft', 'note', 'press_edit', 'dictionary'] as const;
export type TalliedTable = (typeof talliedTables)[number];

export function isTallied(table: string): table is TalliedTable {
  return (talliedTables as readonly string[]).includes(table);
}

/** Its last entry represents the journal, because every hash follows from the one before. */
type Tallied = TalliedTable | 'journal';

/** The number of rows, and the sum of their hashes without carrying: each added or removed row flips its own bits. */
type Tally = { count: number; hashes: bigint };

type TallyRow = { name: string; row_count: number; hashes: string; row_hash: string };

/** Counts rows as they are written and removed. */
export class Tallies {
  private readonly changed = new Map<TalliedTable, Tally>();
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  add(table: TalliedTable, hash: string): void {
    this.count(table, hash, 1);
  }

  /** Counts rows to be removed; call it before their deletion. The clause and its values are the store's own. */
  takeRows(table: TalliedTable, where: string, ...values: (string | number)[]): void {
    const hashes = prepareOnce(this.db, `SELECT row_hash FROM ${table} WHERE ${where}`)
      .pluck()
      .all(...values) as string[];
    for (const hash of hashes) this.count(table, hash, -1);
  }

  /** Counts the present rows again. */
  countAnew(table: TalliedTable): void {
    this.changed.set(table, countTable(this.db, table));
  }

  private count(table: TalliedTable, hash: string, rows: 1 | -1): void {
    const { count, hashes } = this.changed.get(table) ?? findWrittenTally(this.db, table) ?? countTable(this.db, table);
    this.changed.set(table, { count: count + rows, hashes: hashes ^ parseHash(hash) });
  }

  /** Writes the changed tallies, and the journal's end. */
  write(): void {
    for (const [table, tally] of this.changed) writeTally(this.db, table, tally);
    writeTally(this.db, 'journal', endOfJournal(this.db));
    this.changed.clear();
  }

  /** The transaction failed: nothing changed. */
  forget(): void {
    this.changed.clear();
  }
}

/** Counts every table of a newly upgraded file. */
export function countAllTables(db: Database.Database): void {
  for (const table of talliedTables) writeTally(db, table, countTable(db, table));
  writeTally(db, 'journal', endOfJournal(db));
}

/** Tables that have lost rows, or got some from elsewhere; none in a file of a format that did not count. */
export function checkTallies(db: Database.Database, tables: readonly string[]): string[] {
  const had = listTables(db);
  if (!had.has('tally')) return [];
  const asked = ([...talliedTables, 'journal'] as const).filter((table) => tables.includes(table) && had.has(table));
  return asked.flatMap((table) => {
    const written = findWrittenTally(db, table);
    if (written === null) return [`How many rows of ${table} there are is not known.`];
    const found = table === 'journal' ? endOfJournal(db) : countTable(db, table);
    if (found.count === written.count && found.hashes === written.hashes) return [];
    const missing = written.count - found.count;
    if (missing === 1) return [`A row of ${table} is missing.`];
    if (missing > 1) return [`${missing} rows of ${table} are missing.`];
    return [`The rows of ${table} are not those that were written.`];
  });
}

/** Finds the tally written for a table; null if none can be trusted. */
function findWrittenTally(db: Database.Database, table: Tallied): Tally | null {
  const row = prepareOnce(db, 'SELECT * FROM tally WHERE name = ?').get(table) as TallyRow | undefined;
  if (row === undefined || !isSealed('tally', row)) return null;
  return { count: row.row_count, hashes: parseHash(row.hashes) };
}

function writeTally(db: Database.Database, table: Tallied, { count, hashes }: Tally): void {
  const row = sealRow('tally', { name: table, row_count: count, hashes: formatHash(hashes) });
  prepareOnce(
    db,
    `INSERT INTO tally (name, row_count, hashes, row_hash) VALUES (@name, @row_count, @hashes, @row_hash)
    ON CONFLICT (name) DO UPDATE SET row_count = @row_count, hashes = @hashes, row_hash = @row_hash`,
  ).run(row);
}

function countTable(db: Database.Database, table: TalliedTable): Tally {
  const hashes = db.prepare(`SELECT row_hash FROM ${table}`).pluck().all() as string[];
  const together = hashes.reduce((sum, hash) => sum ^ parseHash(hash), 0n);
  return { count: hashes.length, hashes: together };
}

function endOfJournal(db: Database.Database): Tally {
  const { seq, hash } = endOfChain(db);
  return { count: seq, hashes: parseHash(hash) };
}

/** Parses a hash as a number; anything else counts as nothing, and its row's own seal reports it. */
function parseHash(hash: string): bigint {
  return /^[0-9a-f]{64}$/.test(hash) ? BigInt(`0x${hash}`) : 0n;
}

function formatHash(hashes: bigint): string {
  return hashes.toString(16).padStart(64, '0');
}
