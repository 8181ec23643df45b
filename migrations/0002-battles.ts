import { sql, type Kysely } from 'kysely';

/**
 * Battles and what they leave behind. The months' seals are emptied: they sealed states without
 * battles, and the program seals the months anew when it first opens the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE battle (
    id TEXT PRIMARY KEY,
    month INTEGER NOT NULL,
    scenario TEXT NOT NULL,
    attackers TEXT NOT NULL,
    defenders TEXT NOT NULL,
    district TEXT NOT NULL,
    business TEXT REFERENCES business (id) DEFERRABLE INITIALLY DEFERRED,
    target TEXT,
    settled TEXT,
    winner TEXT,
    ending TEXT,
    outcome_json TEXT CHECK (outcome_json IS NULL OR json_valid(outcome_json))
  ) STRICT`,
  `CREATE TABLE departed (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    profile TEXT,
    was_boss INTEGER NOT NULL,
    month INTEGER NOT NULL,
    battle TEXT,
    funeral_held INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE sighting (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    gangster TEXT NOT NULL,
    month INTEGER NOT NULL,
    stats_json TEXT NOT NULL CHECK (json_valid(stats_json)),
    weapons TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE deal (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    other_gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    topic TEXT NOT NULL,
    since_month INTEGER NOT NULL,
    until_month INTEGER NOT NULL,
    broken_by TEXT
  ) STRICT`,
  'ALTER TABLE gangster ADD COLUMN points_lost INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE gangster ADD COLUMN is_stone_cold INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE gangster ADD COLUMN custody TEXT',
  'ALTER TABLE business ADD COLUMN repair_months INTEGER NOT NULL DEFAULT 0',
  "ALTER TABLE purse ADD COLUMN rests_json TEXT NOT NULL DEFAULT '{}'",
  'ALTER TABLE money_month ADD COLUMN battle_dollars INTEGER NOT NULL DEFAULT 0',
  `UPDATE month SET state_hash = ''`,
];
