import type Database from 'better-sqlite3';
import { hash as hashOnce } from 'node:crypto';
import type { EntryRow, StepRow } from '../file/schema.ts';
import { prepareOnce, listColumnNames } from '../file/statements.ts';
import { brotliDecompressSync } from 'node:zlib';

/** SHA-256 of a text, in hex. */
export function sha256(text: string): string {
  return hashOnce('sha256', text, 'hex');
}

/** The hash of an entry: its own text chained to the hash of the entry before. */
export function sealEntry(previousHash: string, entry: EntryRow): string {
  const { seq, step, period, rules_version, title, author_kind, author_seat } = entry;
  // The first rules wrote entries without their version.
  const version = rules_version === 1 ? [] : [rules_version];
  const head = JSON.stringify([seq, step, period, title, author_kind, author_seat, ...version]);
  return sha256([previousHash, head, entry.order_json, entry.reason_json, entry.events_json].join('\n'));
}

/** The chain's end: the number and the hash of an entry. */
export type ChainEnd = { seq: number; hash: string };

/** Before the first entry. */
export const chainStart: ChainEnd = { seq: 0, hash: '' };

/** Lists the faults of steps that follow a place in the chain: each has the hash of its last entry. */
export function checkChain(
  steps: readonly StepRow[],
  entries: readonly EntryRow[],
  before: ChainEnd = chainStart,
): string[] {
  const findings: string[] = [];
  let { seq, hash } = before;
  let read = 0;
  for (const { step, title, hash: written } of steps) {
    for (let entry = entries[read]; entry?.step === step; entry = entries[read]) {
      if (entry.seq !== seq + 1) findings.push(`Entry ${seq + 1} is missing.`);
      hash = sealEntry(hash, entry);
      seq = entry.seq;
      read += 1;
    }
    if (hash !== written) findings.push(`Step ${step} (${title}) was altered.`);
    // Later steps may be whole.
    hash = written;
  }
  const stray = entries[read];
  if (stray !== undefined) findings.push(`Entry ${stray.seq} belongs to no step.`);
  return findings;
}

/** The newest entry of a file, and its hash: its step's, in older formats its own. */
export function endOfChain(db: Database.Database): ChainEnd {
  const holder = listColumnNames(db, 'step').has('hash') ? 'step' : 'journal';
  const end = prepareOnce(
    db,
    `SELECT max(seq) AS seq, (SELECT hash FROM ${holder} ORDER BY rowid DESC LIMIT 1) AS hash FROM journal`,
  ).get() as { seq: number | null; hash: string | null };
  return end.seq === null ? chainStart : { seq: end.seq, hash: end.hash ?? chainStart.hash };
}

/** Lists the hashes of a file's steps, the founding's first; in older formats those of its entries. */
export function listStepHashes(db: Database.Database): string[] {
  const holder = listColumnNames(db, 'step').has('hash') ? 'step' : 'journal';
  return prepareOnce(db, `SELECT hash FROM ${holder} ORDER BY rowid`).pluck().all() as string[];
}

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
