import type { ReportProblem } from '../callGuard.ts';
import { waitForEnd } from '../limit.ts';
import type { ElectronModule } from './electronModule.ts';

/** The time that closing takes on a slow disk; after that the user is asked. */
const closingLimitMs = 10_000;

export interface QuittingOptions {
  /** Closes the open campaign after its accepted writes. */
  close(): Promise<void>;
  onProblem: ReportProblem;
  limitMs?: number;
}

/** Lets the program end only when the campaign is closed, or when the user will not wait for that any longer. */
export class Quitting {
  readonly #electron: Pick<ElectronModule, 'app' | 'dialog'>;
  readonly #options: QuittingOptions;
  /** The closing that the program's end waits for; another object once a window was opened again. */
  #attempt: object | null = null;
  #mayEnd = false;

  constructor(electron: Pick<ElectronModule, 'app' | 'dialog'>, options: QuittingOptions) {
    this.#electron = electron;
    this.#options = options;
    electron.app.on('will-quit', (event) => {
      if (this.#mayEnd) return;
      event.preventDefault();
      if (this.#attempt === null) void this.#closeAndEnd();
    });
  }

  /** Keeps the program from ending after the closing that is under way. */
  cancel(): void {
    this.#attempt = null;
  }

  async #closeAndEnd(): Promise<void> {
    const attempt = (this.#attempt = {});
    const { close, onProblem, limitMs = closingLimitMs } = this.#options;
    const closed = close().catch(onProblem);
    while (!(await waitForEnd(closed, limitMs))) {
      if (this.#attempt !== attempt) return;
      if (await this.#isToldToEnd(closed)) {
        if (this.#attempt === attempt) this.#electron.app.exit(1);
        return;
      }
    }
    if (this.#attempt !== attempt) return;
    this.#mayEnd = true;
    this.#electron.app.quit();
  }

  /** Asks whether to go on waiting; the question closes when the wait is over. */
  async #isToldToEnd(closed: Promise<unknown>): Promise<boolean> {
    const over = new AbortController();
    void closed.then(() => over.abort());
    const { response } = await this.#electron.dialog
      .showMessageBox({
        type: 'warning',
        message: 'Racketeer is still closing the campaign.',
        detail:
          'Every order that was carried out is on disk already. If the disk does not answer, you can quit without waiting for it.',
        buttons: ['Wait', 'Quit Anyway'],
        defaultId: 0,
        cancelId: 0,
        signal: over.signal,
      })
      .catch(() => ({ response: 1 }));
    return !over.signal.aborted && response === 1;
  }
}
