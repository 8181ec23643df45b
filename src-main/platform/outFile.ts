import { closeSync, openSync, readSync, realpathSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { basename, dirname } from 'node:path';
import { writeWhole } from './atomicWrite.ts';
import { HostProblem } from './hostProblem.ts';

/** A campaign's mark in its header, where SQLite keeps it. */
const campaignMark = { at: 68, letters: 'RKTR' };

/** Campaigns, and the files of SQLite and the program beside them. */
const campaignName = /\.racketeer(?:-wal|-shm|-journal|\.lock)?$/i;

/**
 * Writes an exported file whole or not at all, and never in place of a campaign. A refusal leaves the old file
 * unchanged.
 */
export function writeOutFile(path: string, content: string | Uint8Array): void {
  const target = resolveRealPath(path);
  const there = findStat(target);
  if (there?.isDirectory() === true) {
    throw new HostProblem(`${path} is a folder; name a file in it.`);
  }
  if (isOfCampaign(path, target, there)) {
    throw new HostProblem(
      `${path} is a campaign, or is called like one, and nothing is written over it; name another file.`,
    );
  }
  try {
    // A device or a pipe is written into; a file is replaced.
    if (there !== null && !there.isFile()) writeFileSync(target, content);
    else writeWhole(target, content, there?.mode);
  } catch (problem) {
    throw new HostProblem(describeFailure(path, problem, there !== null), { cause: problem });
  }
}

function isOfCampaign(path: string, target: string, there: Stats | null): boolean {
  if (campaignName.test(path) || campaignName.test(target)) return true;
  return there?.isFile() === true && hasCampaignMark(target);
}

function hasCampaignMark(path: string): boolean {
  const found = Buffer.alloc(campaignMark.letters.length);
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, found, { position: campaignMark.at });
    } finally {
      closeSync(file);
    }
  } catch {
    // An unreadable file is unknown; writing it explains why.
    return false;
  }
  return found.toString('latin1') === campaignMark.letters;
}

function describeFailure(path: string, problem: unknown, wasThere: boolean): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  const kept = wasThere ? `${basename(path)} stays as it was` : `${basename(path)} was not written`;
  if (code === 'EFBIG') {
    return `${basename(path)} would be larger than the system lets a file be, and ${kept}; raise that limit, or choose another disk.`;
  }
  if (code === 'EMFILE' || code === 'ENFILE') {
    return `Too many files are open and ${kept}; close other programs and try again.`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk is full and ${kept}; make room and try again.`;
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return `There is no folder ${dirname(path)}; make it first, or choose another place.`;
  }
  if (code === 'EBUSY' || code === 'EPERM') {
    return `${path} cannot be replaced and ${kept}; close the program that holds it, or choose another name.`;
  }
  return `${path} cannot be written and ${kept}; check the folder, or choose another place.`;
}

function resolveRealPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

function findStat(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}
