const minuteMs = 60_000;
/** A timer waits no longer than this; a longer time is waited for in parts. */
const longestWaitMs = 24 * 60 * minuteMs;

/** The time that a table gives each step that players are asked in, by the host's clock. */
export class StepClock {
  readonly #now: () => Date;
  #minutes: number | null = null;
  #untilMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Is called when the time of a step is up. */
  onUp: () => void = () => undefined;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The minutes of each step; null for as long as it takes. */
  get minutes(): number | null {
    return this.#minutes;
  }

  /** The seconds that are left of the step, 0 where its time is up; null without a limit. */
  get secondsLeft(): number | null {
    return this.#untilMs === null ? null : Math.max(0, Math.ceil((this.#untilMs - this.#now().getTime()) / 1_000));
  }

  /** Gives every step so many minutes from now on, the present one too if somebody is asked in it. */
  set(minutes: number | null, isAsked: boolean): void {
    this.#minutes = minutes;
    this.begin(isAsked);
  }

  /** Begins the time of a step; there is none where nobody is asked. */
  begin(isAsked: boolean): void {
    this.#untilMs = this.#minutes === null || !isAsked ? null : this.#now().getTime() + this.#minutes * minuteMs;
    this.#wait();
  }

  /** Gives the step more minutes, counted from now where its time is up. */
  extend(minutes: number): void {
    if (this.#untilMs === null) return;
    this.#untilMs = Math.max(this.#untilMs, this.#now().getTime()) + minutes * minuteMs;
    this.#wait();
  }

  stop(): void {
    this.#untilMs = null;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#untilMs === null) return;
    const leftMs = this.#untilMs - this.#now().getTime();
    if (leftMs > 0) {
      this.#timer = setTimeout(() => this.#wait(), Math.min(leftMs, longestWaitMs));
      // Nobody is kept up by a clock.
      this.#timer.unref();
    } else this.onUp();
  }
}
