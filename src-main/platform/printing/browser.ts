import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** Where to look for a browser: the machine as far as the search needs it. */
export interface Machine {
  platform: NodeJS.Platform;
  /** Environment variables by name. */
  environment: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
}

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
const windowsFiles = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const windowsRoots = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/** The machine that the program runs on. */
export function describeMachine(): Machine {
  return { platform: process.platform, environment: process.env, exists: existsSync };
}

function listCandidates({ platform, environment }: Machine): string[] {
  if (platform === 'win32') {
    return windowsRoots.flatMap((root) => {
      const folder = environment[root];
      return folder ? windowsFiles.map((file) => win32.join(folder, ...file)) : [];
    });
  }
  const folders = (environment['PATH'] ?? '').split(posix.delimiter).filter((one) => one !== '');
  const onPath = folders.flatMap((folder) => commands.map((name) => posix.join(folder, name)));
  if (platform !== 'darwin') return onPath;
  const apps = macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  return [...apps, ...onPath];
}

/** Reads the browser's path from CHROMIUM_PATH; null without one. */
export function readChosenBrowser({ environment }: Machine = describeMachine()): string | null {
  return environment['CHROMIUM_PATH'] || null;
}

/**
 * Finds the Chromium-based browser for printing: the one in CHROMIUM_PATH and no other, else an installed one, or null.
 */
export function findBrowser(machine: Machine = describeMachine()): string | null {
  const chosen = readChosenBrowser(machine);
  if (chosen !== null) return machine.exists(chosen) ? chosen : null;
  return listCandidates(machine).find((path) => machine.exists(path)) ?? null;
}
