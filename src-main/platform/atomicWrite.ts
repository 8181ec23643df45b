import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Replaces a small text file as a whole: after a crash it holds the old text or the new, never half. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  try {
    const file = openSync(draft, 'w');
    try {
      writeSync(file, text);
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
