import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { findCampaignsFolder, ensureCampaignsFolder } from './folders.ts';
import { HostProblem } from './hostProblem.ts';
import { logProblem } from './log.ts';
import { changeSharedFile } from './sharedFile.ts';

/** A campaign file that was opened lately or is in the campaigns folder. */
export interface Recent {
  path: string;
}

const recentsSchema = z.array(
  z.object({
    path: z.string().min(1),
    /** The user took it off the list; lying in the folder does not bring it back. */
    isForgotten: z.literal(true).optional(),
  }),
);
type Kept = z.infer<typeof recentsSchema>[number];
const recentsKept = 12;
const forgottenKept = 200;
/** The number of listed files, each of which is opened; older ones are found by path. */
const listed = 40;

function findRecentsPath(folder: string): string {
  return join(folder, 'recent.json');
}

/**
 * Reads campaign files opened lately, newest first, then those in the campaigns folder that were never opened here, the
 * latest changed first. A missing or broken list counts as empty.
 */
export function readRecents(): Recent[] {
  const kept = readKeptList();
  const known = new Set(kept.map(({ path }) => path));
  const opened = kept.filter(({ isForgotten }) => isForgotten !== true).slice(0, recentsKept);
  const lying = listCampaignFiles().filter((path) => !known.has(path));
  return [...opened.map(({ path }) => path), ...lying].slice(0, listed).map((path) => ({ path }));
}

function readKeptList(): Kept[] {
  try {
    return parseKept(readFileSync(findRecentsPath(findCampaignsFolder()), 'utf8'));
  } catch {
    return [];
  }
}

/** Parses the list; it is a convenience, and losing it must never keep anyone from a campaign. */
function parseKept(text: string | null): Kept[] {
  try {
    return recentsSchema.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** Lists the campaign files in the campaigns folder, the latest changed first. */
function listCampaignFiles(): string[] {
  const folder = findCampaignsFolder();
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && /^[^.].*\.racketeer$/u.test(entry.name))
      .map(({ name }) => join(folder, name))
      .map((path) => ({ path, changedMs: statSync(path).mtimeMs }))
      .sort((a, b) => b.changedMs - a.changedMs)
      .map(({ path }) => path);
  } catch {
    // An unreadable folder lists nothing; opening by path explains why.
    return [];
  }
}

/** Puts a campaign file at the top of the list; where that cannot be written, the list stays as it was. */
export function rememberRecent(path: string): void {
  const absolute = resolve(path);
  try {
    changeRecents(absolute, (others) => [{ path: absolute }, ...others]);
  } catch (problem) {
    logProblem(problem);
  }
}

/** Takes a campaign file off the list; the file itself stays. Refuses with a sentence where the list cannot be written. */
export function forgetRecent(path: string): void {
  const absolute = resolve(path);
  changeRecents(absolute, (others) => [...others, { path: absolute, isForgotten: true }]);
}

/** Changes the list as the file has it then: another program may have put a campaign on it. */
function changeRecents(path: string, change: (others: Kept[]) => Kept[]): void {
  const folder = ensureCampaignsFolder();
  const rewrite = (before: string | null): string => {
    const kept = change(parseKept(before).filter((recent) => recent.path !== path));
    const opened = kept.filter(({ isForgotten }) => isForgotten !== true).slice(0, recentsKept);
    const forgotten = kept.filter(({ isForgotten }) => isForgotten === true).slice(-forgottenKept);
    return `${JSON.stringify([...opened, ...forgotten], null, 2)}\n`;
  };
  try {
    changeSharedFile(findRecentsPath(folder), rewrite);
  } catch (cause) {
    throw new HostProblem(
      `The list of campaigns in ${folder} cannot be written; check that folder and its disk, or let RACKETEER_HOME name another.`,
      { cause },
    );
  }
}
