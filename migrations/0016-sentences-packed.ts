import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';

/**
 * The sentences of the log go back into the events that they tell of, and are packed with them; the journal keeps the
 * titles alone. The kept states are sealed with rows that look otherwise now, so they go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: steps } = await sql.raw<{ step: number }>('SELECT step FROM body ORDER BY step').execute(db);
  for (const { step } of steps) await packWithSentences(db, step);
  await sql.raw('ALTER TABLE journal DROP COLUMN told').execute(db);
  await sql.raw('DROP INDEX ledger_by_entry').execute(db);
  await sql.raw('DELETE FROM kept_state').execute(db);
}

const [separator, gap] = ['\u001e', '\u001f'];
const mostBytes = 32 * 1024 * 1024;

/** A packed row of `body` with the row of `dictionary` that it names. */
export type OlderBody = { packed: Uint8Array; dictionary: Uint8Array | null };

/** Reads the texts of a step's entries, three each, with the lines of the log, one text an entry, in their gaps. */
export function readBody({ packed, dictionary }: OlderBody, told: readonly string[]): string[] {
  return unpack(packed, dictionary === null ? null : unpack(dictionary, null))
    .toString('utf8')
    .split(separator)
    .map((text, nth) => (nth % 3 === 2 ? restoreSentences(text, told[(nth - 2) / 3] ?? '') : text));
}

function restoreSentences(events: string, told: string): string {
  const sentences = told.split('\n').values();
  return events.replaceAll(gap, () => JSON.stringify(sentences.next().value ?? ''));
}

async function packWithSentences(db: Kysely<unknown>, step: number): Promise<void> {
  const { rows: bodies } = await sql<OlderBody>`
    SELECT body.packed, dictionary.packed AS dictionary
    FROM body LEFT JOIN dictionary ON dictionary.id = body.dictionary
    WHERE step = ${step}
  `.execute(db);
  const { rows: entries } = await sql<{ told: string }>`
    SELECT told FROM journal WHERE step = ${step} ORDER BY seq
  `.execute(db);
  const [body] = bodies;
  if (body === undefined) throw new Error(`what step ${step} says is not there`);
  const texts = readBody(
    body,
    entries.map(({ told }) => told),
  );
  const dictionary = body.dictionary === null ? null : unpack(body.dictionary, null);
  await sql`UPDATE body SET packed = ${pack(texts.join(separator), dictionary)} WHERE step = ${step}`.execute(db);
}

function unpack(packed: Uint8Array, dictionary: Uint8Array | null): Buffer {
  return zstdDecompressSync(packed, {
    maxOutputLength: mostBytes,
    params: { [constants.ZSTD_d_windowLogMax]: 25 },
    ...(dictionary === null ? {} : { dictionary }),
  });
}

function pack(text: string, dictionary: Uint8Array | null): Buffer {
  return zstdCompressSync(text, {
    params: { [constants.ZSTD_c_compressionLevel]: 7, [constants.ZSTD_c_checksumFlag]: 1 },
    ...(dictionary === null ? {} : { dictionary }),
  });
}
