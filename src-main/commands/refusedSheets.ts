import type { SheetProblem } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { tableViewer } from '../campaign/tableNotes.ts';
import type { Session } from './session.ts';

const nameNote = (seat: SeatId): string => `refused sheet ${seat}`;

/** Keeps why a seat's sheet of this period was refused: its first wrong line. It is not in the journal. */
export function keepRefusedSheet(session: Session, seat: SeatId, [first]: readonly SheetProblem[]): void {
  const { rulebook, snapshot, store } = session;
  if (first === undefined) return;
  const words = `${rulebook.periodOf(snapshot.state)} line ${first.line}: ${first.sentence}`;
  store.transaction(() => store.keepNote({ viewer: tableViewer, subject: nameNote(seat), words }));
}

/** Finds why the last sheet of a seat was refused in this period; null where none was. */
export function findRefusedSheet({ rulebook, snapshot, store }: Session, seat: SeatId): string | null {
  const words = store.notes(tableViewer).find(({ subject }) => subject === nameNote(seat))?.words ?? '';
  const period = `${rulebook.periodOf(snapshot.state)} `;
  return words.startsWith(period) ? words.slice(period.length) : null;
}
