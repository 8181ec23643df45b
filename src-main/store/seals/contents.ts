import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { listColumnNames } from '../file/statements.ts';

const nothing = new Uint8Array();

/** A packed body, and the seal of the dictionary that unpacks it. */
type BodyRow = { step: number; packed: Uint8Array; dictionary: string | null };

/**
 * Hashes the packed contents of a file's steps: each of a step's own row, its entries' rows and its packed body,
 * chained to the hash of the step before. A tenth of the cost of the journal's own hashes, and any change alters the
 * last one.
 */
export class Contents {
  private readonly hashes = new Map<number, string>();
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  /** The hash of everything up to a step; steps that were hashed before are not read again. */
  upTo(step: number): string {
    const known = this.hashes.get(step);
    if (known !== undefined) return known;
    const from = [...this.hashes.keys()].filter((hashed) => hashed < step).at(-1) ?? 0;
    let previous = this.hashes.get(from) ?? '';
    const journal = this.entriesIn(from, step);
    const bodies = this.bodiesIn(from, step);
    const rows = this.db.prepare('SELECT * FROM step WHERE step > ? AND step <= ? ORDER BY step').all(from, step) as {
      step: number;
    }[];
    for (const row of rows) {
      const { packed = nothing, dictionary = null } = bodies.get(row.step) ?? {};
      const hash = createHash('sha256').update(`${previous}\n${JSON.stringify([row, dictionary])}\n`);
      const entries = journal.get(row.step) ?? nothing;
      hash.update(`${entries.length}\n`).update(entries).update(packed);
      previous = hash.digest('hex');
      this.hashes.set(row.step, previous);
    }
    return previous;
  }

  private bodiesIn(from: number, to: number): Map<number, BodyRow> {
    const rows = this.db
      .prepare(
        `SELECT step, body.packed, dictionary.row_hash AS dictionary
        FROM body LEFT JOIN dictionary ON dictionary.id = body.dictionary
        WHERE step > ? AND step <= ?`,
      )
      .all(from, to) as BodyRow[];
    return new Map(rows.map((row) => [row.step, row]));
  }

  /**
   * The rows of each step as one text in bytes, written by SQLite itself: a long campaign has tens of thousands.
   * The index has the rows of a step in the order of their numbers.
   */
  private entriesIn(from: number, to: number): Map<number, Uint8Array> {
    const columns = [...listColumnNames(this.db, 'journal')].map((name) => `"${name}"`);
    // Null values are left out, which their length marks.
    const lengths = columns.map((column) => `coalesce(octet_length(${column}), '-')`);
    const row = `concat_ws(' ', ${[...lengths, ...columns].join(', ')})`;
    const rows = this.db
      .prepare(
        `SELECT step, CAST(group_concat(${row}, char(10)) AS BLOB)
        FROM journal INDEXED BY journal_by_step WHERE step > ? AND step <= ? GROUP BY step`,
      )
      .raw()
      .all(from, to) as [step: number, text: Uint8Array][];
    return new Map(rows);
  }

  /** Steps after this one were taken out, or a transaction that wrote them failed. */
  forgetAfter(step: number): void {
    for (const hashed of this.hashes.keys()) if (hashed > step) this.hashes.delete(hashed);
  }
}
