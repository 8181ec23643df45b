import type { BrowserWindow, RenderProcessGoneDetails } from 'electron';
import type { ReportProblem } from '../callGuard.ts';
import type { ElectronModule } from './electronModule.ts';

type Choice = 'Reload' | 'Wait' | 'Quit';

/** Trouble with the page and the choices it leaves; the first choice is the usual one. */
interface Trouble {
  message: string;
  choices: readonly Choice[];
}

export interface PageTroubleOptions {
  /** Loads the interface again. */
  reload(): void;
  /** The page is no longer there to be sent anything. */
  onGone(): void;
  onProblem: ReportProblem;
}

/** A load that was given up because another one began. */
const loadAborted = -3;

const nothingLost = 'Everything that was done is saved, and the campaign stays open behind the window.';

/**
 * Asks for the next step when the page dies, hangs or does not load. One question at a time: a newer one replaces an
 * older.
 */
export class PageTrouble {
  readonly #electron: Pick<ElectronModule, 'app' | 'dialog'>;
  readonly #window: BrowserWindow;
  readonly #options: PageTroubleOptions;
  #asking: AbortController | null = null;
  #hangs = false;
  /** The page is being ended by this program, so its end is no news. */
  #endsPage = false;

  constructor(electron: Pick<ElectronModule, 'app' | 'dialog'>, window: BrowserWindow, options: PageTroubleOptions) {
    this.#electron = electron;
    this.#window = window;
    this.#options = options;
    this.#watchPage();
    this.#watchHelpers();
  }

  #watchPage(): void {
    const { webContents } = this.#window;
    webContents.on('render-process-gone', (_event, details) => this.#pageGone(details));
    webContents.on('preload-error', (_event, _path, error) => {
      this.#tell(error, { message: 'The window could not be set up.', choices: ['Reload', 'Quit'] });
    });
    webContents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
      if (!isMainFrame || code === loadAborted) return;
      this.#options.onGone();
      this.#tell(new Error(`${url} did not load: ${description} (${code})`), {
        message: 'The window could not be loaded.',
        choices: ['Reload', 'Quit'],
      });
    });
    this.#window.on('unresponsive', () => {
      this.#hangs = true;
      this.#tell(new Error('The page does not respond.'), {
        message: 'The window does not respond.',
        choices: ['Wait', 'Reload', 'Quit'],
      });
    });
    this.#window.on('responsive', () => {
      if (this.#hangs) this.#asking?.abort();
      this.#hangs = false;
    });
    this.#window.on('closed', () => this.#asking?.abort());
  }

  /** Processes beside the page; Chromium restarts them, but the screen may be broken. */
  #watchHelpers(): void {
    const handleGone = (_event: unknown, { type, reason, exitCode }: HelperDetails): void => {
      if (reason === 'clean-exit') return;
      this.#tell(new Error(`The ${type} process is gone: ${reason} (${exitCode}).`), {
        message: 'A part of the window stopped and was started again.',
        choices: ['Reload', 'Wait', 'Quit'],
      });
    };
    this.#electron.app.on('child-process-gone', handleGone);
    this.#window.on('closed', () => this.#electron.app.off('child-process-gone', handleGone));
  }

  #pageGone({ reason, exitCode }: RenderProcessGoneDetails): void {
    this.#hangs = false;
    this.#options.onGone();
    if (this.#endsPage || reason === 'clean-exit') {
      this.#endsPage = false;
      return;
    }
    const message = reason === 'oom' ? 'The window ran out of memory.' : 'The window stopped working.';
    this.#tell(new Error(`The page is gone: ${reason} (${exitCode}).`), { message, choices: ['Reload', 'Quit'] });
  }

  #tell(problem: unknown, trouble: Trouble): void {
    this.#options.onProblem(problem);
    this.#ask(trouble).catch(this.#options.onProblem);
  }

  async #ask({ message, choices }: Trouble): Promise<void> {
    if (this.#window.isDestroyed()) return;
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const { response } = await this.#electron.dialog.showMessageBox(this.#window, {
      type: 'warning',
      message,
      detail: nothingLost,
      buttons: [...choices],
      defaultId: 0,
      cancelId: choices.includes('Wait') ? choices.indexOf('Wait') : 0,
      signal: asking.signal,
    });
    if (asking.signal.aborted) return;
    this.#asking = null;
    if (choices[response] === 'Reload') this.#reload();
    if (choices[response] === 'Quit') this.#electron.app.quit();
  }

  #reload(): void {
    if (this.#window.isDestroyed()) return;
    if (this.#hangs) {
      // A page that hangs never hears of a reload.
      this.#hangs = false;
      this.#endsPage = true;
      this.#window.webContents.forcefullyCrashRenderer();
    }
    this.#options.reload();
  }
}

type HelperDetails = { type: string; reason: string; exitCode: number };
