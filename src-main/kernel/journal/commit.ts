import { create, type Patches } from 'mutative';

/** Ids of changed items by top-level collection of the state; null: the whole collection. */
export type Changes = Map<string, Set<string> | null>;

/**
 * Applies recorded events to a campaign's state without touching it: the state after, sharing what
 * did not change, and which items of which collections did.
 */
export function applyRecorded<S, E>(
  writer: { apply(state: S, event: E): void },
  before: S,
  events: readonly E[],
): { after: S; changes: Changes } {
  const [after, patches] = create(
    before as object,
    (draft) => {
      for (const event of events) writer.apply(draft as S, event);
    },
    { enablePatches: true },
  );
  const changes = changesOf(patches);
  for (const [collection, ids] of changes) {
    if (ids === null) changes.set(collection, changedItems(before as object, after, collection));
  }
  return { after: after as S, changes };
}

/** Ids of what came, went or changed where a collection took the place of another; null: nothing is left in it, or it is none. */
function changedItems(before: object, after: object, name: string): Set<string> | null {
  const [old, items] = [collectionOf(before, name), collectionOf(after, name)];
  if (old === null || items === null) return null;
  const ids = Object.keys(items);
  if (ids.length === 0) return null;
  const gone = Object.keys(old).filter((id) => !Object.hasOwn(items, id));
  return new Set([...gone, ...ids.filter((id) => items[id] !== old[id])]);
}

function collectionOf(state: object, name: string): Record<string, unknown> | null {
  const found = (state as Record<string, unknown>)[name];
  const isCollection = typeof found === 'object' && found !== null && !Array.isArray(found);
  return isCollection ? (found as Record<string, unknown>) : null;
}

function changesOf(patches: Patches): Changes {
  const changes: Changes = new Map();
  for (const { path } of patches) {
    const [collection, id] = path as (string | number)[];
    if (collection === undefined) continue;
    const known = changes.get(String(collection));
    if (id === undefined) changes.set(String(collection), null);
    else if (known === undefined) changes.set(String(collection), new Set([String(id)]));
    else known?.add(String(id));
  }
  return changes;
}

/** Adds further changes to those of `into`. */
export function mergeChanges(into: Changes, more: Changes): void {
  for (const [collection, ids] of more) {
    const known = into.get(collection);
    if (ids === null || known === null) into.set(collection, null);
    else into.set(collection, new Set([...(known ?? []), ...ids]));
  }
}
