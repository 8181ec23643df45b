import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { HostProblem } from './hostProblem.ts';

/** Where campaigns live unless the user says otherwise: RACKETEER_HOME, else `Racketeer` at home. */
export function campaignsFolder(): string {
  const chosen = process.env['RACKETEER_HOME'];
  return chosen ? resolve(chosen) : join(homedir(), 'Racketeer');
}

/** The campaigns folder, made if it is missing. Refuses a place where none can be, with a HostProblem. */
export function ensureCampaignsFolder(): string {
  const folder = campaignsFolder();
  try {
    mkdirSync(folder, { recursive: true });
  } catch (problem) {
    throw new HostProblem(
      `Campaigns cannot be kept in ${folder}: ${describeRefusal(problem)}. Clear that place, or name another folder in RACKETEER_HOME, and start again.`,
    );
  }
  return folder;
}

const refusals: Readonly<Record<string, string>> = {
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a part of that path is a file, not a folder',
  EACCES: 'this user may not make a folder there',
  EPERM: 'this user may not make a folder there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'that disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'a link on the way leads back to itself',
};

function describeRefusal(problem: unknown): string {
  const { code, message } = problem as NodeJS.ErrnoException;
  return refusals[code ?? ''] ?? `the system refused it (${code ?? message})`;
}
