import type Database from 'better-sqlite3';
import { listColumnNames } from '../file/schemaOf.ts';
import { prepareOnce } from '../file/statements.ts';
import { chainStart, type ChainEnd } from './chain.ts';

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
