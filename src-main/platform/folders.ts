import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { HostProblem } from './hostProblem.ts';

/** Where campaigns live unless the user says otherwise: RACKETEER_HOME, else `Racketeer` at home. */
export function campaignsFolder(): string {
  const chosen = process.env['RACKETEER_HOME'];
  return chosen ? resolve(chosen) : join(homedir(), 'Racketeer');
}

/** Returns the campaigns folder, made if it is missing; refuses with a sentence where it cannot be made. */
export function ensureCampaignsFolder(): string {
  const folder = campaignsFolder();
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (cause) {
    throw new HostProblem(
      `The campaigns folder ${folder} cannot be made; let RACKETEER_HOME name one that can.`,
      { cause },
    );
  }
}

/** Returns the campaigns folder; refuses with a sentence where nothing can be written into it. */
export function requireWritableFolder(): string {
  const folder = ensureCampaignsFolder();
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    throw new HostProblem(
      `The campaigns folder ${folder} cannot be written; let RACKETEER_HOME name one that can.`,
      { cause },
    );
  }
}
