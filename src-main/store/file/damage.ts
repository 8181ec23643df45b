import { basename } from 'node:path';
import { backupRoot } from '../backups/backupFolders.ts';
import { CampaignFileError, refusedByDisk } from './errors.ts';

/** A file that is broken: what was found, and where its backups are. */
export function damaged(path: string, finding: string, cause?: unknown): CampaignFileError {
  return new CampaignFileError(
    `${basename(path)} is damaged (${inOneLine(finding)}); restore a backup from ${backupRoot()}.`,
    { cause, isDamage: true },
  );
}

/** As SQLite and the program itself say it, without line breaks and the last full stop. */
function inOneLine(finding: string): string {
  return finding.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300);
}

/** A problem of the place that says nothing about the file. */
const unopened = /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/;

/**
 * What kept a file from being opened, as a sentence. Whatever is not the disk's, another program's or already a
 * sentence is damage: nothing else can keep a file of this program's own from opening.
 */
export function problemOf(path: string, problem: unknown): unknown {
  if (problem instanceof CampaignFileError) return problem;
  if (problem instanceof Error && problem.name === 'Refusal') return problem;
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const name = basename(path);
  if (unopened.test(code)) {
    return new CampaignFileError(
      `${name} cannot be opened where it lies; copy it to a folder that can be written.`,
      { cause: problem },
    );
  }
  const sentence = refusedByDisk(path, problem);
  if (sentence !== problem) return sentence;
  const text = problem instanceof Error ? problem.message : 'unreadable';
  return damaged(path, text, problem);
}
