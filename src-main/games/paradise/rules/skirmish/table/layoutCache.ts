import type { LayoutView } from './layout.ts';

/**
 * Caches a value computed from the houses and pieces of a table, for the last table asked about: one battle is fought
 * at a time. Hazards and a roadblock, which make another layout of the same houses, change nothing in it.
 */
export class LayoutCache<Value> {
  readonly #make: (layout: LayoutView, before: Value | null) => Value;
  #of: LayoutView | null = null;
  #value: Value | null = null;

  /** `make` may reuse parts of the value before, which is not read any more. */
  constructor(make: (layout: LayoutView, before: Value | null) => Value) {
    this.#make = make;
  }

  of(layout: LayoutView): Value {
    const known = this.#value;
    if (known !== null && this.#of !== null && isSameGround(this.#of, layout)) return known;
    const value = this.#make(layout, known);
    // The cached value is compared with the current layout: a caller that lays a table may give it other pieces.
    this.#of = { ...layout };
    this.#value = value;
    return value;
  }
}

function isSameGround(one: LayoutView, other: LayoutView): boolean {
  return (
    one.buildings === other.buildings &&
    one.covers === other.covers &&
    one.width === other.width &&
    one.height === other.height
  );
}
