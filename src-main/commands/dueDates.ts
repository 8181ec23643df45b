import { findDueDate, formatDueSubject, tableViewer } from '../campaign/tableNotes.ts';
import { runExclusively, type Session } from './session.ts';

/** Reads when the sheets of the period being played are due; null: at no set time. */
export function readDueDate({ rulebook, snapshot, store }: Session): string | null {
  return findDueDate({ notes: store.notes(tableViewer) }, rulebook.periodOf(snapshot.state));
}

/** Keeps when the sheets of the period being played are due; null: at no set time. */
export function keepDueDate(session: Session, due: string | null): Promise<void> {
  return runExclusively(session, () => {
    const { rulebook, snapshot, store } = session;
    const subject = formatDueSubject(rulebook.periodOf(snapshot.state));
    const words = due?.trim() ?? '';
    store.transaction(() => store.keepNote({ viewer: tableViewer, subject, words }));
  });
}
