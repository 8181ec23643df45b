/** So long work rests after it was done. */
const restMs = 400;

/**
 * Does work that many ask for at once: the first time at once, then at most once in a rest, and always once more after
 * the last time it was asked for.
 */
export class Merged {
  readonly #work: () => Promise<void>;
  #isWanted = false;
  #isResting = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  ask(): void {
    this.#isWanted = true;
    if (!this.#isResting) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isResting = true;
    while (this.#isWanted) {
      this.#isWanted = false;
      const rest = new Promise((resolve) => setTimeout(resolve, restMs));
      await this.#work();
      await rest;
    }
    this.#isResting = false;
  }
}
