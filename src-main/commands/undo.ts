import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import { replayAfterStep, type CampaignSnapshot } from '../campaign/recorded.ts';
import { mayPutBack, isPlayingAlone, explainNotTakenBack } from '../campaign/takingBack.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { loadPaper } from '../games/index.ts';
import { redoStep, writeSeats } from './commit.ts';
import { rewriteProjections } from './keeping/projections.ts';
import { keepFormerPackets } from './formerPackets.ts';
import { keepAnswer, runOnce, type Once } from './answered.ts';
import { requireMoment } from './play.ts';
import type { Session } from './session.ts';

/** How far to go back: one step, keeping an entry and all before it, or to a period's start. */
export type UndoTarget = { toSeq?: number | undefined; toPeriod?: number | undefined };

/** The viewer who takes back, and the id of his call. */
export type Taker = { viewer: Viewer; once?: Once | undefined };

/** The step that the caller's page shows as the next to be taken back or put back, and the moment that it shows. */
export type Shown = { [K in keyof ShownMoment]?: ShownMoment[K] | undefined } & { id?: string | undefined };

/** The list of steps as the asking viewer may read it. */
export type ToldList = {
  /** The name of the newest step; null where there is none. */
  newest(): string | null;
  /** Lists the titles of the steps that undo would take back, newest first. */
  titles(): readonly string[];
  /** Finds the journal's step that remains when a viewer goes back to one of his list; null for an unknown number. */
  findStepToKeep(seq: number): number | null;
};

/**
 * Takes steps back and returns their titles, newest first. The founding always remains. The list is read at the
 * command's turn, before anything is taken back. Among several players, each takes back only his own acts, and none
 * that showed him anything secret.
 */
export function undo(
  session: Session,
  target: UndoTarget,
  list?: ToldList,
  { viewer, once }: Taker = { viewer: 'gm' },
  shown: Shown = {},
): Promise<{ undone: string[] }> {
  return runOnce(session, once, () => {
    const { rulebook, store } = session;
    requireMoment(session, shown);
    requireShown(shown, list?.newest);
    const keep = findLastStepToKeep(session, target, viewer === 'gm' ? undefined : list);
    if (viewer !== 'gm') requireOwn(session, keep, viewer);
    const readable = list?.titles();
    const { answer, snapshot } = store.transaction(() => {
      const taken = store.undoAfter(keep);
      const before = findStateAfter(session, keep);
      const { periodOf } = rulebook;
      if (periodOf(before.state) < periodOf(session.snapshot.state)) keepFormerPackets(session);
      rewriteProjections(rulebook, store, before.state);
      writeSeats(session, before.state);
      const told = { undone: readable?.slice(0, taken.length) ?? taken };
      keepAnswer(store, once, told);
      return { answer: told, snapshot: before };
    });
    session.snapshot = snapshot;
    session.kept.keep(keep, snapshot);
    return answer;
  });
}

/** Finds the state after the last step of the journal: the state at hand, or one that the file kept, played on. */
function findStateAfter({ rulebook, store, kept }: Session, step: number): CampaignSnapshot {
  return kept.after(step) ?? replayAfterStep(store, rulebook, step);
}

/**
 * Puts the last undone step back exactly as it was; `told` is read like the list in `undo`. Among several players, each
 * puts back only his own acts.
 */
export function redo(
  session: Session,
  told?: { title(): string | null; next(): string | null },
  { viewer, once }: Taker = { viewer: 'gm' },
  shown: Shown = {},
): Promise<{ redone: string }> {
  return runOnce(session, once, async () => {
    const paper = await loadPaper(session.rulebook.id);
    requireMoment(session, shown);
    requireShown(shown, told?.next);
    const next = session.store.nextRedo();
    refuseUnless(next !== null, 'There is nothing to redo.');
    refuseUnless(
      mayPutBack(session, next.entries, viewer),
      'Only the games master puts back what others did, or what the rules made of it.',
    );
    const readable = told?.title() ?? null;
    return redoStep(session, paper, (redone) => {
      const answer = { redone: readable ?? redone };
      keepAnswer(session.store, once, answer);
      return answer;
    });
  });
}

/** Refuses to take back or put back another step than the one that the caller was shown. */
function requireShown({ id }: Shown, findNext: (() => string | null) | undefined): void {
  refuseUnless(
    id === undefined || findNext === undefined || findNext() === id,
    'Something else was done or taken back since, so nothing was changed; look at how it stands now.',
  );
}

/** Refuses a player among several the steps of others. */
function requireOwn(session: Session, keep: number, viewer: SeatId): void {
  if (isPlayingAlone(session, viewer)) return;
  const why = explainNotTakenBack(session, session.store.journal.entriesAfter(keep), viewer);
  refuseUnless(why === null, why ?? '');
}

function findLastStepToKeep(session: Session, target: UndoTarget, list?: ToldList): number {
  const { store } = session;
  const steps = store.journal.steps();
  const last = steps.at(-1)?.step ?? 1;
  const keep =
    target.toPeriod !== undefined
      ? stepBeforePeriod(session, target.toPeriod)
      : target.toSeq !== undefined
        ? stepCalled(session, target.toSeq, list)
        : last - 1;
  refuseUnless(keep >= 1 && keep < last, 'There is nothing to undo.');
  return keep;
}

/** Finds the step that closed the period before, so that the period is at its start. */
function stepBeforePeriod(session: Session, period: number): number {
  // The founding writes its last entry in the period that play begins in.
  const first = findFoundingPeriod(session.store);
  if (period === first) return 1;
  const now = session.rulebook.periodOf(session.snapshot.state);
  const { one } = session.rulebook.period;
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  refuseUnless(period <= now, `${name} ${period} has not come yet; this is ${one} ${now}.`);
  const closing = session.store.periods().find((row) => row.period === period - 1);
  refuseUnless(closing !== undefined, `There is no ${one} ${period} to go back to.`);
  return closing.step;
}

function findFoundingPeriod(store: Session['store']): number {
  const founding = store.journal.entryHeads().find(({ step }) => step === 1);
  return (founding && store.journal.entry(founding.last)?.period) ?? 1;
}

/** Finds the remaining step, by an entry of the journal or by a number of a viewer's list. */
function stepCalled(session: Session, seq: number, list: ToldList | undefined): number {
  if (list !== undefined) {
    const step = list.findStepToKeep(seq);
    refuseUnless(step !== null, `There is no step ${seq} in the list of what can be taken back.`);
    return step;
  }
  const entry = session.store.journal.entry(seq);
  refuseUnless(entry !== null, `There is no entry ${seq} in the journal.`);
  return entry.step;
}
