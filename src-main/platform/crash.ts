import { mkdirSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { readClock } from './clock.ts';
import { ensureCampaignsFolder } from './folders.ts';
import { readProgramVersion } from './installation.ts';

/** Where a crash is written down: for anyone who wants to report it; nothing is ever sent. */
export function crashFolder(): string {
  return join(ensureCampaignsFolder(), 'crashes');
}

/** Writes down what ended the program and with which versions; returns the path, or null without a place. */
export function writeCrash(what: unknown): string | null {
  const at = readClock().toISOString();
  const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
  const report = [
    `Racketeer ${readProgramVersion()} ended unexpectedly at ${at}.`,
    `${process.platform} ${release()} ${process.arch}, Node ${process.versions.node}`,
    '',
    text,
    '',
  ].join('\n');
  try {
    mkdirSync(crashFolder(), { recursive: true });
    const path = join(crashFolder(), `crash-${at.replace(/[-:]/g, '').replace(/\..*/, '')}.txt`);
    writeFileSync(path, report);
    return path;
  } catch {
    return null;
  }
}

/** From here on whatever nobody caught is written down before the program ends. What was saved is on disk. */
export function reportCrashes(): void {
  const end = (what: unknown): void => {
    const path = writeCrash(what);
    const where = path === null ? '' : ` A report is in ${path}.`;
    process.stderr.write(`Racketeer ended unexpectedly; every campaign is as it was last saved.${where}\n`);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
