/** A pace: the requests allowed at once, and the further ones each second. */
export type CallPace = { atOnce: number; perSecond: number };

type Bucket = { left: number; atMs: number };

/** Keeps a pace for each caller; only the latest callers are remembered. */
export class Buckets {
  readonly #pace: CallPace;
  readonly #most: number;
  readonly #byAsker = new Map<string, Bucket>();

  constructor(pace: CallPace, most = 256) {
    this.#pace = pace;
    this.#most = most;
  }

  /** Takes one request of an asker; false where he is too fast. */
  take(asker: string, nowMs: number): boolean {
    const { atOnce, perSecond } = this.#pace;
    const before = this.#byAsker.get(asker) ?? { left: atOnce, atMs: nowMs };
    const gainedMs = Math.max(0, nowMs - before.atMs);
    const left = Math.min(atOnce, before.left + (gainedMs / 1_000) * perSecond);
    this.#byAsker.delete(asker);
    this.#byAsker.set(asker, { left: left >= 1 ? left - 1 : left, atMs: nowMs });
    const [oldest] = this.#byAsker.keys();
    if (this.#byAsker.size > this.#most && oldest !== undefined) this.#byAsker.delete(oldest);
    return left >= 1;
  }
}
