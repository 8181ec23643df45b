import type { Viewer } from '#shared/words/ids.ts';
import { requireSeatAtTable } from './play.ts';
import { requireRoom } from './room.ts';
import { runExclusively, type Session } from './session.ts';

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
