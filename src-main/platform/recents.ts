import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { writeWhole } from './atomicWrite.ts';
import { campaignsFolder, ensureCampaignsFolder } from './folders.ts';
import { logProblem } from './log.ts';

/** A campaign file that was opened lately. */
export interface Recent {
  path: string;
}

const recentsSchema = z.array(z.object({ path: z.string().min(1) }));
const recentsKept = 12;

function recentsPath(folder: string): string {
  return join(folder, 'recent.json');
}

/** Campaign files opened lately, newest first. A missing or broken list counts as empty. */
export function readRecents(): Recent[] {
  try {
    const text = readFileSync(recentsPath(campaignsFolder()), 'utf8');
    return recentsSchema.parse(JSON.parse(text)).slice(0, recentsKept);
  } catch {
    // The list is a convenience: losing it must never keep anyone from a campaign.
    return [];
  }
}

/** Puts a campaign file at the top of the list; where that cannot be written, the list stays as it was. */
export function rememberRecent(path: string): void {
  const absolute = resolve(path);
  const others = readRecents().filter((recent) => recent.path !== absolute);
  try {
    writeRecents([{ path: absolute }, ...others]);
  } catch (problem) {
    logProblem(problem);
  }
}

/** Takes a campaign file off the list; the file itself stays. */
export function forgetRecent(path: string): void {
  const absolute = resolve(path);
  writeRecents(readRecents().filter((recent) => recent.path !== absolute));
}

function writeRecents(recents: Recent[]): void {
  const folder = ensureCampaignsFolder();
  writeWhole(recentsPath(folder), `${JSON.stringify(recents.slice(0, recentsKept), null, 2)}\n`);
}
