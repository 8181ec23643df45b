import type Database from 'better-sqlite3';
import { hash as hashOnce } from 'node:crypto';
import type { EntryRow, StepRow } from '../file/schema.ts';
import { prepareOnce, listColumnNames } from '../file/statements.ts';

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
