import type { Viewer } from '../../src-shared/words/ids.ts';
import { seatOf } from './play.ts';
import { exclusively, type Session } from './session.ts';

/** Reads a viewer's notes by subject. Refuses a seat that is not there. */
export function notesOf(session: Session, viewer: Viewer): { subject: string; words: string }[] {
  if (viewer !== 'gm') seatOf(session, viewer);
  return session.store.notes(viewer);
}

/**
 * Keeps a viewer's note; empty words take it away. It is no part of the journal: nothing follows from it, and undo
 * leaves it alone.
 */
export function keepNote(
  session: Session,
  note: { viewer: Viewer; subject: string; words: string },
): Promise<void> {
  return exclusively(session, () => {
    if (note.viewer !== 'gm') seatOf(session, note.viewer);
    const { store } = session;
    store.transaction(() => store.keepNote({ ...note, words: note.words.trim() }));
  });
}
