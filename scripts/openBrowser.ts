import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Runs a program that opens a page, and lets go of it. */
export type Opener = (command: string, args: readonly string[]) => void;

const openers: Partial<Record<NodeJS.Platform, readonly [string, readonly string[]]>> = {
  darwin: ['open', []],
  win32: ['cmd', ['/c', 'start', '']],
};

/**
 * A browser is a courtesy: the address is printed in any case. Its token is handed over in a page that only this user
 * can read: everybody on the machine may read a command line. Returns what removes the page.
 */
export function openBrowser(address: string, opener: Opener = letGo): () => void {
  // Browsers in a box of their own see no temporary folder; the campaigns' folder they do.
  const home = process.env['RACKETEER_HOME'] ?? join(homedir(), 'Racketeer');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'open-'));
  const page = join(folder, 'open.html');
  writeFileSync(page, `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">`, { mode: 0o600 });
  const [command, args] = openers[process.platform] ?? ['xdg-open', []];
  opener(command, [...args, page]);
  return () => rmSync(folder, { recursive: true, force: true });
}

function letGo(command: string, args: readonly string[]): void {
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
