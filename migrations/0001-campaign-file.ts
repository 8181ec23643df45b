import { sql, type Kysely } from 'kysely';

/** The first campaign file: journal, months, editions, and the projections of the Paradise tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE campaign (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    file_id TEXT NOT NULL,
    title TEXT NOT NULL,
    rulebook TEXT NOT NULL,
    rulebook_version INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    house_rules_json TEXT NOT NULL CHECK (json_valid(house_rules_json)),
    created_at TEXT NOT NULL,
    branched_from TEXT
  ) STRICT`,
  `CREATE TABLE step (
    step INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    month INTEGER NOT NULL,
    rng_after TEXT NOT NULL,
    written_at TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE journal (
    seq INTEGER PRIMARY KEY,
    step INTEGER NOT NULL REFERENCES step (step) ON DELETE CASCADE,
    month INTEGER NOT NULL,
    title TEXT NOT NULL,
    author_kind TEXT NOT NULL,
    author_seat TEXT,
    order_json TEXT NOT NULL CHECK (json_valid(order_json)),
    reason_json TEXT NOT NULL CHECK (json_valid(reason_json)),
    events_json TEXT NOT NULL CHECK (json_valid(events_json)),
    hash TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX journal_by_month ON journal (month)',
  'CREATE INDEX journal_by_step ON journal (step)',
  `CREATE TABLE undone (
    step INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    month INTEGER NOT NULL,
    step_json TEXT NOT NULL CHECK (json_valid(step_json))
  ) STRICT`,
  `CREATE TABLE month (
    month INTEGER PRIMARY KEY,
    date TEXT NOT NULL,
    step INTEGER NOT NULL REFERENCES step (step) ON DELETE CASCADE,
    state_hash TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE edition (
    month INTEGER PRIMARY KEY REFERENCES month (month) ON DELETE CASCADE,
    headline TEXT NOT NULL,
    edition_json TEXT NOT NULL CHECK (json_valid(edition_json))
  ) STRICT`,
  `CREATE TABLE gang (
    seat TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    is_human INTEGER NOT NULL,
    base TEXT NOT NULL,
    boss TEXT NOT NULL,
    eliminated_month INTEGER
  ) STRICT`,
  `CREATE TABLE purse (
    seat TEXT PRIMARY KEY REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    bank_dollars INTEGER NOT NULL,
    permanent_reputation INTEGER NOT NULL,
    payoff_policy TEXT NOT NULL,
    withheld TEXT NOT NULL,
    numbers_change INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE gangster (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    profile TEXT,
    is_boss INTEGER NOT NULL,
    fists INTEGER NOT NULL,
    gats INTEGER NOT NULL,
    guts INTEGER NOT NULL,
    stunts INTEGER NOT NULL,
    smarts INTEGER NOT NULL,
    hits INTEGER NOT NULL,
    skills TEXT NOT NULL,
    weapons TEXT NOT NULL,
    paid_dollars INTEGER NOT NULL,
    joined_month INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE vehicle (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    kind TEXT NOT NULL,
    upgrades TEXT NOT NULL,
    stolen INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE business (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    racket TEXT NOT NULL,
    district TEXT NOT NULL,
    owner TEXT REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    is_shut INTEGER NOT NULL,
    idle_months INTEGER NOT NULL,
    owner_guts INTEGER
  ) STRICT`,
  `CREATE TABLE waiting_order (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    title TEXT NOT NULL,
    order_json TEXT NOT NULL CHECK (json_valid(order_json))
  ) STRICT`,
  `CREATE TABLE outrage_month (
    month INTEGER PRIMARY KEY,
    date TEXT NOT NULL,
    outrage_before INTEGER NOT NULL,
    outrage INTEGER NOT NULL,
    faces TEXT NOT NULL,
    total INTEGER NOT NULL,
    verdict TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE money_month (
    id TEXT PRIMARY KEY,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    month INTEGER NOT NULL,
    opening_dollars INTEGER NOT NULL,
    loot_dollars INTEGER NOT NULL,
    payoff_dollars INTEGER NOT NULL,
    recruit_dollars INTEGER NOT NULL,
    equipment_dollars INTEGER NOT NULL,
    adjustment_dollars INTEGER NOT NULL,
    closing_dollars INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE ledger (
    id INTEGER PRIMARY KEY,
    entry INTEGER NOT NULL REFERENCES journal (seq) ON DELETE CASCADE,
    month INTEGER NOT NULL,
    gang TEXT NOT NULL REFERENCES gang (seat) DEFERRABLE INITIALLY DEFERRED,
    cause TEXT NOT NULL,
    dollars INTEGER NOT NULL
  ) STRICT`,
  'CREATE INDEX ledger_by_entry ON ledger (entry)',
];
