/**
 * Returns a change of one piece alone. A computed key in a literal costs the engine many times as much as a store.
 */
export function makeChange<T>(id: string, change: T): Record<string, T> {
  const changes: Record<string, T> = {};
  changes[id] = change;
  return changes;
}
