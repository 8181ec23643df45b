import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const packageFolder = join(root, 'node_modules', 'electron');

/**
 * The Electron program, or null when only its package is here. Asking the package itself would start
 * a download.
 */
export function findElectron(): string | null {
  const pathFile = join(packageFolder, 'path.txt');
  const named = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : null;
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(packageFolder, 'dist');
  const usual = process.platform === 'win32' ? 'electron.exe' : 'electron';
  const path = join(folder, named ?? usual);
  return existsSync(path) ? path : null;
}

/** The script of the Electron package that fetches its runtime. */
export const electronInstaller = join(packageFolder, 'install.js');
