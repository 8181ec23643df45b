import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { sha256 } from '../seals/chain.ts';
import { realPath } from '../file/place.ts';

/**
 * Where every campaign's backups lie, away from the campaigns themselves: RACKETEER_BACKUPS, else beside the
 * campaigns folder under its name with `-backups`.
 */
export function backupRoot(): string {
  const chosen = process.env['RACKETEER_BACKUPS'];
  if (chosen) return resolve(chosen);
  const home = process.env['RACKETEER_HOME'];
  return `${home ? resolve(home) : join(homedir(), 'Racketeer')}-backups`;
}

/** The folder of one campaign, by its own id: a name may be another campaign's tomorrow. */
export function folderOf(fileId: string): string {
  const name = /^[\w-]{1,64}$/.test(fileId) ? fileId : sha256(fileId).slice(0, 32);
  return join(backupRoot(), name);
}

const claimSchema = z.object({ fileId: z.string(), path: z.string() });
const claimName = 'campaign.json';

/** Which campaign was last seen at which path. */
type Claim = z.infer<typeof claimSchema>;

/** Notes where a campaign lies; whoever lay there before is there no more. */
export function claimPath(path: string, fileId: string): void {
  const real = realPath(path);
  const claims = allClaims();
  const own = claims.find((claim) => claim.fileId === fileId);
  for (const other of claims) {
    if (other.path === real && other.fileId !== fileId) writeClaim({ ...other, path: '' });
  }
  if (own?.path !== real) writeClaim({ fileId, path: real });
}

/** The campaigns that were last seen at a path: one, as a rule. */
export function claimants(path: string): string[] {
  const real = realPath(path);
  return allClaims()
    .filter((claim) => claim.path === real)
    .map(({ fileId }) => fileId);
}

function writeClaim(claim: Claim): void {
  const folder = folderOf(claim.fileId);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${claimName}.${process.pid}.new`);
  writeFileSync(draft, JSON.stringify(claim));
  renameSync(draft, join(folder, claimName));
}

function allClaims(): Claim[] {
  return namesIn(backupRoot()).flatMap((name) => {
    try {
      const text = readFileSync(join(backupRoot(), name, claimName), 'utf8');
      return [claimSchema.parse(JSON.parse(text))];
    } catch {
      // A folder or a file of somebody else's.
      return [];
    }
  });
}

/** What lies in a folder; nothing where there is none. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
