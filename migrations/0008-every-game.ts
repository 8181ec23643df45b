import { sql, type Kysely } from 'kysely';

/**
 * The file belongs to every game. Tables of the state are no longer the file's: the program builds them from the
 * journal. Periods have the journal's hash as their seal; whatever sealed the state before is let go, and entries
 * say under which version of the rules they were written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql.raw<{ step: number; step_json: string }>('SELECT step, step_json FROM undone').execute(db);
  for (const { step, step_json: json } of rows) {
    await sql`UPDATE undone SET step_json = ${periodical(json)} WHERE step = ${step}`.execute(db);
  }
}

type OldStep = { step: { month: number }; entries: { month: number; ledger: { gang: string }[] }[] };

/** An undone step in today's words. */
function periodical(json: string): string {
  const { step, entries } = JSON.parse(json) as OldStep;
  const { month, ...rest } = step;
  return JSON.stringify({
    step: { ...rest, period: month },
    entries: entries.map(({ month: period, ledger, ...entry }) => ({
      ...entry,
      period,
      rules_version: 1,
      ledger: ledger.map(({ gang, ...line }) => ({ ...line, seat: gang })),
    })),
  });
}

const oldTables = [
  'proposal',
  'patient',
  'dealing',
  'payroll',
  'official',
  'lesson',
  'offer',
  'bout',
  'boxer',
  'band',
  'deal',
  'sighting',
  'departed',
  'battle',
  'money_month',
  'outrage_month',
  'waiting_order',
  'business',
  'vehicle',
  'gangster',
  'purse',
];

const statements = [
  'ALTER TABLE campaign RENAME COLUMN rulebook TO game',
  'ALTER TABLE campaign RENAME COLUMN rulebook_version TO rules_version',
  'ALTER TABLE campaign RENAME COLUMN house_rules_json TO setup_json',
  'ALTER TABLE step RENAME COLUMN month TO period',
  'ALTER TABLE journal RENAME COLUMN month TO period',
  'ALTER TABLE journal ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1',
  'ALTER TABLE undone RENAME COLUMN month TO period',
  // Rows of a table that another one's rows point to cannot be copied over: it is renamed in its place.
  'ALTER TABLE month RENAME TO period',
  'ALTER TABLE period RENAME COLUMN month TO period',
  "ALTER TABLE period ADD COLUMN seal TEXT NOT NULL DEFAULT ''",
  'ALTER TABLE period ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1',
  `UPDATE period SET state_hash = '', seal = (
    SELECT hash FROM journal WHERE journal.step = period.step ORDER BY seq DESC LIMIT 1
  )`,
  'ALTER TABLE edition RENAME COLUMN month TO period',
  `UPDATE edition SET edition_json =
    json_set(json_remove(edition_json, '$.month'), '$.period', period)`,
  'DROP INDEX journal_by_month',
  'CREATE INDEX journal_by_period ON journal (period)',
  `CREATE TABLE ledger_of_seats (
    id INTEGER PRIMARY KEY,
    entry INTEGER NOT NULL REFERENCES journal (seq) ON DELETE CASCADE,
    period INTEGER NOT NULL,
    seat TEXT NOT NULL,
    cause TEXT NOT NULL,
    dollars INTEGER NOT NULL
  ) STRICT`,
  'INSERT INTO ledger_of_seats SELECT id, entry, month, gang, cause, dollars FROM ledger',
  'DROP TABLE ledger',
  'ALTER TABLE ledger_of_seats RENAME TO ledger',
  'CREATE INDEX ledger_by_entry ON ledger (entry)',
  ...oldTables.map((table) => `DROP TABLE ${table}`),
  `CREATE TABLE seat (
    seat TEXT PRIMARY KEY,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    is_human INTEGER NOT NULL
  ) STRICT`,
  'INSERT INTO seat SELECT seat, rowid, name, is_human FROM gang',
  'DROP TABLE gang',
  'CREATE TABLE projection (name TEXT PRIMARY KEY, ddl TEXT NOT NULL) STRICT',
];
