/**
 * A record of many pieces by their ids, with nobody in it yet. Without a prototype it is a table of keys from the
 * start: as a common object it would be laid out anew with every id, and each of thousands differently.
 */
export function emptyById<K extends string, T>(): Record<K, T> {
  return Object.create(null) as Record<K, T>;
}
