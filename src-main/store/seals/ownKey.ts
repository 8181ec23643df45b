import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupRoot } from '../backups/backupFolders.ts';

const keyName = 'own.key';
const keyPattern = /^[0-9a-f]{64}$/;

/**
 * Reads this user's secret on this machine, made when it is first needed. Only contents sealed with it are trusted
 * without a replay, so that a foreign file brings no state of its own. Null if it cannot be kept.
 */
export function readOwnKey(): string | null {
  const path = join(backupRoot(), keyName);
  const known = readKey(path);
  if (known !== null) return known;
  try {
    mkdirSync(backupRoot(), { recursive: true });
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch {
    // Another program was quicker, or nothing can be written there: what can be read counts.
  }
  return readKey(path);
}

function readKey(path: string): string | null {
  try {
    const key = readFileSync(path, 'utf8');
    return keyPattern.test(key) ? key : null;
  } catch {
    return null;
  }
}
