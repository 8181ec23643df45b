import type { Point } from './geometry.ts';

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
