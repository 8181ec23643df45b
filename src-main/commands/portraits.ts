import { pictureSchema } from '#shared/words/pictures.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { requireSeatAtTable } from './play.ts';
import { requireRoom } from './room.ts';
import { runExclusively, type Session } from './session.ts';

/** Pictures are kept as notes in a drawer of their own, which viewers' notes are never read from. */
const nameDrawer = (viewer: Viewer): string => `portraits of ${viewer}`;

/** Reads the pictures a viewer has added, by their subjects. Refuses an unknown seat. */
export function readPortraits(session: Session, viewer: Viewer): { subject: string; picture: string }[] {
  if (viewer !== 'gm') requireSeatAtTable(session, viewer);
  return session.store.notes(nameDrawer(viewer)).flatMap(({ subject, words }) => {
    // Files can come from anywhere: only pictures are shown.
    const picture = pictureSchema.safeParse(words);
    return picture.success ? [{ subject, picture: picture.data }] : [];
  });
}

/**
 * Keeps a viewer's picture of somebody; null takes it out. It is no part of the journal: nothing follows from it, and
 * undo leaves it alone.
 */
export function keepPortrait(
  session: Session,
  { viewer, subject, picture }: { viewer: Viewer; subject: string; picture: string | null },
): Promise<void> {
  return runExclusively(session, () => {
    if (viewer !== 'gm') requireSeatAtTable(session, viewer);
    const { store } = session;
    if (picture !== null) {
      const kept = store.notes(nameDrawer(viewer)).map((one) => one.subject);
      requireRoom(kept, subject, { most: 200, what: 'pictures' });
    }
    store.transaction(() => store.keepNote({ viewer: nameDrawer(viewer), subject, words: picture ?? '' }));
  });
}
