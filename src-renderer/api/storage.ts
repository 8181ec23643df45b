/** A storage that lasts as long as its page: in the place of one that a browser refuses. */
class PageStorage implements Storage {
  readonly #kept = new Map<string, string>();

  constructor(before: readonly (readonly [string, string])[]) {
    for (const [key, text] of before) this.#kept.set(key, text);
  }

  get length(): number {
    return this.#kept.size;
  }

  key(nth: number): string | null {
    return [...this.#kept.keys()][nth] ?? null;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#kept.set(key, text);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}

const trial = 'racketeer-trial';

/** The browser keeps what this page writes after the page is closed. */
export const storageOfPage = { isLasting: true };

/**
 * Puts storages of the page's own in the place of those that the browser refuses to write (a private window, a full disk,
 * a page whose data are blocked): then everything works until the page is loaded again.
 */
export function provideStorage(page: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isWritable(page, name)) continue;
    storageOfPage.isLasting = false;
    Object.defineProperty(page, name, { value: new PageStorage(readAll(page, name)), configurable: true });
  }
}

function isWritable(page: Window, name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    page[name].setItem(trial, '');
    page[name].removeItem(trial);
    return true;
  } catch {
    return false;
  }
}

/** Reads what a storage that takes nothing new still holds. */
function readAll(page: Window, name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    return Object.entries({ ...(page[name] as unknown as Record<string, string>) });
  } catch {
    return [];
  }
}
