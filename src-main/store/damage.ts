import { basename } from 'node:path';
import { CampaignFileError } from './errors.ts';
import { companionFolder } from './lock.ts';

/** A file that is broken: what was found, and where its backups are. */
export function damaged(path: string, finding: string, cause?: unknown): CampaignFileError {
  return new CampaignFileError(
    `${basename(path)} is damaged (${finding.replace(/\.$/, '')}); restore a backup from ${companionFolder(path)}.`,
    { cause, isDamage: true },
  );
}
