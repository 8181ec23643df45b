import type { CampaignFile } from '../../src-shared/contract/index.ts';
import { findRulebook } from '../registry.ts';
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
    const unread = { game: null, title: name, date: '', gangs: '', changedAt: '' };
    return { path, ...unread, problem: message, isDamage };
  }
}

function describeOpen(path: string, store: ReadableStore): CampaignFile {
  requireSealed(store);
  const { title, game } = store.campaign();
  const lastStep = store.steps().at(-1);
  const closed = store.periods().at(-1)?.period;
  // Before any period is closed the founding alone tells in which one play began.
  const period = closed === undefined ? (store.entries().at(-1)?.period ?? 1) : closed + 1;
  const rulebook = findRulebook(game);
  return {
    path,
    game: rulebook?.id ?? null,
    title,
    date: rulebook?.period.name(period) ?? '',
    gangs: store
      .seats()
      .map(({ name }) => name)
      .join(', '),
    changedAt: lastStep?.written_at ?? '',
    problem: rulebook === null ? `It plays “${game}”, which this program does not know.` : null,
    isDamage: false,
  };
}

/** A campaign's backups, newest first. */
export function backupsOf(path: string): Backup[] {
  return listBackups(path);
}
