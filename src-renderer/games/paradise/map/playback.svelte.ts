/** Months a second at each speed. */
export const playbackSpeeds = { slow: 1, steady: 2, fast: 5 } as const;
export type PlaybackSpeed = keyof typeof playbackSpeeds;
export const playbackOrder = ['slow', 'steady', 'fast'] as const satisfies readonly PlaybackSpeed[];

/** Calls back after so many milliseconds; returns how to stop it. */
type Waiting = (ms: number, then: () => void) => () => void;

/** The first month of play, and the last one that is over. */
type Months = { first: number; last: number };

/** The months of the map, one after the other, to today. Where things move as little as can be, each is a step of its own. */
export class Playback {
  /** The month that is shown; null: today. */
  month = $state<number | null>(null);
  isPlaying = $state(false);
  speed = $state<PlaybackSpeed>('steady');
  readonly #months: () => Months;
  readonly #isStill: () => boolean;
  readonly #wait: Waiting;
  #stop: (() => void) | null = null;

  constructor(months: () => Months, isStill: () => boolean, wait: Waiting = waitFor) {
    this.#months = months;
    this.#isStill = isStill;
    this.#wait = wait;
  }

  /** Goes on by itself from the month that is shown, from the first one if that is today; or one step. */
  play(): void {
    const { first, last } = this.#months();
    if (last < first) return;
    if (this.month === null) this.month = first;
    else if (this.#isStill()) this.#step();
    if (this.#isStill()) return;
    this.isPlaying = true;
    this.#goOn();
  }

  pause(): void {
    this.isPlaying = false;
    this.#stop?.();
    this.#stop = null;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Shows a month that somebody picked; one after the last is today. */
  show(month: number | null): void {
    this.pause();
    const { first, last } = this.#months();
    this.month = month === null || month > last ? null : Math.max(first, month);
  }

  #goOn(): void {
    this.#stop = this.#wait(1000 / playbackSpeeds[this.speed], () => {
      this.#step();
      if (this.month === null) this.pause();
      else this.#goOn();
    });
  }

  #step(): void {
    const { first, last } = this.#months();
    const next = this.month === null ? first : this.month + 1;
    this.month = next > last ? null : next;
  }
}

function waitFor(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
