import type { Viewer } from '#shared/words/ids.ts';
import type { WritableStore } from '../store/writable.ts';
import { runExclusively, type Session } from './session.ts';

/** The id that a page gave a call, apart for each viewer: however often the call is sent, it is carried out once. */
export type Once = { viewer: Viewer; id: string };

type Answered = { id: string; answer: object };

/** Calls with unknown answers that a page may send again. */
const mostKept = 64;
const mostCharacters = 60_000;
const subject = 'answered calls';

function nameKeeper(viewer: Viewer): string {
  return `answers to ${viewer}`;
}

function readAnswered({ store }: Pick<Session, 'store'>, viewer: Viewer): Answered[] {
  const [kept] = store.notes(nameKeeper(viewer));
  return kept === undefined ? [] : (JSON.parse(kept.words) as Answered[]);
}

/** Runs a command after those before it. A call that was answered already is answered the same again, and does nothing. */
export function runOnce<T extends object>(
  session: Session,
  once: Once | undefined,
  command: () => Promise<T> | T,
): Promise<T> {
  return runExclusively(session, () => {
    if (once !== undefined) session.store.requireWritable();
    const known = once === undefined ? undefined : readAnswered(session, once.viewer).find(({ id }) => id === once.id);
    return known === undefined ? command() : (known.answer as T);
  });
}

/** Keeps the answer to a call in the same transaction as its effect. */
export function keepAnswer(store: WritableStore, once: Once | undefined, answer: object): void {
  if (once === undefined) return;
  const { viewer, id } = once;
  let answered = [...readAnswered({ store }, viewer), { id, answer }].slice(-mostKept);
  while (answered.length > 1 && JSON.stringify(answered).length > mostCharacters) answered = answered.slice(1);
  const words = JSON.stringify(answered);
  store.keepNote({ viewer: nameKeeper(viewer), subject, words });
}
