import type { SeatId } from '#shared/words/ids.ts';
import { requireSeatAtTable } from './play.ts';
import { requireRoom } from './room.ts';
import { runExclusively, type Session } from './session.ts';

/** The owner and the form of a draft. */
export type DraftOf = { seat: SeatId; name: string };

/** Reads a seat's half-written form of this period, or null. Refuses a seat that is not there. */
export function readDraft(session: Session, { seat, name }: DraftOf): unknown {
  requireSeatAtTable(session, seat);
  const { rulebook, snapshot, store } = session;
  return store.draft(seat, name, rulebook.periodOf(snapshot.state));
}

/**
 * Keeps what a seat has begun to write until the period is over; null: it is given, or thrown away. It is no part of
 * the journal: nothing follows from it.
 */
export function keepDraft(session: Session, of: DraftOf & { draft: unknown }): Promise<void> {
  return runExclusively(session, () => {
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
