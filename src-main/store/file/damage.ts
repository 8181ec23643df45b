import { basename } from 'node:path';
import { isBackupPath } from '../backups/backupFolders.ts';
import { CampaignFileError, explainDiskRefusal, explainObstacle } from './errors.ts';

/** Describes a broken file: the finding, and the way to a backup; for a backup, to an older one. */
export function describeDamage(path: string, finding: string, cause?: unknown): CampaignFileError {
  if (isBackupPath(path)) {
    return new CampaignFileError(
      `The backup “${basename(path, '.racketeer')}” is damaged (${explainFinding(finding)}); take an older one.`,
      { cause: cause ?? finding, isDamage: true },
    );
  }
  return new CampaignFileError(
    `${basename(path)} is damaged (${explainFinding(finding)}); restore a backup of it from the start screen, or with “racketeer rescue”.`,
    { cause: cause ?? finding, isDamage: true },
  );
}

/** SQLite's own words for pages that are broken, which tell a user nothing. */
const words =
  /in database main|^(Tree|Page|Freelist|Main freelist|On tree) |rowid \d+|image is malformed|btreeInitPage|out of order|never used|not a database|CHECK constraint|NULL value in|non-unique/i;

/** A finding in one line of plain words, without the last full stop. */
function explainFinding(finding: string): string {
  if (words.test(finding)) return 'parts of it cannot be read';
  return finding.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300);
}

/** A problem of the place, not of the file. */
const unopened = /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/;

/**
 * Describes the problem that kept a file from being opened. A problem that is neither the disk's, another program's
 * nor already a sentence is damage: nothing else can keep a file of this program's own from opening.
 */
export function describeFileProblem(path: string, problem: unknown): unknown {
  if (problem instanceof CampaignFileError) return problem;
  if (problem instanceof Error && problem.name === 'Refusal') return problem;
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const name = basename(path);
  const obstacle = explainObstacle(path, problem);
  if (obstacle !== null) return obstacle;
  if (unopened.test(code)) {
    return new CampaignFileError(`${name} cannot be opened where it lies; copy it to a folder that can be written.`, {
      cause: problem,
    });
  }
  const sentence = explainDiskRefusal(path, problem);
  if (sentence !== problem) return sentence;
  const text = problem instanceof Error ? problem.message : 'unreadable';
  return describeDamage(path, text, problem);
}
