import { brotliDecompressSync, constants, zstdCompressSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';

/**
 * The hash of every entry is made as before, and each step keeps the one of its last. What steps and papers say is
 * packed with a dictionary, which is the first closed period; the sentences of the log stand in the journal alone. The
 * kept states are sealed with rows that look otherwise now, so they go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of hashes) await sql.raw(statement).execute(db);
  for (const statement of dictionaries) await sql.raw(statement).execute(db);
  const closing = await firstClosing(db);
  const dictionary = closing === null ? null : await keepDictionary(db, closing);
  const { rows: steps } = await sql.raw<{ step: number }>('SELECT step FROM body ORDER BY step').execute(db);
  for (const { step } of steps) {
    const isAfter = closing !== null && step > closing;
    const text = await readBody(db, step);
    const packed = compressed(text, isAfter ? dictionary : null);
    await sql`UPDATE body SET packed = ${packed}, dictionary = ${isAfter ? 1 : null} WHERE step = ${step}`.execute(db);
  }
  await packEditions(db, closing, dictionary);
}

const hashes = [
  "ALTER TABLE step ADD COLUMN hash TEXT NOT NULL DEFAULT ''",
  `UPDATE step SET hash = coalesce((
    SELECT hash FROM journal WHERE journal.step = step.step ORDER BY seq DESC LIMIT 1
  ), '')`,
  'ALTER TABLE journal DROP COLUMN hash',
  'DROP INDEX journal_by_period',
  'DELETE FROM kept_state',
];

const dictionaries = [
  `CREATE TABLE dictionary (
    id INTEGER PRIMARY KEY,
    packed BLOB NOT NULL,
    row_hash TEXT NOT NULL
  ) STRICT`,
  'ALTER TABLE body ADD COLUMN dictionary INTEGER REFERENCES dictionary (id)',
  'ALTER TABLE edition ADD COLUMN dictionary INTEGER REFERENCES dictionary (id)',
];

const [separator, gap] = ['\u001e', '\u001f'];
const mostBytes = 32 * 1024 * 1024;
const mostCharacters = 64 * 1024;

/** The step that closed the first period, or null. */
async function firstClosing(db: Kysely<unknown>): Promise<number | null> {
  const { rows } = await sql.raw<{ step: number }>('SELECT step FROM period ORDER BY period LIMIT 1').execute(db);
  return rows[0]?.step ?? null;
}

/** Keeps what the first closing step says, with its papers; gives the text. */
async function keepDictionary(db: Kysely<unknown>, step: number): Promise<Buffer> {
  const { rows } = await sql<{ packed: Uint8Array }>`
    SELECT packed FROM edition WHERE period IN (SELECT period FROM period WHERE step = ${step}) ORDER BY period
  `.execute(db);
  const papers = rows.map(({ packed }) => readable(packed) ?? '');
  const text = [...papers, await readBody(db, step)].join('').slice(0, mostCharacters);
  const whole = text.isWellFormed() ? text : text.slice(0, -1);
  await sql`INSERT INTO dictionary VALUES (1, ${compressed(whole, null)}, '')`.execute(db);
  return Buffer.from(whole);
}

/** Returns a step's text without the sentences that the journal has of it. */
async function readBody(db: Kysely<unknown>, step: number): Promise<string> {
  const { rows: bodies } = await sql<{ packed: Uint8Array }>`
    SELECT packed FROM body WHERE step = ${step}
  `.execute(db);
  const { rows: entries } = await sql<{ told: string }>`
    SELECT told FROM journal WHERE step = ${step} ORDER BY seq
  `.execute(db);
  const text = readable(bodies[0]?.packed ?? new Uint8Array());
  if (text === null) throw new Error(`what step ${step} says cannot be read`);
  return text
    .split(separator)
    .map((part, nth) => (nth % 3 === 2 ? withoutSentences(part, entries[(nth - 2) / 3]?.told ?? '') : part))
    .join(separator);
}

/** Papers of the first closing step and before are packed without the dictionary; one that cannot be read goes, and is printed anew. */
async function packEditions(db: Kysely<unknown>, closing: number | null, dictionary: Buffer | null): Promise<void> {
  const { rows } = await sql
    .raw<{ period: number; step: number }>('SELECT edition.period, step FROM edition JOIN period USING (period)')
    .execute(db);
  for (const { period, step } of rows) {
    const { rows: papers } = await sql<{ packed: Uint8Array }>`
      SELECT packed FROM edition WHERE period = ${period}
    `.execute(db);
    const json = readable(papers[0]?.packed ?? new Uint8Array());
    if (json === null) {
      await sql`DELETE FROM edition WHERE period = ${period}`.execute(db);
      continue;
    }
    const isAfter = closing !== null && step > closing;
    const packed = compressed(json, isAfter ? dictionary : null);
    await sql`UPDATE edition SET packed = ${packed}, dictionary = ${isAfter ? 1 : null} WHERE period = ${period}`.execute(
      db,
    );
  }
}

/** The text of a packed column of the formats before; null where there is none in it. */
function readable(packed: Uint8Array): string | null {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: mostBytes }).toString('utf8');
  } catch {
    return null;
  }
}

function compressed(text: string, dictionary: Buffer | null): Buffer {
  return zstdCompressSync(text, {
    params: { [constants.ZSTD_c_compressionLevel]: 7, [constants.ZSTD_c_checksumFlag]: 1 },
    ...(dictionary === null ? {} : { dictionary }),
  });
}

/** The events of an entry with a gap for every sentence that the journal has of them; as they are where it has others. */
function withoutSentences(eventsJson: string, told: string): string {
  if (told === '' || eventsJson.includes(gap)) return eventsJson;
  let shorter = '';
  let read = 0;
  for (const sentence of told.split('\n')) {
    const written = `"text":${JSON.stringify(sentence)}`;
    const at = eventsJson.indexOf(written, read);
    if (at === -1) return eventsJson;
    shorter += `${eventsJson.slice(read, at)}"text":${gap}`;
    read = at + written.length;
  }
  return shorter + eventsJson.slice(read);
}
