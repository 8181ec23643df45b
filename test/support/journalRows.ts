import type Database from 'better-sqlite3';
import { checkChain, sealEntry } from '#store/seals/chain.ts';
import { sealAllRows } from '#store/seals/rowSeals.ts';
import { countAllTables } from '#store/seals/tallies.ts';
import { packBodies } from '#store/steps/bodies.ts';
import { ReadableStore } from '#store/readable.ts';
import type { EntryRow } from '#store/file/schema.ts';

/** The journal of a file of today's format. */
export function entriesIn(db: Database.Database): EntryRow[] {
  return new ReadableStore(db.name, db).journal.entries();
}

/** Writes over the last entry's events, and over all hashes, as somebody with a tool of his own would. */
export function forgeLastEvents(db: Database.Database, eventsJson: string): string {
  const store = new ReadableStore(db.name, db);
  const [last] = store.journal.lastEntries(1);
  if (last === undefined) throw new Error('The journal is too short.');
  const step = last.step;
  const forged = store.journal
    .entriesAfter(step - 1, step)
    .map((entry) => (entry.seq === last.seq ? { ...entry, events_json: eventsJson } : entry));
  const packed = packBodies(forged, null);
  db.prepare('UPDATE body SET packed = ?, dictionary = NULL WHERE step = ?').run(packed, step);
  const before = store.journal.steps().find((row) => row.step === step - 1)?.hash ?? '';
  const hash = forged.reduce(sealEntry, before);
  db.prepare('UPDATE step SET hash = ? WHERE step = ?').run(hash, step);
  sealAllRows(db);
  countAllTables(db);
  if (checkChain(store.journal.steps(), store.journal.entries()).length > 0) throw new Error('Badly forged.');
  return hash;
}
