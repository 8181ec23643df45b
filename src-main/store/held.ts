import { writeFileSync } from 'node:fs';
import { requireWhole } from './check.ts';
import { openAlone } from './file/snapshot.ts';
import { endOfChain } from './seals/chain.ts';
import type { WritableStore } from './writable.ts';

/**
 * Writes a session's campaign from memory into a new file, whatever the state of its own. Returns the campaign's ID, or
 * null if the campaign is not complete in memory; the new file may then exist, incomplete.
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
