import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { HostProblem } from './hostProblem.ts';

/** Finds the default folder for campaigns: RACKETEER_HOME, else `Racketeer` at home. */
export function findCampaignsFolder(): string {
  const chosen = process.env['RACKETEER_HOME'];
  return chosen ? resolve(chosen) : join(homedir(), 'Racketeer');
}

/** Returns the campaigns folder, made if it is missing. Refuses a place where none can be, with a HostProblem. */
export function ensureCampaignsFolder(): string {
  const folder = findCampaignsFolder();
  return useFolder(folder, 'made', () => mkdirSync(folder, { recursive: true }));
}

/** Returns the campaigns folder. Refuses one that takes no files, with a HostProblem. */
export function requireWritableFolder(): string {
  const folder = ensureCampaignsFolder();
  return useFolder(folder, 'written', () => accessSync(folder, constants.W_OK | constants.X_OK));
}

function useFolder(folder: string, done: 'made' | 'written', attempt: () => void): string {
  try {
    attempt();
    return folder;
  } catch (cause) {
    throw new HostProblem(
      `The campaigns folder ${folder} cannot be ${done}: ${describeRefusal(cause)}. Name another folder in RACKETEER_HOME and start again.`,
      { cause },
    );
  }
}

const refusals: Readonly<Record<string, string>> = {
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a part of that path is a file, not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'that disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'a link on the way leads back to itself',
};

function describeRefusal(problem: unknown): string {
  const { code, message } = problem as NodeJS.ErrnoException;
  return refusals[code ?? ''] ?? `the system refused it (${code ?? message})`;
}
