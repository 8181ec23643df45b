const typingPauseMs = 180;

/**
 * Asks the program about what is being typed or looked at: waits for a pause, keeps only the newest answer, and
 * holds the refusal's sentence when there is no answer.
 */
export class LiveAnswer<Input, Answer> {
  answer = $state.raw<Answer | null>(null);
  problem = $state<string | null>(null);
  isPending = $state(false);
  /** The failure thrown instead of an answer. */
  failure = $state.raw<unknown>(null);
  #ask: (input: Input) => Promise<Answer>;
  #sentenceOf: (error: unknown) => string;
  #pauseMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  /** An input that nobody types is asked at once, with a pause of 0 ms. */
  constructor(ask: (input: Input) => Promise<Answer>, sentence: (error: unknown) => string, pauseMs = typingPauseMs) {
    this.#ask = ask;
    this.#sentenceOf = sentence;
    this.#pauseMs = pauseMs;
  }

  /** Null means there is nothing to ask about. */
  about(input: Input | null): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    if (input === null) {
      this.answer = null;
      this.problem = null;
      this.failure = null;
      this.isPending = false;
      return;
    }
    this.isPending = true;
    this.#timer = setTimeout(() => void this.#run(input, turn), this.#pauseMs);
  }

  async #run(input: Input, turn: number): Promise<void> {
    try {
      const answer = await this.#ask(input);
      if (turn !== this.#turn) return;
      this.answer = answer;
      this.problem = null;
      this.failure = null;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.answer = null;
      this.problem = this.#sentenceOf(error);
      this.failure = error;
    }
    this.isPending = false;
  }
}
