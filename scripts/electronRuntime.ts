import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.ts';

/** Where the Electron package lies. */
export const electronFolder = join(root, 'node_modules', 'electron');

/**
 * The Electron program, or null when only its package is here. Asking the package itself would start
 * a download.
 */
export function findElectron(): string | null {
  const pathFile = join(electronFolder, 'path.txt');
  const named = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : null;
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(electronFolder, 'dist');
  const usual = process.platform === 'win32' ? 'electron.exe' : 'electron';
  const path = join(folder, named ?? usual);
  return existsSync(path) ? path : null;
}

/** The script of the Electron package that fetches its runtime. */
export const electronInstaller = join(electronFolder, 'install.js');

const failureNote = join(root, 'node_modules', '.cache', 'racketeer', 'electron-failed.json');
const dayMs = 24 * 60 * 60 * 1_000;

/** Keeps why the runtime could not be had, so that the next start does not wait for it again. */
export function noteFailure(why: string, nowMs: number, note = failureNote): void {
  try {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify({ why, nowMs }));
  } catch {
    // In a folder of another user's nothing is kept, and the next start tries again.
  }
}

/** Why the runtime could not be had within the last day, or null. */
export function findRecentFailure(nowMs: number, note = failureNote): string | null {
  try {
    const { why, nowMs: then } = JSON.parse(readFileSync(note, 'utf8')) as Record<string, unknown>;
    const isLately = typeof then === 'number' && then <= nowMs && nowMs - then < dayMs;
    return isLately && typeof why === 'string' ? why : null;
  } catch {
    return null;
  }
}
