import type { CampaignFile } from '../../src-shared/contract/index.ts';
import { formatMonth } from '../../src-shared/vocabulary/units.ts';
import { listBackups, type Backup } from '../store/backups.ts';
import { CampaignFileError } from '../store/errors.ts';
import { openReadable, requireSealed } from '../store/open.ts';
import type { ReadableStore } from '../store/readable.ts';

/** A campaign file as the start screen lists it; a broken one says what is wrong with it. */
export function describeFile(path: string): CampaignFile {
  const name = path.split(/[\\/]/).at(-1) ?? path;
  try {
    const store = openReadable(path);
    try {
      return describeOpen(path, store);
    } finally {
      store.close();
    }
  } catch (problem) {
    if (!(problem instanceof CampaignFileError)) throw problem;
    const { message, isDamage } = problem;
    return { path, title: name, date: '', gangs: '', changedAt: '', problem: message, isDamage };
  }
}

function describeOpen(path: string, store: ReadableStore): CampaignFile {
  requireSealed(store);
  const { title } = store.campaign();
  const lastStep = store.steps().at(-1);
  const closed = store.months().at(-1)?.month;
  // Before any month is closed the founding alone tells in which month play began.
  const month = closed === undefined ? (store.entries().at(-1)?.month ?? 1) : closed + 1;
  const gangs = store.projection('gang').map((row) => String(row['name']));
  return {
    path,
    title,
    date: formatMonth(month),
    gangs: gangs.join(', '),
    changedAt: lastStep?.written_at ?? '',
    problem: null,
    isDamage: false,
  };
}

/** A campaign's backups, newest first. */
export function backupsOf(path: string): Backup[] {
  return listBackups(path);
}
