import type { Viewer, SeatId } from '#shared/words/ids.ts';
import { requireSeatAtTable, requireMoment } from './play.ts';
import { runExclusively, type Session } from './session.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { pictureSchema } from '#shared/words/pictures.ts';

/** Reads a viewer's notes by subject. Refuses a seat that is not there. */
export function readNotes(session: Session, viewer: Viewer): { subject: string; words: string }[] {
  if (viewer !== 'gm') requireSeatAtTable(session, viewer);
  return session.store.notes(viewer);
}

/**
 * Keeps a viewer's note; empty words take it away. It is no part of the journal: nothing follows from it, and undo
 * leaves it alone.
 */
export function keepNote(session: Session, note: { viewer: Viewer; subject: string; words: string }): Promise<void> {
  return runExclusively(session, () => {
    if (note.viewer !== 'gm') requireSeatAtTable(session, note.viewer);
    const { store } = session;
    const words = note.words.trim();
    if (words !== '') {
      const kept = store.notes(note.viewer).map(({ subject }) => subject);
      requireRoom(kept, note.subject, { most: 1_000, what: 'notes' });
    }
    store.transaction(() => store.keepNote({ ...note, words }));
  });
}

/** Refuses one more thing than a viewer may keep; one in the place of another always has room. */
function requireRoom(kept: readonly string[], name: string, { most, what }: { most: number; what: string }): void {
  refuseUnless(kept.length < most || kept.includes(name), `There is room for ${most} ${what}; take one away first.`);
}

/** The owner and the form of a draft. */
type DraftOf = { seat: SeatId; name: string };

/** Reads a seat's half-written form of this period, or null. Refuses a seat that is not there. */
export function readDraft(session: Session, { seat, name }: DraftOf): unknown {
  requireSeatAtTable(session, seat);
  const { rulebook, snapshot, store } = session;
  return store.draft(seat, name, rulebook.periodOf(snapshot.state));
}

/** A half-written form, and the moment that its page showed. */
type Written = DraftOf & { draft: unknown; period?: number | undefined; step?: string | undefined };

/** Keeps a seat's draft until the period is over; null if it is given or discarded. It is not in the journal. */
export function keepDraft(session: Session, of: Written): Promise<void> {
  return runExclusively(session, () => {
    requireMoment(session, of);
    const { rulebook, snapshot, store } = session;
    const { seat, name, draft } = of;
    requireSeatAtTable(session, seat);
    const period = rulebook.periodOf(snapshot.state);
    if (draft !== null && draft !== undefined) {
      requireRoom(store.draftNames(seat, period), name, { most: 120, what: 'drafts' });
    }
    store.transaction(() => store.keepDraft({ seat, name, period, draft }));
  });
}

/** Pictures are kept as notes in a drawer of their own, which viewers' notes are never read from. */
const nameDrawer = (viewer: Viewer): string => `portraits of ${viewer}`;

/** Reads the pictures a viewer has added, by their subjects. Refuses an unknown seat. */
export function readPortraits(session: Session, viewer: Viewer): { subject: string; picture: string }[] {
  if (viewer !== 'gm') requireSeatAtTable(session, viewer);
  return session.store.notes(nameDrawer(viewer)).flatMap(({ subject, words }) => {
    // Files can come from anywhere: only pictures are shown.
    const picture = pictureSchema.safeParse(words);
    return picture.success ? [{ subject, picture: picture.data }] : [];
  });
}

/**
 * Keeps a viewer's picture of somebody; null takes it out. It is no part of the journal: nothing follows from it, and
 * undo leaves it alone.
 */
export function keepPortrait(
  session: Session,
  { viewer, subject, picture }: { viewer: Viewer; subject: string; picture: string | null },
): Promise<void> {
  return runExclusively(session, () => {
    if (viewer !== 'gm') requireSeatAtTable(session, viewer);
    const { store } = session;
    if (picture !== null) {
      const kept = store.notes(nameDrawer(viewer)).map((one) => one.subject);
      requireRoom(kept, subject, { most: 200, what: 'pictures' });
    }
    store.transaction(() => store.keepNote({ viewer: nameDrawer(viewer), subject, words: picture ?? '' }));
  });
}
