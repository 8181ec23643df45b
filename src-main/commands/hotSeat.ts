import { hotSeatSchema, type HotSeat } from '#shared/views/hotSeat.ts';
import { tableViewer } from '../campaign/tableNotes.ts';
import { runExclusively, type Session } from './session.ts';

/** The whole table keeps it as a note of its own, so that it goes where the campaign goes. */
const note = { viewer: tableViewer, subject: 'hot seat' };

/** Reads how far the players of one screen are; null where nobody shares one, or what was kept cannot be read. */
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
