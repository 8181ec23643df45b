/** Time for a question to arrive, or its answer to leave, before the program is busy reading, in milliseconds. */
const answerMs = 50;

const waitForAnswer = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, answerMs));

/** The words for an opening that takes long, for the page that waits for it. */
export class OpeningWords {
  private isOpening = false;
  private words: string | null = null;
  private readonly waiting: ((words: string | null) => void)[] = [];

  /** Runs an opening, which may say what it does; whoever asked and was told nothing is answered when it is over. */
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

  /** Tells what the opening does, and waits until those who ask can have been answered. */
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
