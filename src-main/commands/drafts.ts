import type { SeatId } from '#shared/words/ids.ts';
import { requireMoment, requireSeatAtTable } from './play.ts';
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

/** A half-written form, and the moment that its page showed. */
type Written = DraftOf & {
  draft: unknown;
  period?: number | undefined;
  step?: string | undefined;
};

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
