import { sql, type Kysely } from 'kysely';

/**
 * The newest state beside the journal, so that opening need not replay it. It follows from the journal and goes with
 * the step it stands after; the program that wrote it seals it, and any other replays the journal instead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE kept_state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    step INTEGER NOT NULL REFERENCES step (step) ON DELETE CASCADE,
    rules_version INTEGER NOT NULL,
    packed BLOB NOT NULL,
    seal TEXT NOT NULL,
    row_hash TEXT NOT NULL
  ) STRICT`,
    )
    .execute(db);
}
