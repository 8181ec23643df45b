import { emptyById } from '#kernel/byId.ts';

/** The pieces of a record, each copied, in a record of their own. */
export function copyById<T>(
  pieces: Readonly<Record<string, T>>,
  copy: (piece: T) => T,
): Record<string, T> {
  const copied = emptyById<string, T>();
  for (const id in pieces) {
    const piece = pieces[id];
    if (piece !== undefined) copied[id] = copy(piece);
  }
  return copied;
}

/**
 * Returns a change of one piece alone. A computed key in a literal costs the engine many times as much as a store.
 */
export function makeChange<T>(id: string, change: T): Record<string, T> {
  const changes: Record<string, T> = {};
  changes[id] = change;
  return changes;
}

/**
 * An id as the engine keeps its keys: those are compared by where they lie, others letter by letter, which goes on all
 * the time while a battle is fought.
 */
export function internKey(id: string): string {
  return Object.keys(makeChange(id, true))[0] ?? id;
}
