import type { SeatId } from '#shared/words/ids.ts';

/** The pieces of a table, and those of each gang. */
type Lists<T> = { all: readonly T[]; bySeat: ReadonlyMap<SeatId, readonly T[]> };

/** Lists the pieces of a table for all gangs at once, in the order they came, and keeps the lists until told to forget them. */
export class SeatLists<T> {
  /** A forgotten table keeps its entry: adding a new entry takes longer than listing a table. */
  readonly #lists = new WeakMap<object, { lists: Lists<T> | null }>();
  readonly #seatsOf: (piece: T) => readonly SeatId[];

  constructor(seatsOf: (piece: T) => readonly SeatId[]) {
    this.#seatsOf = seatsOf;
  }

  of(table: Readonly<Record<string, T>>): Lists<T> {
    let kept = this.#lists.get(table);
    if (kept === undefined) {
      kept = { lists: null };
      this.#lists.set(table, kept);
    }
    return (kept.lists ??= this.#listsOf(table));
  }

  #listsOf(table: Readonly<Record<string, T>>): Lists<T> {
    const all = Object.values(table);
    const bySeat = new Map<SeatId, T[]>();
    for (const piece of all) for (const seat of this.#seatsOf(piece)) addTo(bySeat, seat, piece);
    return { all, bySeat };
  }

  forget(table: object): void {
    const kept = this.#lists.get(table);
    if (kept !== undefined) kept.lists = null;
  }
}

/** Puts a piece at the end of its list; hundreds are sorted so, and `Map.groupBy` takes twice as long. */
export function addTo<K, T>(lists: Map<K, T[]>, key: K, piece: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [piece]);
  else list.push(piece);
}
