import { sql, type Kysely } from 'kysely';

/**
 * Bands, boxers and their bouts, offers, lessons, and their money. The months' seals are emptied: they
 * sealed states with none of it, and the program seals the months anew when it first opens the file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'ALTER TABLE money_month ADD COLUMN training_dollars INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE money_month ADD COLUMN show_dollars INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE money_month ADD COLUMN ring_dollars INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE money_month ADD COLUMN standing_dollars INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE waiting_order ADD COLUMN set_aside_dollars INTEGER NOT NULL DEFAULT 0',
  `CREATE TABLE band (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    act TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    club TEXT REFERENCES business (id) DEFERRABLE INITIALLY DEFERRED,
    is_on_radio INTEGER NOT NULL,
    last_faces TEXT NOT NULL,
    signed_month INTEGER NOT NULL,
    ended_month INTEGER
  ) STRICT`,
  `CREATE TABLE boxer (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    gym TEXT REFERENCES business (id) DEFERRABLE INITIALLY DEFERRED,
    town TEXT,
    fists INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    fought_month INTEGER NOT NULL,
    is_washed_up INTEGER NOT NULL,
    is_put_up INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE bout (
    id TEXT PRIMARY KEY,
    month INTEGER NOT NULL,
    red TEXT NOT NULL REFERENCES boxer (id) DEFERRABLE INITIALLY DEFERRED,
    blue TEXT NOT NULL REFERENCES boxer (id) DEFERRABLE INITIALLY DEFERRED,
    winner TEXT REFERENCES boxer (id) DEFERRABLE INITIALLY DEFERRED,
    rounds INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE offer (
    id TEXT PRIMARY KEY,
    from_gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    to_gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    month INTEGER NOT NULL,
    gives_band TEXT REFERENCES band (id) DEFERRABLE INITIALLY DEFERRED,
    gives_dollars INTEGER NOT NULL,
    wants_band TEXT REFERENCES band (id) DEFERRABLE INITIALLY DEFERRED,
    wants_dollars INTEGER NOT NULL,
    pick TEXT REFERENCES boxer (id) DEFERRABLE INITIALLY DEFERRED,
    is_accepted INTEGER NOT NULL
  ) STRICT`,
  // Pupils may be dead by now, so they are not held to the roster.
  `CREATE TABLE lesson (
    gangster TEXT PRIMARY KEY,
    month INTEGER NOT NULL
  ) STRICT`,
  "UPDATE month SET state_hash = ''",
];
