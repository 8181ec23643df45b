import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where campaigns live unless the user says otherwise: RACKETEER_HOME, else `Racketeer` at home. */
export function campaignsFolder(): string {
  const chosen = process.env['RACKETEER_HOME'];
  return chosen ? resolve(chosen) : join(homedir(), 'Racketeer');
}

/** The campaigns folder, made if it is missing. */
export function ensureCampaignsFolder(): string {
  const folder = campaignsFolder();
  mkdirSync(folder, { recursive: true });
  return folder;
}
