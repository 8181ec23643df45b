import { brotliDecompressSync } from 'node:zlib';
import type Database from 'better-sqlite3';
import { readBody, type OlderBody } from '#migrations/0016-sentences-packed.ts';
import type { EntryRow } from '../file/schema.ts';
import { sealEntry } from './chain.ts';

/** The formats whose journal has a hash for every entry, of the present columns; later ones have one for each step. */
const [firstChained, lastOfEntries] = [8, 13];

/** From this format on a step's bodies are packed together, by Brotli until the last that hashes entries. */
const firstPacked = 10;

const mostBytes = 32 * 1024 * 1024;

type OlderEntry = EntryRow & { hash: string | null; told?: string };

/** Finds a fault in the journal of a file of an older format, or null; the oldest ones cannot be checked. */
export function checkOlderChain(db: Database.Database, format: number): string | null {
  if (format < firstChained) return null;
  const packed = format < firstPacked ? null : mapBodiesByStep(db);
  const unpack = format > lastOfEntries ? readBody : readBrotli;
  let previous = '';
  for (const [step, entries] of groupBySteps(db, format)) {
    const body = packed?.get(step);
    const texts = body === undefined ? [] : readTexts(() => unpack(body, listTold(entries)));
    for (const head of entries) {
      const entry = packed === null ? head : attachTexts(head, texts);
      previous = sealEntry(previous, entry);
      if (head.hash !== null && previous !== head.hash) return `Entry ${head.seq} (${head.title}) was altered.`;
    }
  }
  return null;
}

/** Groups the entries by step, each with the hash that the file has for it, or null. */
function groupBySteps(db: Database.Database, format: number): Map<number, OlderEntry[]> {
  const ofSteps = `
    SELECT journal.*, iif(seq = max(seq) OVER (PARTITION BY journal.step), step.hash, NULL) AS hash
    FROM journal JOIN step USING (step) ORDER BY seq`;
  const query = format > lastOfEntries ? ofSteps : 'SELECT * FROM journal ORDER BY seq';
  return Map.groupBy(db.prepare(query).all() as OlderEntry[], ({ step }) => step);
}

function listTold(entries: readonly OlderEntry[]): string[] {
  return entries.map(({ told }) => told ?? '');
}

function mapBodiesByStep(db: Database.Database): Map<number, OlderBody> {
  const hasDictionary = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'dictionary'").get() !== undefined;
  const query = hasDictionary
    ? 'SELECT step, body.packed, dictionary.packed AS dictionary FROM body LEFT JOIN dictionary ON id = dictionary'
    : 'SELECT step, packed, NULL AS dictionary FROM body';
  const rows = db.prepare(query).all() as (OlderBody & { step: number })[];
  return new Map(rows.map((row) => [row.step, row]));
}

/** The texts of a step; none where they cannot be read, and the hashes tell. */
function readTexts(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

function readBrotli({ packed }: OlderBody): string[] {
  const texts = brotliDecompressSync(packed, { maxOutputLength: mostBytes });
  return texts.toString('utf8').split('\u001e');
}

/** Attaches the next three texts of its step to an entry. */
function attachTexts(head: OlderEntry, texts: string[]): OlderEntry {
  const [order_json = '', reason_json = '', events_json = ''] = texts.splice(0, 3);
  return { ...head, order_json, reason_json, events_json };
}
