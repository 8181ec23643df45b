import { writeFileSync } from 'node:fs';
import { requireWhole } from './check.ts';
import { openAlone } from './file/snapshot.ts';
import { endOfChain } from './seals/endOfChain.ts';
import type { WritableStore } from './writable.ts';

/**
 * Writes what a session holds of its campaign into a new file, whatever became of its own. Returns the campaign's id, or
 * null where not all of it is held any more; the file may be there then, and is not whole.
 */
export function writeHeld(store: WritableStore, path: string): string | null {
  const held = store.readHeld();
  if (held === null) return null;
  writeFileSync(path, held.bytes);
  try {
    const { db, remove } = openAlone(path);
    try {
      const whole = requireWhole(path, db);
      const { seq, hash } = endOfChain(db);
      return `${seq} ${hash}` === held.end ? whole.campaign().file_id : null;
    } finally {
      db.close();
      remove();
    }
  } catch {
    return null;
  }
}
