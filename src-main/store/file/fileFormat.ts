import { closeSync, openSync, readSync } from 'node:fs';
import { migrations } from '#migrations/index.ts';

/** The format that this program writes: how many migrations there are. */
export const newestFormat = migrations.length;

/** Where SQLite keeps a file's `user_version`. */
const formatAt = 60;

/** Returns a campaign's format on the disk; opening upgrades an older one. */
export function readFormat(path: string): number {
  const header = Buffer.alloc(4);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, { position: formatAt });
  } finally {
    closeSync(file);
  }
  return header.readUInt32BE(0);
}
