import { statSync } from 'node:fs';
import { migrations } from '#migrations/index.ts';
import { requireMark, requireSound } from '../check.ts';
import { CampaignFileError } from '../file/errors.ts';
import { openAlone } from '../file/snapshot.ts';
import type { Backup } from './kept.ts';

/** A backup, and whether it can be seen to be no whole campaign any more. */
export type MarkedBackup = Backup & { isDamaged: boolean };

// perf: a backup never changes, and looking at a large one takes a tenth of a second.
const looked = new Map<string, { stamp: string; isDamaged: boolean }>();

/** Returns true if a backup can be seen to be damaged, so that it cannot be restored. */
export function isDamagedBackup(path: string): boolean {
  const stamp = findStamp(path);
  const before = looked.get(path);
  if (before?.stamp === stamp) return before.isDamaged;
  const found = hasDamage(path);
  looked.set(path, { stamp, isDamaged: found });
  return found;
}

function findStamp(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? '' : `${found.ino} ${found.mtimeNs} ${found.size}`;
}

/** True if SQLite finds a file broken, or it is no campaign; its journal is checked when it is restored. */
function hasDamage(path: string): boolean {
  try {
    requireMark(path);
    const { db, remove } = openAlone(path);
    try {
      db.pragma('query_only = ON');
      requireSound(path, db, migrations);
      return false;
    } finally {
      db.close();
      remove();
    }
  } catch (problem) {
    // One of a newer format, or without access at present, may be whole.
    return !(problem instanceof CampaignFileError) || problem.isDamage;
  }
}
