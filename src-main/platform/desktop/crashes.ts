import { HostProblem } from '../hostProblem.ts';
import { waitForEnd } from '../limit.ts';
import type { ElectronModule } from './electronModule.ts';

/** How long a campaign may take to close before the program ends without it. */
const closingLimitMs = 10_000;

export interface CrashOptions {
  /** Writes a report; returns its path, or null where it could not be written. */
  writeCrash(what: unknown): string | null;
  limitMs?: number;
}

/** Emits uncaught errors. */
export interface ErrorSource {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (what: unknown) => void): unknown;
}

/** Ends the program with an explanation of any error. */
export class Crashes {
  /** Closes the open campaign; set as soon as there is a program that could have one. */
  close: () => Promise<void> = () => Promise.resolve();
  readonly #electron: Pick<ElectronModule, 'app' | 'dialog'>;
  readonly #options: CrashOptions;
  #isEnding = false;

  constructor(electron: Pick<ElectronModule, 'app' | 'dialog'>, options: CrashOptions) {
    this.#electron = electron;
    this.#options = options;
  }

  /** Reports uncaught errors from now on; the campaign is closed first. */
  watch(program: ErrorSource = process): void {
    const end = (what: unknown): void => void this.#end(what);
    program.on('uncaughtException', end);
    program.on('unhandledRejection', end);
  }

  /** Explains why the program did not start, and ends it. A HostProblem has its own sentence, a bug its report. */
  failToStart(problem: unknown): void {
    const { app, dialog } = this.#electron;
    const sentence =
      problem instanceof HostProblem
        ? problem.message
        : `Something in the program is missing or broken; install it again. ${this.#report(problem)}`;
    dialog.showErrorBox('Racketeer could not start', sentence);
    app.exit(1);
  }

  async #end(what: unknown): Promise<void> {
    const report = this.#report(what);
    // One mistake often brings more; the first has the word.
    if (this.#isEnding) return;
    this.#isEnding = true;
    const { app, dialog } = this.#electron;
    const sentence = `Every campaign is as it was last saved. ${report}`;
    process.stderr.write(`Racketeer ended unexpectedly. ${sentence}\n`);
    try {
      if (!app.isReady()) return dialog.showErrorBox('Racketeer ended unexpectedly', sentence);
      const closed = waitForEnd(this.close(), this.#options.limitMs ?? closingLimitMs);
      const { response } = await dialog.showMessageBox({
        type: 'error',
        message: 'Racketeer ran into an error and has to close.',
        detail: sentence,
        buttons: ['Start Again', 'Quit'],
        defaultId: 0,
        cancelId: 1,
      });
      await closed;
      if (response === 0) app.relaunch();
    } finally {
      app.exit(1);
    }
  }

  #report(what: unknown): string {
    const path = this.#options.writeCrash(what);
    return path === null ? 'No report of it could be written.' : `A report is in ${path}.`;
  }
}
