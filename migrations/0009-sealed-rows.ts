import { sql, type Kysely } from 'kysely';

/**
 * Every row that the journal's hashes do not cover has a hash of its own, which the program writes once the file is
 * up to date; and what somebody has begun to write is kept until he gives the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['campaign', 'step', 'undone', 'period', 'edition']) {
    await sql.raw(`ALTER TABLE ${table} ADD COLUMN row_hash TEXT NOT NULL DEFAULT ''`).execute(db);
  }
  await sql
    .raw(
      `CREATE TABLE draft (
    id TEXT PRIMARY KEY,
    seat TEXT NOT NULL,
    period INTEGER NOT NULL,
    name TEXT NOT NULL,
    draft_json TEXT NOT NULL CHECK (json_valid(draft_json)),
    row_hash TEXT NOT NULL
  ) STRICT`,
    )
    .execute(db);
}
