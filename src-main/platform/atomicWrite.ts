import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file as a whole: after a crash or on a full disk it holds the old content or the new, never half. The new
 * one may be given the rights of the old.
 */
export function writeWhole(path: string, content: string | Uint8Array, mode?: number): void {
  const draft = `${path}.${process.pid}.new`;
  try {
    const file = openSync(draft, 'w');
    try {
      if (mode !== undefined) fchmodSync(file, mode);
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
