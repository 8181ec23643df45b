/**
 * Creates an empty record of many pieces by ID. perf: without a prototype it is a table of keys from the start; a
 * common object would get a new layout with every ID.
 */
export function emptyById<K extends string, T>(): Record<K, T> {
  return Object.create(null) as Record<K, T>;
}
