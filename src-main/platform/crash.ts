import { mkdirSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { readClock } from './clock.ts';
import { ensureCampaignsFolder } from './folders.ts';
import { readProgramVersion } from './installation.ts';

/** Finds the folder of crash reports, which the user may send; the program never does. */
export function crashFolder(): string {
  return join(ensureCampaignsFolder(), 'crashes');
}

/** Writes a report of the error and the versions; returns the path, or null without a place. */
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

/** Reports uncaught errors from now on before the program ends. Saved data are on disk. */
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
