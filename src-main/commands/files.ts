import type { DiceMode } from '#shared/words/journal.ts';
import type { GameId } from '#shared/words/games.ts';
import type { Answer, Question } from '#shared/words/questions.ts';
import { type AnyEvent, type CampaignSnapshot, loadRulebookFor, restoreState } from '../campaign/recorded.ts';
import type { DraftEntry } from '../kernel/journal/journal.ts';
import { seedRng } from '../kernel/dice/dice.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import { run } from '../kernel/run.ts';
import { createJournalWriter } from '../kernel/writers.ts';
import { loadPaper, loadRulebook, type AnyRulebook } from '../games/index.ts';
import { beginDraft, explainUnmade } from '../store/drafting.ts';
import type { Identity } from '../store/identity.ts';
import { createStore, openReadable, openWritable } from '../store/open.ts';
import { findIdentity, listBackups } from '../store/backups/lookup.ts';
import { fileExists, isSameFile, nameBeside } from '../store/file/place.ts';
import { CampaignFileError } from '../store/file/errors.ts';
import { writeHeld } from '../store/held.ts';
import { setAside, prepareBackup } from '../store/backups/restore.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { CampaignRow } from '../store/file/schema.ts';
import { keepBackup } from './keeping/backing.ts';
import { commitStep } from './commit.ts';
import { createSession, runExclusively, readSoundly, startSession, type Session, type TellReading } from './session.ts';

export type NewCampaign = {
  path: string;
  fileId: string;
  game: GameId;
  setup: Game['setup'];
  dice?: DiceMode;
  answers?: readonly Answer[];
};

export type FoundingOutcome = { kind: 'done'; session: Session } | { kind: 'question'; question: Question };

/** Founds a campaign in a new file. A question or a refusal leaves no file. */
export async function foundCampaign(founding: NewCampaign, now: Date): Promise<FoundingOutcome> {
  const rulebook = await loadRulebook(founding.game);
  const { setup, path, fileId } = founding;
  const { title, seed } = setup;
  const blank = { state: rulebook.blank(), rng: seedRng(seed) };
  const result = run(blank, createJournalWriter(rulebook), (table) => rulebook.found(table, setup), {
    dice: founding.dice ?? 'program',
    answers: founding.answers ?? [],
  });
  if (result.kind === 'question') return result;
  const head = { rulebook, path, fileId, title, seed, setup };
  const session = await writeNew(`Found ${title}`, head, { blank, result }, now);
  return { kind: 'done', session };
}

export type Entering = { path: string; fileId: string; game: GameId; running: unknown };

/** Founds a campaign that was played elsewhere in a new file. A refusal leaves no file. */
export async function enterCampaign(entering: Entering, now: Date): Promise<Session> {
  const rulebook = await loadRulebook(entering.game);
  const { running, path, fileId } = entering;
  const joining = rulebook.joining;
  refuseUnless(joining !== undefined, `Nobody enters a running game of ${rulebook.title}.`);
  const { title, seed } = joining.headOf(running);
  const blank = { state: rulebook.blank(), rng: seedRng(seed) };
  const result = run(blank, createJournalWriter(rulebook), (table) => joining.enter(table, running));
  if (result.kind === 'question') throw new Error('Entering a campaign asked a question.');
  return writeNew(`Enter ${title}`, { rulebook, path, fileId, title, seed, setup: running }, { blank, result }, now);
}

/** The facts in a new campaign's row. */
type Head = { rulebook: AnyRulebook; path: string; fileId: string; title: string; seed: number; setup: unknown };

type FirstStep = { blank: CampaignSnapshot; result: { entries: DraftEntry<AnyEvent>[]; after: CampaignSnapshot } };

/** Writes a campaign's first step and gives the file its name only then; a failure leaves none. */
async function writeNew(stepTitle: string, head: Head, { blank, result }: FirstStep, now: Date): Promise<Session> {
  const paper = await loadPaper(head.rulebook.id);
  const draft = beginDraft(head.path);
  try {
    const store = await createStore(draft.path);
    const session = createSession(store, head.rulebook, blank);
    try {
      const { entries, after } = result;
      const campaign = buildCampaignRow(head, now);
      commitStep(session, paper, { title: stepTitle, entries, rng: after.rng, campaign }, now);
    } finally {
      store.close();
    }
    draft.publish();
  } catch (problem) {
    throw explainUnmade(head.path, problem);
  } finally {
    draft.discard();
  }
  const session = await openCampaign(head.path, now, { fileId: head.fileId, branchedFrom: null });
  await backUpOpened(session, 'as it began', now);
  return session;
}

/** An opening keeps a backup where the newest is older than this. */
const oldBackupMs = 60 * 60 * 1_000;

/** Backs up a newly opened campaign, unless a recent backup is there. A failure is a notice. */
async function backUpOpened(session: Session, label: string, now: Date): Promise<void> {
  const { store } = session;
  if (store.isReadOnly || store.backup !== null) return;
  const [newest] = listBackups(store.path, store.campaign().file_id);
  // The clock may have been set back since.
  const age = newest === undefined ? Number.POSITIVE_INFINITY : Math.abs(now.getTime() - Date.parse(newest.writtenAt));
  if (age < oldBackupMs) return;
  const notice = await keepBackup(session, label, now, 'open');
  if (notice !== null) store.notices.push(notice);
}

function buildCampaignRow({ rulebook, fileId, title, seed, setup }: Head, now: Date): CampaignRow {
  return {
    file_id: fileId,
    title,
    game: rulebook.id,
    rules_version: rulebook.version,
    seed,
    setup_json: JSON.stringify(setup),
    created_at: now.toISOString(),
    branched_from: null,
  };
}

/** Opens a campaign for playing; with an identity, the file gets that one. */
export async function openCampaign(path: string, now: Date, identity?: Identity, tell?: TellReading): Promise<Session> {
  const store = await openWritable(path, now, identity === undefined ? {} : { identity });
  try {
    const session = await startSession(store, tell);
    if (identity === undefined) await backUpOpened(session, 'opened', now);
    return session;
  } catch (problem) {
    store.close();
    throw problem;
  }
}

/** Describes the damage and the losses of a campaign that was opened all the same; null of a whole one. */
export function describeOpeningNotice({
  store,
  rulebook,
  printedAnew,
}: Pick<Session, 'store' | 'rulebook' | 'printedAnew'>): string | null {
  const [first, ...others] = printedAnew;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const lost =
    first === undefined
      ? null
      : `The paper of ${rulebook.period.name(first)}${more} was missing from this file; it was printed anew from the journal.`;
  return [...store.notices, lost, damageNotice(store)].filter((one) => one !== null).join(' ') || null;
}

/** Describes the damage that is left out of a campaign; null of a whole one. */
export function damageNotice(store: ReadableStore): string | null {
  const [finding, ...others] = store.smudges();
  if (finding === undefined) return null;
  const more = others.length === 0 ? '' : ` There are ${others.length} more.`;
  return `A part of this file is damaged and is left out: ${finding}${more} Play on without it, or restore a backup.`;
}

/** Copies the open campaign to a new file and opens the copy; the original is closed as it was. */
export function branchCampaign(
  session: Session,
  branch: { path: string; fileId: string; title: string },
  now: Date,
): Promise<Session> {
  const { store } = session;
  const write = async (path: string): Promise<string> => {
    await store.copyTo(path);
    return store.campaign().file_id;
  };
  const { title, ...place } = branch;
  return goOnInCopy(session, { ...place, write, retitle: () => title }, now);
}

/** The mark in the name and the title of a copy kept apart from a file that another program changed. */
export const asOpenHere = 'as it was open here';

/** Names the copy kept apart from a file, without its ending. */
export function nameAsOpenHere(path: string): string {
  return nameBeside(path, asOpenHere);
}

/**
 * Keeps the open state of a campaign whose file another program changed in a file of its own, and opens that. Refused
 * while the file is unchanged, and if the campaign is not complete in memory.
 */
export function keepAsOwn(session: Session, place: { path: string; fileId: string }, now: Date): Promise<Session> {
  const { store } = session;
  const write = (path: string): string => {
    refuseUnless(
      store.wasChangedOutside(),
      'The file is as it was written here, so nothing has to be kept apart; branch the campaign to go on in a copy.',
    );
    const from = writeHeld(store, path);
    refuseUnless(
      from !== null,
      'Not all of the campaign is held here any more, so no file could be made of it; open the file again, or restore a backup.',
    );
    return from;
  };
  const renameCopy = (title: string): string => `${title.slice(0, 56)} (${asOpenHere})`;
  return goOnInCopy(session, { ...place, write, retitle: renameCopy }, now);
}

type Copying = {
  path: string;
  fileId: string;
  /** Writes the copy and returns the id of its campaign. */
  write(path: string): Promise<string> | string;
  retitle(title: string): string;
};

/** Opens a copy under an identity and a title of its own, and closes the original; a failure leaves no file. */
function goOnInCopy(session: Session, { path, fileId, write, retitle }: Copying, now: Date): Promise<Session> {
  return runExclusively(session, async () => {
    const draft = beginDraft(path);
    try {
      const identity = { fileId, branchedFrom: await write(draft.path) };
      const copy = await openWritable(draft.path, now, { identity });
      try {
        const row = copy.campaign();
        copy.transaction(() => copy.writeCampaign({ ...row, title: retitle(row.title) }));
      } finally {
        copy.close();
      }
      draft.publish();
      const opened = await openCampaign(path, now, identity);
      session.store.close();
      return opened;
    } catch (problem) {
      throw explainUnmade(path, problem);
    } finally {
      draft.discard();
    }
  });
}

/** Replaces the open campaign by a backup, with a copy of the old file. */
export function restoreCampaign(session: Session, backupPath: string, now: Date): Promise<Session> {
  return runExclusively(session, async () => {
    const { path } = session.store;
    const { file_id: fileId, branched_from: branchedFrom } = session.store.campaign();
    const incoming = prepareBackup(path, backupPath);
    try {
      refuseUnless(
        incoming.fileId === fileId || isListed(path, backupPath),
        'That is a backup of another campaign; pick one from the list of this one.',
      );
      await session.store.backUp('restore', 'before a restore', now);
      session.store.close();
      incoming.putInPlace();
    } finally {
      incoming.discard();
    }
    return openCampaign(path, now, { fileId, branchedFrom });
  });
}

function isListed(path: string, backupPath: string): boolean {
  return listBackups(path).some((backup) => isSameFile(backup.path, backupPath));
}

/**
 * Replaces the campaign of an open backup by it and opens that: the old file is kept, as a backup if it is whole, or
 * else set aside.
 */
export async function restoreOpenBackup(
  session: Session,
  now: Date,
): Promise<{ session: Session; keptAs: string | null }> {
  const { backup, path } = session.store;
  refuseUnless(backup !== null, 'This is no backup; open one to restore it.');
  const target = backup.backupOf;
  refuseUnless(target !== null, 'It is not known where its campaign lay; go on in a copy instead.');
  if (!fileExists(target) || (await isDamaged(target))) {
    const rescued = await rescueCampaign(target, path, now);
    session.store.close();
    return rescued;
  }
  const campaign = await openCampaign(target, now);
  try {
    const restored = await restoreCampaign(campaign, path, now);
    session.store.close();
    return { session: restored, keptAs: null };
  } finally {
    if (campaign.store.isOpen) campaign.store.close();
  }
}

/** Requires a damaged or lost campaign and a backup of its own, because a rescue moves a file away. */
export async function requireRescue(path: string, backupPath: string): Promise<void> {
  refuseUnless(isLost(path) || (await isDamaged(path)), `${path} is not a damaged campaign; nothing was moved.`);
  refuseUnless(isListed(path, backupPath), `That is no backup of ${path}; pick one from its list.`);
}

function isLost(path: string): boolean {
  return !fileExists(path) && listBackups(path).length > 0;
}

async function isDamaged(path: string): Promise<boolean> {
  try {
    await requirePlayable(path);
    return false;
  } catch (problem) {
    return problem instanceof CampaignFileError && problem.isDamage;
  }
}

/** Refuses a file that could not be opened for playing, without writing into it. */
async function requirePlayable(path: string): Promise<void> {
  const store = openReadable(path);
  try {
    readSoundly(store, () => store.requireSealedRows());
    const rulebook = await loadRulebookFor(store);
    readSoundly(store, () => restoreState(store, rulebook));
  } finally {
    store.close();
  }
}

/**
 * Puts a backup in the place of a campaign that cannot be opened, or is lost, and opens it. The damaged file is
 * set aside, never deleted.
 */
export async function rescueCampaign(
  path: string,
  backupPath: string,
  now: Date,
): Promise<{ session: Session; keptAs: string | null }> {
  const incoming = prepareBackup(path, backupPath);
  const identity = findIdentity(path) ?? undefined;
  try {
    const keptAs = setAside(path, now);
    incoming.putInPlace();
    return { session: await openCampaign(path, now, identity), keptAs };
  } finally {
    incoming.discard();
  }
}
