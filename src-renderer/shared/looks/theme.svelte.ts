export type ThemeName = 'light' | 'dark';
const storeKey = 'racketeer-theme';

function readTheme(stored: string | null): ThemeName | null {
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** Follows the system until the user picks a theme; the pick is remembered on this machine. */
export class Theme {
  #system = window.matchMedia('(prefers-color-scheme: dark)');
  #picked = $state<ThemeName | null>(null);
  #systemIsDark = $state(false);

  readonly name: ThemeName = $derived(this.#picked ?? (this.#systemIsDark ? 'dark' : 'light'));

  /** The user's choice; the system's where he chose nothing. */
  get picked(): ThemeName | 'system' {
    return this.#picked ?? 'system';
  }

  constructor() {
    const stored = localStorage.getItem(storeKey);
    this.#picked = readTheme(stored);
    this.#systemIsDark = this.#system.matches;
    this.#system.addEventListener('change', (event) => {
      this.#systemIsDark = event.matches;
      this.#show();
    });
    // Another window of the program has picked one.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== storeKey) return;
      this.#picked = readTheme(newValue);
      this.#show();
    });
    this.#show();
  }

  toggle(): void {
    this.pick(this.name === 'dark' ? 'light' : 'dark');
  }

  pick(theme: ThemeName | 'system'): void {
    this.#picked = theme === 'system' ? null : theme;
    if (this.#picked) localStorage.setItem(storeKey, this.#picked);
    else localStorage.removeItem(storeKey);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset['theme'] = this.name;
  }
}
