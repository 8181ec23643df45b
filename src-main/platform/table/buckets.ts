import { Askers } from './askers.ts';

/** A pace: the requests allowed at once, and the further ones each second. */
export type CallPace = { atOnce: number; perSecond: number };

type Bucket = { left: number; atMs: number };

/** Keeps a pace for each caller, who is forgotten when all that he may ask at once is his again. */
export class Buckets {
  readonly #pace: CallPace;
  readonly #askers: Askers<Bucket>;

  constructor(pace: CallPace, most?: number) {
    this.#pace = pace;
    this.#askers = new Askers((bucket, nowMs) => this.#refill(bucket, nowMs) >= pace.atOnce, most);
  }

  /** Takes one request of an asker; false where he is too fast. */
  take(asker: string, nowMs: number): boolean {
    const before = this.#askers.find(asker, nowMs) ?? { left: this.#pace.atOnce, atMs: nowMs };
    const left = this.#refill(before, nowMs);
    this.#askers.keep(asker, { left: left >= 1 ? left - 1 : left, atMs: nowMs }, nowMs);
    return left >= 1;
  }

  #refill({ left, atMs }: Bucket, nowMs: number): number {
    const { atOnce, perSecond } = this.#pace;
    return Math.min(atOnce, left + (Math.max(0, nowMs - atMs) / 1_000) * perSecond);
  }
}
