import { insist } from '../kernel/refusal.ts';
import { recommitStep, rewriteProjections } from './commit.ts';
import { exclusively, replayed, type Session } from './session.ts';

/** How far to go back: one step, keeping an entry and all before it, or to a month's start. */
export type UndoTarget = { toSeq?: number | undefined; toMonth?: number | undefined };

/** Titles of what undo would take back, newest first, as the asking viewer may read them. */
export type UndoTitles = () => readonly string[];

/**
 * Takes steps back and returns their titles, newest first. The founding always stays. Titles are
 * read when the command's turn comes, before anything is taken back.
 */
export function undo(
  session: Session,
  target: UndoTarget,
  titles?: UndoTitles,
): Promise<{ undone: string[] }> {
  return exclusively(session, () => {
    const { rulebook, store } = session;
    const keep = lastStepToKeep(session, target);
    const readable = titles?.();
    const { undone, snapshot } = store.transaction(() => {
      const taken = store.undoAfter(keep);
      const before = replayed(store, rulebook);
      rewriteProjections(rulebook, store, before.state);
      return { undone: taken, snapshot: before };
    });
    session.snapshot = snapshot;
    return { undone: readable?.slice(0, undone.length) ?? undone };
  });
}

/** Puts the last undone step back exactly as it was; its title is read as in `undo`. */
export function redo(session: Session, title?: () => string | null): Promise<{ redone: string }> {
  return exclusively(session, () => {
    insist(session.store.undoneSteps().length > 0, 'There is nothing to redo.');
    const readable = title?.() ?? null;
    const redone = recommitStep(session);
    return { redone: readable ?? redone };
  });
}

function lastStepToKeep(session: Session, target: UndoTarget): number {
  const { store } = session;
  const steps = store.steps();
  const last = steps.at(-1)?.step ?? 1;
  const keep =
    target.toMonth !== undefined
      ? stepBeforeMonth(session, target.toMonth)
      : target.toSeq !== undefined
        ? stepOfEntry(session, target.toSeq)
        : last - 1;
  insist(keep >= 1 && keep < last, 'There is nothing to undo.');
  return keep;
}

/** The step that closed the month before, so that the month stands at its start. */
function stepBeforeMonth(session: Session, month: number): number {
  // The founding writes its last entry in the month that play begins in.
  const first = session.store.entries().findLast(({ step }) => step === 1)?.month ?? 1;
  if (month === first) return 1;
  const now = session.rulebook.monthOf(session.snapshot.state);
  insist(month <= now, `Month ${month} has not come yet; this is month ${now}.`);
  const closing = session.store.months().find((row) => row.month === month - 1);
  insist(closing !== undefined, `There is no month ${month} to go back to.`);
  return closing.step;
}

function stepOfEntry(session: Session, seq: number): number {
  const entry = session.store.entries().find((row) => row.seq === seq);
  insist(entry !== undefined, `There is no entry ${seq} in the journal.`);
  return entry.step;
}
