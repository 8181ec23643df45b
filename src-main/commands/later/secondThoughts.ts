import type { SeatId } from '#shared/words/ids.ts';
import type { Answer, ChoiceQuestion } from '#shared/words/questions.ts';
import { tableViewer } from '#campaign/tableNotes.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import { loadPaper } from '#main/games/index.ts';
import { beginDraft, explainUnmade } from '#store/drafting.ts';
import { findFreePathBeside } from '#store/file/place.ts';
import { createIdentityOfCopy } from '#store/identity.ts';
import { openWritable } from '#store/open.ts';
import { redoStep } from '../commit.ts';
import { countRuns } from '../formerPackets.ts';
import { openCampaign } from '../files.ts';
import { runExclusively, startSession, type Session } from '../session.ts';
import { listLaterSteps, type LaterStep } from './laterSteps.ts';

/** The question of the first new step after a great undo; its ID is no number, so no rule uses it. */
export const secondThoughtsId = 'second-thoughts';

/** The campaign as it was is kept as a copy, or a new step drops the periods that were taken back. */
export type DroppedFate = 'copy' | 'go-on';

/** The periods among the steps that were taken back, oldest first; a new step drops them for good. */
export function listDroppedPeriods({ store }: Pick<Session, 'store'>): number[] {
  return store.undoneWhole().flatMap(({ editions = [] }) => editions.map(({ period }) => period));
}

/**
 * Decides on closed periods that the next step drops: by the answer, or with the question. Null if it drops none. If
 * nothing may be asked the step goes on.
 */
export function decideOnDropped(
  session: Session,
  {
    answers = [],
    auto = false,
    fromDeviceOf,
  }: { answers?: readonly Answer[]; auto?: boolean; fromDeviceOf?: SeatId | undefined },
): DroppedFate | ChoiceQuestion | null {
  const dropped = findDropped(session);
  if (dropped.length === 0) return null;
  if (fromDeviceOf !== undefined) {
    throw new Refusal(
      'The games master has taken something back; he has to decide what becomes of it before anybody goes on.',
    );
  }
  const answer = answers.find(({ id }) => id === secondThoughtsId);
  if (answer?.kind === 'choice' && (answer.value === 'copy' || answer.value === 'go-on')) return answer.value;
  if (answer !== undefined) throw new Refusal('Say whether to keep a copy or to go on.');
  return auto ? 'go-on' : createQuestion(session, dropped);
}

/** Finds none if the file cannot be read, which the next step reports before it writes. */
function findDropped(session: Session): number[] {
  try {
    return session.store.undoneSteps().length === 0 ? [] : listDroppedPeriods(session);
  } catch {
    return [];
  }
}

/** Describes the closed periods that are taken back and wait for the games master; null for none. */
export function describeDropped(session: Session): string | null {
  const dropped = findDropped(session);
  if (dropped.length === 0) return null;
  return `${nameDropped(session, dropped)}; the players’ devices wait until you say what becomes of it.`;
}

/** Settles the fate of taken-back periods by the games master's word, so that all can go on. */
export function settleDropped(session: Session, fate: DroppedFate, now: Date): Promise<{ notice: string | null }> {
  return runExclusively(session, async () => {
    const { store } = session;
    refuseUnless(findDropped(session).length > 0, 'Nothing that was taken back waits for a word any more.');
    const notice = await letGo(session, fate, now);
    store.transaction(() => store.forgetUndone('all'));
    return { notice };
  });
}

function nameDropped({ rulebook }: Session, dropped: readonly number[]): string {
  const { one, name } = rulebook.period;
  const [first = 1, last = first] = [dropped[0], dropped.at(-1)];
  return dropped.length === 1
    ? `${name(first)}, a closed ${one}, is taken back`
    : `${name(first)} to ${name(last)}, ${dropped.length} closed ${one}s, are taken back`;
}

function createQuestion(session: Session, dropped: readonly number[]): ChoiceQuestion {
  const which = nameDropped(session, dropped);
  return {
    kind: 'choice',
    id: secondThoughtsId,
    for: 'gm',
    prompt: `${which}; from this step on, redo cannot bring ${dropped.length === 1 ? 'it' : 'them'} back.`,
    options: [
      {
        value: 'copy',
        label: 'Keep a copy of the campaign as it was',
        detail: 'A file of its own beside this one, with everything that was taken back.',
      },
      {
        value: 'go-on',
        label: 'Go on without a copy',
        detail: 'The orders that were given then can still be played again, on the Log screen.',
      },
    ],
  };
}

/** The note that keeps the later orders; it is no part of the journal. */
const subject = 'later orders';

/** Keeps the orders that a new step is about to drop, and the whole campaign as it was, where that is wanted. */
export async function letGo(session: Session, fate: DroppedFate, now: Date): Promise<string | null> {
  const copy = fate === 'copy' ? await keepAsItWas(session, now) : null;
  const steps = listLaterSteps(session.rulebook, session.store.undoneWhole());
  keepLaterSteps(session, steps);
  countRuns(session, listDroppedPeriods(session));
  return copy === null ? null : `The campaign as it was is kept as ${copy}.`;
}

/** Reads the orders that were dropped last and not played again since. */
export function readLaterSteps({ store }: Pick<Session, 'store'>): LaterStep[] {
  const note = store.notes(tableViewer).find((one) => one.subject === subject);
  return note === undefined ? [] : (JSON.parse(note.words) as LaterStep[]);
}

/** Keeps orders to be played again; an empty list forgets them. */
export function keepLaterSteps({ store }: Session, steps: readonly LaterStep[]): void {
  const words = steps.length === 0 ? '' : JSON.stringify(steps);
  store.transaction(() => store.keepNote({ viewer: tableViewer, subject, words }));
}

/** Copies the campaign with everything that was taken back to a file beside it; returns its path. */
async function keepAsItWas({ store, rulebook }: Session, now: Date): Promise<string> {
  const path = findFreePathBeside(store.path, 'as it was');
  const identity = createIdentityOfCopy(store);
  const paper = await loadPaper(rulebook.id);
  const draft = beginDraft(path);
  try {
    await store.copyTo(draft.path);
    const copied = await openWritable(draft.path, now, { identity });
    try {
      const { title, ...row } = copied.campaign();
      const named = { ...row, title: `${title.slice(0, 66)} (as it was)` };
      copied.transaction(() => copied.writeCampaign(named));
      const copy = await startSession(copied);
      while (copied.undoneSteps().length > 0) redoStep(copy, paper, () => null);
    } finally {
      copied.close();
    }
    draft.publish();
  } catch (problem) {
    throw explainUnmade(path, problem);
  } finally {
    draft.discard();
  }
  (await openCampaign(path, now, identity)).store.close();
  return path;
}
