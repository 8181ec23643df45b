import { listStories, type PressEdit } from '#shared/views/pressEdit.ts';
import { Refusal } from '../kernel/refusal.ts';
import { requireEdition, printMark } from '../campaign/heldPages.ts';
import { runExclusively, type Session } from './session.ts';

/**
 * Keeps the games master's edits of a period's page; null restores the printed page. They are not in the journal, so
 * undo does not change them. Refuses a page that was not printed, a story it does not have, and a page without a story.
 */
export function keepPressEdit(
  session: Session,
  { period, edit }: { period: number; edit: PressEdit | null },
): Promise<void> {
  return runExclusively(session, () => {
    const { store } = session;
    const printed = requireEdition(session, period);
    const count = listStories(printed).length;
    if (edit !== null) {
      const own = edit.added.flatMap(({ kind }, nth) => (kind === 'story' ? [count + nth] : []));
      const leads = edit.lead === null || edit.lead < count || own.includes(edit.lead);
      if (!leads || edit.stories.some(({ story }) => story >= count)) {
        throw new Refusal('This page has no such story; look at it again and change what is there.');
      }
      const pulled = new Set(edit.stories.filter(({ isPulled }) => isPulled).map(({ story }) => story));
      if (pulled.size >= count) throw new Refusal('A paper needs at least one story; keep one of them.');
      if (edit.lead !== null && pulled.has(edit.lead)) {
        throw new Refusal('The story that leads cannot be pulled; let another one lead first.');
      }
    }
    const kept = edit === null ? null : { print: printMark(printed), edit };
    store.transaction(() => store.keepPressEdit(period, kept));
  });
}
