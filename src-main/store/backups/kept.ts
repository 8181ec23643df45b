import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listNames } from './backupFolders.ts';

/** Why a backup was taken; each kind is pruned by itself. */
export const backupKinds = ['close', 'restore', 'upgrade', 'open'] as const;
export type BackupKind = (typeof backupKinds)[number];

export type Backup = { path: string; label: string; writtenAt: string };

/** A backup as its file's name tells of it. */
export type Kept = Backup & { kind: BackupKind; number: number; day: string };

/** Lists backups by number, newest first, because the clock may have been wrong. Other files are ignored. */
export function listBackupsIn(folder: string): Kept[] {
  return listNames(folder)
    .flatMap((name): Kept[] => {
      const match = /^(\d{6,}) (\d{8})T(\d{6}) (close|restore|upgrade|open) (.*)\.racketeer$/.exec(name);
      const path = join(folder, name);
      if (match === null || !isPlainFile(path)) return [];
      const [, number = '', day = '', time = '', kind = '', label = ''] = match;
      const writtenAt = parseInstant(`${day}${time}`);
      if (writtenAt === null) return [];
      return [{ path, label, writtenAt, day, kind: kind as BackupKind, number: Number(number) }];
    })
    .sort((a, b) => b.number - a.number);
}

/** `20261120083000` as an ISO time, or null. */
function parseInstant(digits: string): string | null {
  const iso = digits.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6.000Z');
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}

export function isPlainFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}
