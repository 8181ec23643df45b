import { sql, type Kysely } from 'kysely';

/**
 * Adds private notes on people, places and periods, and the games master's edits of printed pages. Neither is part of
 * the journal: nothing of the game follows from them, and undo leaves them alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE note (
    id TEXT PRIMARY KEY,
    viewer TEXT NOT NULL,
    subject TEXT NOT NULL,
    words TEXT NOT NULL,
    row_hash TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE press_edit (
    period INTEGER PRIMARY KEY,
    edit_json TEXT NOT NULL CHECK (json_valid(edit_json)),
    row_hash TEXT NOT NULL
  ) STRICT`,
];
