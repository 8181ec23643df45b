import { renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Migration } from '#migrations/index.ts';
import { requireWhole } from './check.ts';
import { describeDamage } from './file/damage.ts';
import { CampaignFileError } from './file/errors.ts';
import { listStepHashes } from './seals/chain.ts';
import { findFreeName, formatTimeStamp } from './file/place.ts';
import { logSuffixes, openAlone, openWithLogs, type FileSnapshot } from './file/snapshot.ts';

/** The relation of a leftover log to its campaign. */
export type LogVerdict = 'none' | 'belongs' | 'foreign';

/**
 * Tries the logs beside a campaign file on a private copy. A log belongs to the file if both together are a whole
 * campaign that continues the file alone. Throws if neither the file nor the pair is whole.
 */
export function judgeLogs(path: string, known: readonly Migration[]): LogVerdict {
  if (listLogs(path).length === 0) return 'none';
  const pair = readMoment(path, openWithLogs, known);
  const alone = readMoment(path, openAlone, known);
  if ('problem' in pair) {
    if (!('problem' in alone)) return 'foreign';
    throw pair.problem;
  }
  return 'problem' in alone || isContinuation(pair, alone) ? 'belongs' : 'foreign';
}

/**
 * Moves foreign logs away from a file; returns the new path of the first, or null if there is none any more. SQLite's
 * index of the log stays: SQLite makes it again, and a running program may use it.
 */
export function setLogsAside(path: string, now: Date): string | null {
  const moved = listLogs(path).map((log) => {
    const keptAs = findFreeName(`${path}.left-over-${formatTimeStamp(now)}${log.slice(path.length)}`);
    renameSync(log, keptAs);
    return keptAs;
  });
  return moved[0] ?? null;
}

/** Describes a log that was left out, with its new path; null: its own program removed it meanwhile. */
export function describeForeignLog(path: string, keptAs: string | null): string {
  const kept =
    keptAs === null ? 'the program that wrote it has taken it away since' : `it is kept as ${basename(keptAs)}`;
  return `Beside ${basename(path)} lay a log that does not belong to it, so it was not applied; ${kept}.`;
}

function listLogs(path: string): string[] {
  return logSuffixes
    .map((suffix) => `${path}${suffix}`)
    .filter((log) => {
      const found = statSync(log, { throwIfNoEntry: false });
      return found?.isFile() === true && found.size > 0;
    });
}

/** The facts that tell one campaign, and one moment of it, from another. */
type Moment = {
  fileId: string;
  /** The hash of the newest entry. */
  end: string;
  /** The hashes of all steps, the founding first; entries' in older formats. */
  hashes: readonly string[];
  hasUndone: boolean;
  /** Altered or missing rows that the game does not need. */
  smudges: readonly string[];
};

function readMoment(
  path: string,
  open: (path: string) => FileSnapshot,
  known: readonly Migration[],
): Moment | { problem: unknown } {
  let snapshot: FileSnapshot | null = null;
  try {
    snapshot = open(path);
    const store = requireWhole(path, snapshot.db, known);
    const hashes = listStepHashes(snapshot.db);
    return {
      fileId: store.campaign().file_id,
      end: hashes.at(-1) ?? '',
      hashes,
      smudges: store.rowFindings(),
      hasUndone: snapshot.db.prepare('SELECT count(*) FROM undone').pluck().get() !== 0,
    };
  } catch (problem) {
    // A file that this program cannot read yet does not describe its log.
    if (problem instanceof CampaignFileError && !problem.isDamage) throw problem;
    return { problem: problem instanceof Error ? problem : describeDamage(path, String(problem)) };
  } finally {
    snapshot?.db.close();
    snapshot?.remove();
  }
}

/** Returns false for a log that only takes the file back to an earlier moment, unless it was an undo. */
function isContinuation(pair: Moment, alone: Moment): boolean {
  if (pair.fileId !== alone.fileId || pair.hashes[0] !== alone.hashes[0]) return false;
  if (pair.smudges.some((finding) => !alone.smudges.includes(finding))) return false;
  const isEarlier = pair.end !== alone.end && alone.hashes.includes(pair.end);
  return !isEarlier || pair.hasUndone;
}
