import type { LayoutView } from './layout.ts';
import type { Rect } from './geometry.ts';

/** The ground of some houses: the pieces that stop walkers, its size, and cached results. */
type Known<Value> = { solid: readonly Rect[]; width: number; height: number; value: Value };

/**
 * Caches values computed from the houses and solid pieces of a table alone, for as long as the houses live: tables of
 * one setting share their houses, so one battle's work on walls and routes serves the next.
 */
export class TerrainCache<Value> {
  readonly #make: (layout: LayoutView) => Value;
  readonly #known = new WeakMap<LayoutView['buildings'], Known<Value>[]>();

  constructor(make: (layout: LayoutView) => Value) {
    this.#make = make;
  }

  of(layout: LayoutView): Value {
    const { buildings, width, height } = layout;
    const solid = listSolidPieces(layout);
    let known = this.#known.get(buildings);
    if (known === undefined) {
      known = [];
      this.#known.set(buildings, known);
    }
    for (const one of known) {
      if (one.width === width && one.height === height && hasSameRects(one.solid, solid)) return one.value;
    }
    const value = this.#make(layout);
    known.unshift({ solid: solid.map((rect) => ({ ...rect })), width, height, value });
    // perf: cars come and go, and a ground of long ago does not come again.
    if (known.length > mostKnown) known.pop();
    return value;
  }
}

const mostKnown = 24;

/** Lists the pieces that stop walkers. */
export function listSolidPieces(layout: LayoutView): readonly Rect[] {
  const solid: Rect[] = [];
  for (const cover of layout.covers) {
    if (cover.isTall || cover.isSolid === true) solid.push(cover.rect);
  }
  return solid;
}

function hasSameRects(some: readonly Rect[], others: readonly Rect[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ x, y, width, height }, i) => {
      const other = others[i];
      return other?.x === x && other.y === y && other.width === width && other.height === height;
    })
  );
}
