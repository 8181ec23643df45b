import { hotSeatSchema, type HotSeat } from '#shared/views/hotSeat.ts';
import { tableViewer } from '../campaign/tableNotes.ts';
import { runExclusively, type Session } from './session.ts';

/** Stored as a note of the whole table, so that it stays with the campaign. */
const note = { viewer: tableViewer, subject: 'hot seat' };

/** Reads the progress of the players of one screen; null if nobody shares one, or if the record cannot be read. */
export function readHotSeat({ store }: Session): HotSeat | null {
  const kept = store.notes(note.viewer).find(({ subject }) => subject === note.subject);
  if (kept === undefined) return null;
  const { data } = hotSeatSchema.safeParse(JSON.parse(kept.words));
  return data ?? null;
}

/** Keeps how far the players of one screen are; null: the games master has taken it. */
export function keepHotSeat(session: Session, hotSeat: HotSeat | null): Promise<void> {
  return runExclusively(session, () => {
    const words = hotSeat === null ? '' : JSON.stringify(hotSeat);
    session.store.transaction(() => session.store.keepNote({ ...note, words }));
  });
}
