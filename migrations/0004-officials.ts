import { sql, type Kysely } from 'kysely';

/**
 * City Hall: who holds its posts, who pays whom, what lies between them, and what it costs. The months'
 * seals are emptied: they sealed states with none of it, and the program seals the months anew when it
 * first opens the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE official (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    post TEXT NOT NULL,
    name TEXT NOT NULL,
    smarts INTEGER NOT NULL,
    seated_month INTEGER NOT NULL,
    for_sale_from_month INTEGER NOT NULL,
    seen_with TEXT NOT NULL CHECK (json_valid(seen_with))
  ) STRICT`,
  `CREATE TABLE payroll (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    official TEXT NOT NULL REFERENCES official (id) DEFERRABLE INITIALLY DEFERRED,
    rate_dollars INTEGER NOT NULL,
    limit_dollars INTEGER NOT NULL,
    wants_dollars INTEGER,
    is_withheld INTEGER NOT NULL,
    since_month INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE dealing (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    official TEXT NOT NULL REFERENCES official (id) DEFERRABLE INITIALLY DEFERRED,
    shuns_until_month INTEGER NOT NULL,
    outbid_month INTEGER NOT NULL,
    outbid_dollars INTEGER NOT NULL
  ) STRICT`,
  'ALTER TABLE money_month ADD COLUMN official_dollars INTEGER NOT NULL DEFAULT 0',
  "UPDATE month SET state_hash = ''",
];
