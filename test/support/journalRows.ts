import type Database from 'better-sqlite3';
import { tallyAll } from '../../src-main/store/seals/tallies.ts';
import { packBodies, unpackBodies } from '../../src-main/store/steps/packing.ts';
import { ReadableStore } from '../../src-main/store/readable.ts';
import type { EntryRow } from '../../src-main/store/file/schema.ts';

/** The journal of a file of today's format. */
export function entriesIn(db: Database.Database): EntryRow[] {
  return new ReadableStore(db.name, db).entries();
}

/** Writes over the last entry's events, and over its hash, as somebody with a tool of his own would. */
export function forgeLastEvents(
  db: Database.Database,
  eventsJson: string,
  hashOf: (previous: string, entry: EntryRow) => string,
): string {
  const [before, last] = new ReadableStore(db.name, db).lastEntries(2);
  if (before === undefined || last === undefined) throw new Error('The journal is too short.');
  const forged = { ...last, events_json: eventsJson };
  const { packed } = db.prepare('SELECT packed FROM body WHERE step = ?').get(last.step) as {
    packed: Uint8Array;
  };
  const bodies = [...unpackBodies(packed).slice(0, -1), forged];
  db.prepare('UPDATE body SET packed = ? WHERE step = ?').run(packBodies(bodies), last.step);
  const hash = hashOf(before.hash, forged);
  db.prepare('UPDATE journal SET hash = ? WHERE seq = ?').run(hash, last.seq);
  tallyAll(db);
  return hash;
}
