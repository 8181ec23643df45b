import type Database from 'better-sqlite3';
import { brotliDecompressSync } from 'node:zlib';
import type { EntryRow } from '../file/schema.ts';
import { sealEntry } from './chain.ts';

/** The formats whose journal has a hash for every entry, of the present columns. */
const [firstChained, lastOfEntries] = [8, 13];

/** From this format on a step's bodies are packed together, by Brotli until the last of these formats. */
const firstPacked = 10;

const mostBytes = 32 * 1024 * 1024;

type OlderEntry = EntryRow & { hash: string };
type PackedStep = { step: number; packed: Uint8Array };

/** Finds a fault in the journal of a file of an older format, or null; the oldest ones cannot be checked. */
export function checkOlderChain(db: Database.Database, format: number): string | null {
  if (format < firstChained || format > lastOfEntries) return null;
  const said = format < firstPacked ? null : mapTextsByStep(db);
  let previous = '';
  for (const row of db.prepare('SELECT * FROM journal ORDER BY seq').iterate()) {
    const head = row as OlderEntry;
    const entry = said === null ? head : attachTexts(head, said.get(head.step) ?? []);
    if (sealEntry(previous, entry) !== entry.hash) {
      return `Entry ${entry.seq} (${entry.title}) was altered.`;
    }
    previous = entry.hash;
  }
  return null;
}

/** Maps each step to the texts of its entries, in their order; unreadable ones are left out. */
function mapTextsByStep(db: Database.Database): Map<number, string[]> {
  const rows = db.prepare('SELECT step, packed FROM body').all() as PackedStep[];
  return new Map(rows.map(({ step, packed }) => [step, readTexts(packed)]));
}

function readTexts(packed: Uint8Array): string[] {
  try {
    const texts = brotliDecompressSync(packed, { maxOutputLength: mostBytes });
    return texts.toString('utf8').split('\u001e');
  } catch {
    return [];
  }
}

/** Attaches the next three texts of its step to an entry. */
function attachTexts(head: OlderEntry, texts: string[]): OlderEntry {
  const [order_json = '', reason_json = '', events_json = ''] = texts.splice(0, 3);
  return { ...head, order_json, reason_json, events_json };
}
