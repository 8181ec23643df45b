import { setVolume } from '#renderer/shared/sound/player.ts';

const storeKey = 'racketeer-settings';

/** How large letters and all that goes with them are, in percent of the usual. */
export const letterSizes = [90, 100, 112, 125, 150] as const;

/** How fast the cards follow each other by themselves. */
export const showSpeeds = ['slow', 'usual', 'fast'] as const;
export type ShowSpeed = (typeof showSpeeds)[number];

type Kept = {
  letters: (typeof letterSizes)[number];
  /** Things move as the system wants, or as little as can be. */
  motion: 'system' | 'less';
  /** A period that is closed over something unanswered is asked about first. */
  asksBeforeClosing: boolean;
  /** Where orders play on by themselves, the turns of the program's rivals come by themselves, deed by deed. */
  playsRivals: boolean;
  show: ShowSettings;
  /** How loud sounds are, in percent; 0 is off. */
  volume: number;
};

/** The show at the close of a period: whether it comes by itself, how fast it goes, and whose scenes it has. */
type ShowSettings = { isOn: boolean; speed: ShowSpeed; mineOnly: boolean };

/** The user's own settings on this machine; the theme is `Theme`'s. */
export class Settings {
  #kept = $state.raw<Kept>(readStored());

  constructor() {
    this.#show();
  }

  get letters(): Kept['letters'] {
    return this.#kept.letters;
  }

  get motion(): Kept['motion'] {
    return this.#kept.motion;
  }

  get asksBeforeClosing(): boolean {
    return this.#kept.asksBeforeClosing;
  }

  get playsRivals(): boolean {
    return this.#kept.playsRivals;
  }

  get volume(): number {
    return this.#kept.volume;
  }

  get show(): ShowSettings {
    return this.#kept.show;
  }

  setShow(change: Partial<ShowSettings>): void {
    this.set({ show: { ...this.#kept.show, ...change } });
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(storeKey, JSON.stringify(this.#kept));
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.style.setProperty('--letters', `${this.#kept.letters / 100}`);
    root.dataset['motion'] = this.#kept.motion;
    setVolume(this.#kept.volume / 100);
  }
}

/** Reads the kept settings, with the usual value for any that is unreadable. */
function readStored(): Kept {
  const kept = readObject(localStorage.getItem(storeKey));
  const { letters, motion, asksBeforeClosing, playsRivals, show, volume } = kept;
  const { isOn, speed, mineOnly } = isObject(show) ? show : {};
  return {
    letters: letterSizes.find((size) => size === letters) ?? 100,
    motion: motion === 'less' ? 'less' : 'system',
    asksBeforeClosing: asksBeforeClosing !== false,
    playsRivals: playsRivals !== false,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : 0,
    show: {
      isOn: isOn !== false,
      speed: showSpeeds.find((one) => one === speed) ?? 'usual',
      mineOnly: mineOnly === true,
    },
  };
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

function isObject(read: unknown): read is Record<string, unknown> {
  return typeof read === 'object' && read !== null;
}
