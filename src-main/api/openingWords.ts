/** Time for a question to arrive, or its answer to leave, before the program is busy reading, in milliseconds. */
const answerMs = 50;

const waitForAnswer = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, answerMs));

/** The words for an opening that takes long, for the page that waits for it. */
export class OpeningWords {
  private isOpening = false;
  private words: string | null = null;
  private readonly waiting: ((words: string | null) => void)[] = [];

  /** Runs an opening that may report its progress; a caller without reports is answered at its end. */
  async during<T>(opening: () => Promise<T>): Promise<T> {
    this.isOpening = true;
    try {
      return await opening();
    } finally {
      this.isOpening = false;
      this.words = null;
      this.answer();
    }
  }

  /** Reports the opening's progress, and waits until callers can be answered. */
  async tell(words: string): Promise<void> {
    this.words = words;
    this.answer();
    await waitForAnswer();
  }

  /** Waits for the words of the opening under way; null where it needs none, and where nothing is being opened. */
  async ask(): Promise<string | null> {
    // A question may arrive just before the opening that it is about.
    if (!this.isOpening) await waitForAnswer();
    if (!this.isOpening || this.words !== null) return this.words;
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private answer(): void {
    for (const resolve of this.waiting.splice(0)) resolve(this.words);
  }
}
