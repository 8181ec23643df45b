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

/** Pictures are kept as notes in drawers of their own, which viewers' notes are never read from. */
const nameDrawer = (viewer: Viewer, isForAll: boolean): string =>
  isForAll ? `portraits for all by ${viewer}` : `portraits of ${viewer}`;

/** A picture in the place of a drawn face; its owner has shown it to everybody, or keeps it to himself. */
type Portrait = { subject: string; picture: string; isForAll: boolean; isOwn: boolean };

/**
 * Reads the pictures that a viewer sees, by their subjects: his own, and those that others show to everybody. His own
 * come first, then those of the games master. Refuses an unknown seat.
 */
export function readPortraits(session: Session, viewer: Viewer): Portrait[] {
  if (viewer !== 'gm') requireSeatAtTable(session, viewer);
  const { rulebook, snapshot } = session;
  const others: Viewer[] = ['gm', ...rulebook.seats(snapshot.state).map(({ seat }) => seat)];
  const all = [
    ...readDrawer(session, viewer, false).map((one) => ({ ...one, isForAll: false, isOwn: true })),
    ...[viewer, ...others.filter((one) => one !== viewer)].flatMap((owner) =>
      readDrawer(session, owner, true).map((one) => ({ ...one, isForAll: true, isOwn: owner === viewer })),
    ),
  ];
  return all.filter(({ subject }, nth) => all.findIndex((one) => one.subject === subject) === nth);
}

function readDrawer({ store }: Session, viewer: Viewer, isForAll: boolean): { subject: string; picture: string }[] {
  return store.notes(nameDrawer(viewer, isForAll)).flatMap(({ subject, words }) => {
    // Files can come from anywhere: only pictures are shown.
    const picture = pictureSchema.safeParse(words);
    return picture.success ? [{ subject, picture: picture.data }] : [];
  });
}

/**
 * Keeps a viewer's picture of somebody, for himself or for everybody; null takes it out. It is no part of the journal:
 * nothing follows from it, and undo leaves it alone.
 */
export function keepPortrait(
  session: Session,
  portrait: { viewer: Viewer; subject: string; picture: string | null; isForAll: boolean },
): Promise<void> {
  return runExclusively(session, () => {
    const { viewer, subject, picture, isForAll } = portrait;
    if (viewer !== 'gm') requireSeatAtTable(session, viewer);
    const { store } = session;
    if (picture !== null) {
      const drawers = [false, true].map((one) => nameDrawer(viewer, one));
      const kept = drawers.flatMap((drawer) => store.notes(drawer).map((one) => one.subject));
      requireRoom(kept, subject, { most: 200, what: 'pictures' });
    }
    store.transaction(() => {
      for (const one of [false, true])
        store.keepNote({ viewer: nameDrawer(viewer, one), subject, words: one === isForAll ? (picture ?? '') : '' });
    });
  });
}
