import type Database from 'better-sqlite3';
import { columnNamesOf } from '../file/schemaOf.ts';
import { preparedOnce } from '../file/statements.ts';
import { chainStart, type ChainEnd } from './chain.ts';

/** The newest entry of a file, and its hash: its step's, in older formats its own. */
export function endOfChain(db: Database.Database): ChainEnd {
  const holder = columnNamesOf(db, 'step').has('hash') ? 'step' : 'journal';
  const end = preparedOnce(
    db,
    `SELECT max(seq) AS seq, (SELECT hash FROM ${holder} ORDER BY rowid DESC LIMIT 1) AS hash FROM journal`,
  ).get() as { seq: number | null; hash: string | null };
  return end.seq === null ? chainStart : { seq: end.seq, hash: end.hash ?? chainStart.hash };
}

/** Lists the hashes of a file's steps, the founding's first; in older formats those of its entries. */
export function listStepHashes(db: Database.Database): string[] {
  const holder = columnNamesOf(db, 'step').has('hash') ? 'step' : 'journal';
  return preparedOnce(db, `SELECT hash FROM ${holder} ORDER BY rowid`).pluck().all() as string[];
}
