import type { LayoutView } from './layout.ts';
import type { Rect, Point } from './geometry.ts';

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

/** Answers to questions about lines on a table that never changes, for lines asked about again and again. */
export class SegmentCache<Answer> {
  readonly #ends: Float64Array;
  readonly #answers: (Answer | undefined)[];
  readonly #last: number;

  /** Places for answers are a power of two; a line replaces the answer of another in its place. */
  constructor(places = 512) {
    this.#ends = new Float64Array(places * 4).fill(Number.NaN);
    this.#answers = new Array<undefined>(places);
    this.#last = places - 1;
  }

  /** Returns the cached value of this line, unless another line took its place. */
  of(from: Point, to: Point): Answer | undefined {
    const place = mixPoints(from, to) & this.#last;
    const ends = this.#ends;
    const at = place * 4;
    return ends[at] === from.x && ends[at + 1] === from.y && ends[at + 2] === to.x && ends[at + 3] === to.y
      ? this.#answers[place]
      : undefined;
  }

  /**
   * Belongs to another table: returns an empty memory. Thousands of tables are laid, and a new one each would be
   * costly.
   */
  emptied(): this {
    this.#ends.fill(Number.NaN);
    return this;
  }

  keep(from: Point, to: Point, answer: Answer): Answer {
    const place = mixPoints(from, to) & this.#last;
    const at = place * 4;
    this.#ends[at] = from.x;
    this.#ends[at + 1] = from.y;
    this.#ends[at + 2] = to.x;
    this.#ends[at + 3] = to.y;
    this.#answers[place] = answer;
    return answer;
  }
}

/** Hashes the thousandths of an inch of a line, so that neighboring lines fall far apart. */
function mixPoints(from: Point, to: Point): number {
  const sum =
    Math.imul(from.x * 1_000, 73_856_093) ^
    Math.imul(from.y * 1_000, 19_349_663) ^
    Math.imul(to.x * 1_000, 83_492_791) ^
    Math.imul(to.y * 1_000, 39_916_801);
  return sum ^ (sum >>> 13);
}
