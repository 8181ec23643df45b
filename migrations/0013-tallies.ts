import { sql, type Kysely } from 'kysely';

/**
 * How many rows each sealed table has, and all their hashes in one: a row's own hash tells that it was altered, and
 * this that it is gone. Of the journal, the last entry's number and hash. The program counts once the file is up to date.
 * And more than one state is kept, so that a period that is taken back needs no replay either.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE tally (
    name TEXT PRIMARY KEY,
    row_count INTEGER NOT NULL,
    hashes TEXT NOT NULL,
    row_hash TEXT NOT NULL
  ) STRICT`,
  'ALTER TABLE kept_state RENAME TO kept_before',
  `CREATE TABLE kept_state (
    step INTEGER PRIMARY KEY REFERENCES step (step) ON DELETE CASCADE,
    rules_version INTEGER NOT NULL,
    packed BLOB NOT NULL,
    seal TEXT NOT NULL,
    row_hash TEXT NOT NULL
  ) STRICT`,
  'INSERT INTO kept_state SELECT step, rules_version, packed, seal, row_hash FROM kept_before',
  'DROP TABLE kept_before',
];
