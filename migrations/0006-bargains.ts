import { sql, type Kysely } from 'kysely';

/**
 * Terms of bargains, proposals that wait for their answer, and the money of both. What older files agreed on
 * keeps its row as it was. The months' seals are emptied: they sealed bargains without
 * terms, and the program seals the months anew when it first opens the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "ALTER TABLE deal ADD COLUMN terms_json TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms_json))",
  'ALTER TABLE deal ADD COLUMN paid INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE deal ADD COLUMN is_public INTEGER NOT NULL DEFAULT 0',
  `CREATE TABLE proposal (
    id TEXT PRIMARY KEY,
    from_gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    to_gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    month INTEGER NOT NULL,
    terms_json TEXT NOT NULL CHECK (json_valid(terms_json)),
    is_counter INTEGER NOT NULL
  ) STRICT`,
  'ALTER TABLE money_month ADD COLUMN bargain_dollars INTEGER NOT NULL DEFAULT 0',
  "UPDATE month SET state_hash = ''",
];
