import type { z } from 'zod';
import { dueWishSchema, keptWishSchema, type DueWish, type KeptWish } from '#shared/views/mail.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { tableViewer } from '../campaign/tableNotes.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { keepDueDate } from './lateSeats.ts';
import { requireSeatAtTable } from './play.ts';
import { runExclusively, type Session } from './session.ts';

const noteSchema = dueWishSchema.extend({ fate: keptWishSchema.shape.fate });

/** Lists the players' wishes about when the sheets of this period are due; a seat sees its own. */
export function listDueWishes({ rulebook, snapshot, store }: Session, viewer: Viewer): KeptWish[] {
  const { state } = snapshot;
  const prefix = formatSubject(rulebook.periodOf(state), '');
  const notes = new Map(store.notes(tableViewer).map(({ subject, words }) => [subject, words]));
  return rulebook.seats(state).flatMap(({ seat, name }) => {
    const words = notes.get(`${prefix}${seat}`);
    if (words === undefined || (viewer !== 'gm' && viewer !== seat)) return [];
    return [{ seat, name, ...noteSchema.parse(JSON.parse(words)) }];
  });
}

/** Keeps a player's wish for a later date or a pause, in place of the one before; null takes it back. */
export function keepDueWish(session: Session, seat: SeatId, wish: DueWish | null): Promise<void> {
  return runExclusively(session, () => {
    requireSeatAtTable(session, seat);
    writeDueWish(session, seat, wish);
  });
}

/** Writes a wish, within a command that is under way. */
export function writeDueWish(session: Session, seat: SeatId, wish: DueWish | null): void {
  keepNote(session, seat, wish === null ? null : { ...wish, fate: 'open' });
}

/** The games master grants or declines a wish; a granted one is the new due date, in the player's words. */
export async function answerDueWish(session: Session, seat: SeatId, isGranted: boolean): Promise<void> {
  const wish = listDueWishes(session, 'gm').find((one) => one.seat === seat && one.fate === 'open');
  refuseUnless(wish !== undefined, 'That player wishes for no other date, or has taken it back.');
  const { kind, words } = wish;
  if (isGranted) await keepDueDate(session, kind === 'later' ? words : `after a pause (${words})`);
  await runExclusively(session, () => {
    keepNote(session, seat, { kind, words, fate: isGranted ? 'granted' : 'declined' });
  });
}

function keepNote({ rulebook, snapshot, store }: Session, seat: SeatId, note: z.infer<typeof noteSchema> | null): void {
  const subject = formatSubject(rulebook.periodOf(snapshot.state), seat);
  const words = note === null ? '' : JSON.stringify(note);
  store.transaction(() => store.keepNote({ viewer: tableViewer, subject, words }));
}

function formatSubject(period: number, seat: string): string {
  return `due wish ${period} ${seat}`;
}
