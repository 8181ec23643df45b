import { create, type Patches } from 'mutative';

/** Ids of changed items by top-level collection of the state; null: the whole collection. */
export type Changes = Map<string, Set<string> | null>;

/**
 * Applies recorded events to a campaign's state without changing it: returns the new state, which shares unchanged
 * parts, and the changed items by collection.
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
  return { after: after as S, changes: collectChanges(patches) };
}

function collectChanges(patches: Patches): Changes {
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
