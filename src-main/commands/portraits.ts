import { pictureSchema } from '../../src-shared/words/pictures.ts';
import type { Viewer } from '../../src-shared/words/ids.ts';
import { seatOf } from './play.ts';
import { exclusively, type Session } from './session.ts';

/** Pictures lie among the notes in a drawer of their own, which no viewer's notes are read from. */
const drawerOf = (viewer: Viewer): string => `portraits of ${viewer}`;

/** The pictures a viewer has put in, by whom they show. Refuses a seat that is not there. */
export function portraitsOf(
  session: Session,
  viewer: Viewer,
): { subject: string; picture: string }[] {
  if (viewer !== 'gm') seatOf(session, viewer);
  return session.store.notes(drawerOf(viewer)).flatMap(({ subject, words }) => {
    // A file may come from anywhere: what is no picture is not shown.
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
  return exclusively(session, () => {
    if (viewer !== 'gm') seatOf(session, viewer);
    const { store } = session;
    store.transaction(() =>
      store.keepNote({ viewer: drawerOf(viewer), subject, words: picture ?? '' }),
    );
  });
}
