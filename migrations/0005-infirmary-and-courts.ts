import { sql, type Kysely } from 'kysely';

/** The wounded and their care, the courts' docket, and what both cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE patient (
    gangster TEXT PRIMARY KEY,
    care TEXT NOT NULL,
    plan TEXT NOT NULL,
    month INTEGER NOT NULL,
    gained_json TEXT NOT NULL CHECK (json_valid(gained_json))
  ) STRICT`,
  'ALTER TABLE money_month ADD COLUMN care_dollars INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE money_month ADD COLUMN court_dollars INTEGER NOT NULL DEFAULT 0',
  `UPDATE month SET state_hash = ''`,
];
