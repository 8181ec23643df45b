/** The first pause before the program is asked again, and the longest. */
const [firstPauseMs, longestPauseMs] = [1_000, 15_000];

/** The link of this page to the program that serves it: whether it answers, and what is done when it answers again. */
export class ProgramLink {
  /** The program did not answer last time. */
  isDown = $state(false);
  /** A player's own device: what it could not send is kept here until it can. */
  keepsOrders = $state(false);
  /** Other addresses at which this page looks for the program while it does not answer here. */
  others = $state.raw<readonly string[]>([]);
  #probe: (() => Promise<unknown>) | null = null;
  #heals: readonly (() => Promise<void>)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = firstPauseMs;

  /** Has the link ask by itself whether the program is back: at ever longer pauses, and when the network comes back. */
  watch(probe: () => Promise<unknown>): void {
    this.keepsOrders = true;
    this.#probe = probe;
    window.addEventListener('online', () => void this.tryAgain());
  }

  /** Calls back each time the program answers again; returns how to stop. */
  whenHealed(heal: () => Promise<void>): () => void {
    this.#heals = [...this.#heals, heal];
    return () => {
      this.#heals = this.#heals.filter((one) => one !== heal);
    };
  }

  /** Notes that a call reached nobody. */
  lose(): void {
    this.isDown = true;
    if (this.#probe === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.tryAgain(), this.#pauseMs);
    this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
  }

  /** Notes that the program answered. */
  find(): void {
    if (!this.isDown) return;
    this.isDown = false;
    this.#pauseMs = firstPauseMs;
    clearTimeout(this.#timer);
    for (const heal of this.#heals) void heal();
  }

  /** Asks at once whether the program is back. */
  async tryAgain(): Promise<void> {
    if (!this.isDown) return;
    clearTimeout(this.#timer);
    try {
      // An answer of any kind is a link; `find` has heard of it.
      await this.#probe?.();
    } catch {
      // Still cut, or refused: either way the link has been told.
    }
  }
}

/** The link of this page. */
export const programLink = new ProgramLink();
