import type { SeatId } from '#shared/words/ids.ts';

/** The derived values of one source, by slot; `shared` is the entry of the state that a view was made from, else the own. */
type Entry = { values: unknown[]; shared: Entry };

const entries = new WeakMap<object, Entry>();

/** perf: the last source asked; a plan asks one view thousands of times. */
let latest: { source: object; entry: Entry } | null = null;

let slots = 0;

/** Replaces a computed `undefined`. */
const nothing = Symbol('nothing');

/** Caches `compute` for each source, a state or a view, until `invalidate` is called for it. A view never changes. */
export function derived<S extends object, T>(compute: (source: S) => T): (source: S) => T {
  const slot = slots++;
  return (source) => read(findEntry(source), slot, compute, source);
}

/** Like `derived`, with one value for a state and all its views. `compute` may read only facts that those share. */
export function derivedForAll<S extends object, T>(compute: (source: S) => T): (source: S) => T {
  const slot = slots++;
  return (source) => read(findEntry(source).shared, slot, compute, source);
}

/** Like `derived`, for each seat. */
export function derivedBySeat<S extends object, T>(
  compute: (source: S, seat: SeatId) => T,
): (source: S, seat: SeatId) => T {
  return deriveByKey(derived, compute);
}

/** Like `derivedForAll`, for each seat, or for each other key. */
export function derivedForAllBy<S extends object, K, T>(compute: (source: S, key: K) => T): (source: S, key: K) => T {
  return deriveByKey(derivedForAll, compute);
}

/** Keeps the value of the key that was asked for last. */
export class Latest<T> {
  private kept: { key: string; value: T } | null = null;

  find(key: string, compute: () => T): T {
    if (this.kept?.key !== key) this.kept = { key, value: compute() };
    return this.kept.value;
  }
}

/** A cache that keeps values only within `share`; `find` returns the kept one of a key, or null. */
export type SharedCache<K, V> = {
  share<T>(work: () => T): T;
  isShared(): boolean;
  find(key: K): V | null;
  keep(key: K, value: V): void;
};

/** Creates a shared cache of the `most` values that were kept last. */
export function createSharedCache<K, V>(most: number): SharedCache<K, V> {
  let values: Map<K, V> | null = null;
  return {
    share(work) {
      if (values !== null) return work();
      values = new Map();
      try {
        return work();
      } finally {
        values = null;
      }
    },
    isShared: () => values !== null,
    find: (key) => values?.get(key) ?? null,
    keep(key, value) {
      if (values === null) return;
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}

/** Lets a view, or a changed copy of one, use the values that `derivedForAll` has for its source. */
export function shareDerived<V extends object>(view: V, source: object): V {
  findEntry(view).shared = findEntry(source).shared;
  return view;
}

/** Drops all values derived from a state and, with `derivedForAll`, from its views. Only `apply` calls it. */
export function invalidate(state: object): void {
  entries.get(state)?.values.fill(undefined);
}

function deriveByKey<S extends object, K, T>(
  derive: (compute: (source: S) => Map<K, T>) => (source: S) => Map<K, T>,
  compute: (source: S, key: K) => T,
): (source: S, key: K) => T {
  const valuesFor = derive(() => new Map());
  return (source, key) => {
    const values = valuesFor(source);
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as T;
    const value = compute(source, key);
    values.set(key, value);
    return value;
  };
}

function read<S extends object, T>({ values }: Entry, slot: number, compute: (source: S) => T, source: S): T {
  const known = values[slot];
  if (known !== undefined) return (known === nothing ? undefined : known) as T;
  const value = compute(source);
  values[slot] = value === undefined ? nothing : value;
  return value;
}

function findEntry(source: object): Entry {
  if (latest?.source === source) return latest.entry;
  let entry = entries.get(source);
  if (entry === undefined) {
    entry = createEntry();
    entries.set(source, entry);
  }
  latest = { source, entry };
  return entry;
}

function createEntry(): Entry {
  const entry = { values: [] } as unknown as Entry;
  entry.shared = entry;
  return entry;
}
