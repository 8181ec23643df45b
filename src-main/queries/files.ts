import type { CampaignFile } from '#shared/contract/index.ts';
import { findRulebook } from '../games/index.ts';
import { describeLabel, listBackups, listBackupsByLine } from '../store/backups/lookup.ts';
import { isDamagedBackup, type MarkedBackup } from '../store/backups/marked.ts';
import { describeDamage, describeFileProblem } from '../store/file/damage.ts';
import { CampaignFileError } from '../store/file/errors.ts';
import { openReadable } from '../store/open.ts';
import { fileExists, isSameFile } from '../store/file/place.ts';

export { isSameFile };
import type { EntryRow } from '../store/file/schema.ts';
import type { ReadableStore } from '../store/readable.ts';
import { parseEvents } from '../store/steps/happenings.ts';

/**
 * Describes a campaign file for the start screen; a broken one has its fault. The open one is read from its session;
 * another is closed again before the rules that name its period are loaded.
 */
export async function describeFile(path: string, open: ReadableStore | null = null): Promise<CampaignFile> {
  const glance = readGlance(path, open);
  if ('problem' in glance) return glance;
  const { game, period, lastEvents, ...known } = glance;
  const rulebook = await findRulebook(game);
  return {
    ...known,
    game: rulebook?.id ?? null,
    date: rulebook?.period.name(period) ?? '',
    isOver: rulebook !== null && lastEvents.has(rulebook.endingEvent),
    problem: rulebook === null ? `It plays “${game}”, which this program does not know.` : null,
    isDamage: false,
  };
}

/** Loads the rules that a file names before it is opened; the opening reports faults. */
export async function loadRulesNamedIn(path: string): Promise<void> {
  const glance = readGlance(path);
  if (!('problem' in glance)) await findRulebook(glance.game).catch(() => null);
}

/** A file's own account of itself, before its game's rules are known. */
type Glance = Pick<CampaignFile, 'path' | 'title' | 'gangs' | 'changedAt'> & {
  game: string;
  period: number;
  /** The kinds of the events at the journal's end. */
  lastEvents: ReadonlySet<string>;
};

function readGlance(path: string, open: ReadableStore | null = null): Glance | CampaignFile {
  const name = path.split(/[\\/]/).at(-1) ?? path;
  try {
    if (open?.isOpen === true && isSameFile(open.path, path)) return readOpenGlance(path, open);
    const store = openReadable(path, undefined, 'quick');
    try {
      return readOpenGlance(path, store);
    } finally {
      store.close();
    }
  } catch (problem) {
    const { message, isDamage } = describeProblem(path, problem);
    const unread = { game: null, title: name, date: '', isOver: false, gangs: '', changedAt: '' };
    return { path, ...unread, problem: message, isDamage };
  }
}

/** Limit of the journal's end that is checked: a list must be faster than an opening. */
const entriesGlanced = 50;

/** Explains why a file cannot be listed, and whether a backup can replace it. A list never fails for one file. */
function describeProblem(path: string, problem: unknown): { message: string; isDamage: boolean } {
  const said = describeFileProblem(path, problem);
  const { message, isDamage } = said instanceof CampaignFileError ? said : describeDamage(path, String(problem));
  if (isDamage || fileExists(path)) return { message, isDamage };
  const kept = listBackups(path).length;
  if (kept === 0) return { message, isDamage };
  const backups = kept === 1 ? 'a backup of it is' : `${kept} backups of it are`;
  return { message: `${message.replace(/\.$/, '')} any more, but ${backups} kept.`, isDamage: true };
}

function readOpenGlance(path: string, store: ReadableStore): Glance {
  store.journal.requireSealedEnd(entriesGlanced);
  const { title, game } = store.campaign();
  const lastStep = store.journal.steps().at(-1);
  const closed = store.periods().at(-1)?.period;
  // Before any period is closed the founding alone tells in which one play began.
  const period = closed === undefined ? (store.journal.lastEntries(1)[0]?.period ?? 1) : closed + 1;
  return {
    path,
    game,
    title,
    period,
    gangs: store
      .seats()
      .map(({ name }) => name)
      .join(', '),
    changedAt: lastStep?.written_at ?? '',
    lastEvents: collectKinds(store.journal.lastEntries(entriesGlanced)),
  };
}

/** Collects the kinds of the events in some entries of any game and version. */
function collectKinds(entries: readonly EntryRow[]): Set<string> {
  const events = entries.flatMap((entry) => parseEvents(entry).map(({ event }) => event));
  return new Set(events.map((event) => (event as { type: string }).type));
}

/** Finds the damage of a file that could not be opened, or null for other problems. */
export function findDamage(problem: unknown): string | null {
  return problem instanceof CampaignFileError && problem.isDamage ? problem.message : null;
}

/** Adds the known damage to a listed file. */
export function addDamage(file: CampaignFile, finding: string | null): CampaignFile {
  if (finding === null || file.problem !== null) return file;
  return { ...file, problem: finding, isDamage: true };
}

/** Lists a campaign's backups, newest first, with the damaged ones marked; the label marks a dropped play. */
export function listCampaignBackups(path: string): MarkedBackup[] {
  return listBackupsByLine(path).map(({ isDropped, ...backup }) => ({
    ...backup,
    label: describeLabel({ ...backup, isDropped }),
    isDamaged: isDamagedBackup(backup.path),
  }));
}
