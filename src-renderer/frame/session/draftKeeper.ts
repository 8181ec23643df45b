/** So long after a change what stands in the form is kept. */
const restMs = 400;

/**
 * Keeps the newest text of a form, at the latest so long after the first change that was not kept yet: the next letter
 * does not push it back, so that who writes without a rest is kept too.
 */
export class DraftKeeper {
  #kept: string;
  #last: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #keep: (text: string) => void;

  constructor(standing: string, keep: (text: string) => void) {
    this.#kept = standing;
    this.#last = standing;
    this.#keep = keep;
  }

  /** This is kept already: what was read from the file. */
  stands(text: string): void {
    this.#kept = text;
    this.#last = text;
  }

  write(text: string): void {
    this.#last = text;
    if (text !== this.#kept) this.#timer ??= setTimeout(() => this.close(), restMs);
  }

  /** Keeps at once what is not kept yet: the form goes away. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#last === this.#kept) return;
    this.#kept = this.#last;
    this.#keep(this.#last);
  }
}

/** Has a keeper keep its text when the page is hidden or left, and when the returned function ends it. */
export function closeWithPage(keeper: DraftKeeper): () => void {
  const close = (): void => keeper.close();
  // A phone that hides a page may never bring it back, and then leaves it without a word.
  const closeHidden = (): void => {
    if (document.visibilityState === 'hidden') close();
  };
  window.addEventListener('pagehide', close);
  document.addEventListener('visibilitychange', closeHidden);
  return () => {
    window.removeEventListener('pagehide', close);
    document.removeEventListener('visibilitychange', closeHidden);
    close();
  };
}

/**
 * A kept draft with what was written in the fresh form before it was there: who picks one thing has the last word on
 * that alone, and loses nothing of the rest.
 */
export function mergeWritten<T>(kept: T, fresh: T, written: T): T {
  if (typeof kept !== 'object' || typeof fresh !== 'object' || Array.isArray(fresh)) {
    return isSame(written, fresh) ? kept : written;
  }
  const changed = Object.entries(written as object).filter(
    ([part, value]) => !isSame(value, (fresh as Record<string, unknown>)[part]),
  );
  return { ...kept, ...Object.fromEntries(changed) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
