import { brotliCompressSync, constants } from 'node:zlib';
import { sql, type Kysely } from 'kysely';

/**
 * Compresses the texts of a step's entries (order, reason, events with their dice) together, a row a step, and each
 * edition. Beside them the journal keeps the log's sentences in plain words, for any tool that reads SQLite. The
 * journal's hashes are of the uncompressed texts, so they stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`CREATE TABLE body (
    step INTEGER PRIMARY KEY REFERENCES step (step) ON DELETE CASCADE,
    packed BLOB NOT NULL
  ) STRICT`);
  await run("ALTER TABLE journal ADD COLUMN told TEXT NOT NULL DEFAULT ''");
  const { rows: steps } = await sql
    .raw<{ step: number }>('SELECT DISTINCT step FROM journal ORDER BY step')
    .execute(db);
  for (const { step } of steps) await packStep(db, step);
  for (const column of ['order_json', 'reason_json', 'events_json']) {
    await run(`ALTER TABLE journal DROP COLUMN ${column}`);
  }
  await run("ALTER TABLE edition ADD COLUMN packed BLOB NOT NULL DEFAULT x''");
  const { rows: editions } = await sql
    .raw<{ period: number; edition_json: string }>('SELECT period, edition_json FROM edition')
    .execute(db);
  for (const { period, edition_json: json } of editions) {
    await sql`UPDATE edition SET packed = ${compressed([json])} WHERE period = ${period}`.execute(db);
  }
  await run('ALTER TABLE edition DROP COLUMN edition_json');
}

type Entry = { seq: number; order_json: string; reason_json: string; events_json: string };

async function packStep(db: Kysely<unknown>, step: number): Promise<void> {
  const { rows } = await sql<Entry>`
    SELECT seq, order_json, reason_json, events_json FROM journal WHERE step = ${step} ORDER BY seq
  `.execute(db);
  const texts = rows.flatMap((row) => [row.order_json, row.reason_json, row.events_json]);
  await sql`INSERT INTO body VALUES (${step}, ${compressed(texts)})`.execute(db);
  for (const { seq, events_json: json } of rows) {
    await sql`UPDATE journal SET told = ${toldIn(json)} WHERE seq = ${seq}`.execute(db);
  }
}

function compressed(texts: readonly string[]): Buffer {
  return brotliCompressSync(texts.join('\u001e'), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

/** The sentences of an entry's events, a line each. */
function toldIn(eventsJson: string): string {
  const happenings: unknown = JSON.parse(eventsJson);
  if (!Array.isArray(happenings)) return '';
  return happenings
    .flatMap((happening: unknown) => {
      const isTold = typeof happening === 'object' && happening !== null && 'text' in happening;
      return isTold && typeof happening.text === 'string' ? [happening.text] : [];
    })
    .join('\n');
}
