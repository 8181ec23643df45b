/** The screen on show, and the periods that the log and the paper open at. */
export class ScreenPlace {
  /** The screen a campaign opens at. */
  readonly home: string;
  screen = $state('');
  /** The period the log opens at; null shows all. */
  logPeriod = $state<number | null>(null);
  /** The period whose paper is wanted next; null is the newest. */
  paperPeriod = $state<number | null>(null);
  readonly #onleave: () => void;

  constructor(home: string, onleave: () => void) {
    this.home = home;
    this.screen = home;
    this.#onleave = onleave;
  }

  go(screen: string): void {
    this.paperPeriod = null;
    this.#onleave();
    this.screen = screen;
  }

  /** Shows the paper of one period. */
  openPaper(period: number): void {
    this.paperPeriod = period;
    this.screen = 'paper';
  }

  /** Shows the log of one period, where a figure of the books comes from. */
  openLog(period: number): void {
    this.logPeriod = period;
    this.screen = 'log';
  }

  /** Leaves a report that no longer holds. */
  leaveReport(): void {
    if (this.screen === 'report') this.screen = this.home;
  }
}
