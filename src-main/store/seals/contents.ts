import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';

type JournalRow = unknown[];

/** A packed body, and the seal of the dictionary that unpacks it. */
type BodyRow = { step: number; packed: Uint8Array; dictionary: string | null };

/**
 * Hashes of what the steps of a file hold as it stands there, nothing unpacked: each of a step's own row, its
 * entries' rows and its packed body, chained to the hash of the step before. A tenth of what the journal's own
 * hashes cost, and any change of any of it changes the last.
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
    const rows = this.db
      .prepare('SELECT * FROM step WHERE step > ? AND step <= ? ORDER BY step')
      .all(from, step) as { step: number }[];
    for (const row of rows) {
      const { packed = new Uint8Array(), dictionary = null } = bodies.get(row.step) ?? {};
      const hash = createHash('sha256').update(`${previous}\n${JSON.stringify(row)}\n`);
      hash.update(`${JSON.stringify([journal.get(row.step) ?? [], dictionary])}\n`).update(packed);
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

  private entriesIn(from: number, to: number): Map<number, JournalRow[]> {
    const stepColumn = 1;
    const byStep = new Map<number, JournalRow[]>();
    const rows = this.db
      .prepare('SELECT seq, step, * FROM journal WHERE step > ? AND step <= ? ORDER BY seq')
      .raw()
      .all(from, to) as JournalRow[];
    for (const row of rows) {
      const step = Number(row[stepColumn]);
      const own = byStep.get(step);
      if (own === undefined) byStep.set(step, [row]);
      else own.push(row);
    }
    return byStep;
  }

  /** Steps after this one were taken out, or a transaction that wrote them failed. */
  forgetAfter(step: number): void {
    for (const hashed of this.hashes.keys()) if (hashed > step) this.hashes.delete(hashed);
  }
}
