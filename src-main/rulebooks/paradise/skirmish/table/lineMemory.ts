import type { Point } from './geometry.ts';

/** Places for answers, a power of two; a line that comes to a taken place takes it over. */
const places = 512;

/** Answers to questions about lines on a table that never changes, for lines asked about again and again. */
export class LineMemory<Answer> {
  readonly #ends = new Float64Array(places * 4).fill(Number.NaN);
  readonly #answers: (Answer | undefined)[] = new Array<undefined>(places);

  /** What was kept of this line, if nothing took its place. */
  of(from: Point, to: Point): Answer | undefined {
    const place = placeOf(from, to);
    const ends = this.#ends;
    const at = place * 4;
    return ends[at] === from.x &&
      ends[at + 1] === from.y &&
      ends[at + 2] === to.x &&
      ends[at + 3] === to.y
      ? this.#answers[place]
      : undefined;
  }

  keep(from: Point, to: Point, answer: Answer): Answer {
    const place = placeOf(from, to);
    const at = place * 4;
    this.#ends[at] = from.x;
    this.#ends[at + 1] = from.y;
    this.#ends[at + 2] = to.x;
    this.#ends[at + 3] = to.y;
    this.#answers[place] = answer;
    return answer;
  }
}

/** Thousandths of an inch, mixed: neighboring lines fall far apart. */
function placeOf(from: Point, to: Point): number {
  const mixed =
    Math.imul(from.x * 1_000, 73_856_093) ^
    Math.imul(from.y * 1_000, 19_349_663) ^
    Math.imul(to.x * 1_000, 83_492_791) ^
    Math.imul(to.y * 1_000, 39_916_801);
  return (mixed ^ (mixed >>> 13)) & (places - 1);
}
