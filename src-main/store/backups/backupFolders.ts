import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { sha256 } from '../seals/chain.ts';
import { resolveRealPath } from '../file/place.ts';

/**
 * Finds the folder of all campaigns' backups, away from the campaigns: RACKETEER_BACKUPS, else beside the campaigns
 * folder under its name with `-backups`.
 */
export function backupRoot(): string {
  const chosen = process.env['RACKETEER_BACKUPS'];
  if (chosen) return resolve(chosen);
  const home = process.env['RACKETEER_HOME'];
  return `${home ? resolve(home) : join(homedir(), 'Racketeer')}-backups`;
}

/** The folder of one campaign, by its own id: a name may be another campaign's tomorrow. */
export function findBackupFolder(fileId: string): string {
  const name = /^[\w-]{1,64}$/.test(fileId) ? fileId : sha256(fileId).slice(0, 32);
  return join(backupRoot(), name);
}

/** Returns true for a backup's name in a folder of backups, of the present or an earlier version. */
export function isBackupPath(path: string): boolean {
  const real = resolveRealPath(path);
  const isInRoot = real.startsWith(`${resolveRealPath(backupRoot())}${sep}`);
  return isInRoot || /^[^.].*\.backups$/.test(basename(dirname(real)));
}

const claimSchema = z.object({
  fileId: z.string(),
  path: z.string(),
  /** The campaign of which this one is a copy or a branch. */
  from: z.string().nullish(),
});
const claimName = 'campaign.json';

/** A campaign's last path; empty if another campaign has it now. */
export type BackupClaim = z.infer<typeof claimSchema>;

/** Records a campaign's path; another campaign that had it loses it. */
export function claimPath(path: string, fileId: string, from: string | null): void {
  const real = resolveRealPath(path);
  const claims = listClaims();
  const own = claims.find((claim) => claim.fileId === fileId);
  for (const other of claims) {
    if (other.path === real && other.fileId !== fileId) writeClaim({ ...other, path: '' });
  }
  if (own?.path !== real || (own.from ?? null) !== from) writeClaim({ fileId, path: real, from });
}

/** Lists the ids of the campaigns that were last seen at a path: one, as a rule. */
export function listClaimants(path: string): string[] {
  const real = resolveRealPath(path);
  return listClaims()
    .filter((claim) => claim.path === real)
    .map(({ fileId }) => fileId);
}

/** Finds a campaign's record by its ID, or null. */
export function findClaim(fileId: string): BackupClaim | null {
  return readClaim(findBackupFolder(fileId));
}

function writeClaim(claim: BackupClaim): void {
  const folder = findBackupFolder(claim.fileId);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${claimName}.${process.pid}.new`);
  writeFileSync(draft, JSON.stringify(claim));
  renameSync(draft, join(folder, claimName));
}

/** Lists the campaigns that have a folder of backups. */
export function listClaims(): BackupClaim[] {
  return listNames(backupRoot()).flatMap((name) => readClaim(join(backupRoot(), name)) ?? []);
}

function readClaim(folder: string): BackupClaim | null {
  try {
    return claimSchema.parse(JSON.parse(readFileSync(join(folder, claimName), 'utf8')));
  } catch {
    // A folder or a file of another program.
    return null;
  }
}

/** Lists the names in a folder; none where there is no folder. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
