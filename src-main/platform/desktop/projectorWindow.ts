import type { BrowserWindow } from 'electron';
import { isPublicCall } from '../loopback/publicCalls.ts';
import type { CallRouter, ReportProblem } from '../callGuard.ts';
import { showAddress } from './appScheme.ts';
import { handOutCallPort } from './callPort.ts';
import type { ElectronModule } from './electronModule.ts';
import { createProjectorWindow } from './window.ts';

/** The projector’s window: the show without controls, through a port that opens public calls alone. */
export class ProjectorWindow {
  readonly #electron: ElectronModule;
  readonly #preloadPath: string;
  readonly #onProblem: ReportProblem;
  #window: BrowserWindow | null = null;

  constructor(
    electron: ElectronModule,
    { router, preloadPath, onProblem }: { router: CallRouter; preloadPath: string; onProblem: ReportProblem },
  ) {
    this.#electron = electron;
    this.#preloadPath = preloadPath;
    this.#onProblem = onProblem;
    handOutCallPort(electron, {
      router,
      window: () => this.#window,
      mayCall: (path) => isPublicCall(path.join('/')),
      onProblem,
    });
  }

  /** Opens the window, on another screen than the interface if there is one, or brings it to the front. */
  show(beside: BrowserWindow): void {
    if (this.#window !== null && !this.#window.isDestroyed()) {
      this.#window.focus();
      return;
    }
    const window = createProjectorWindow(this.#electron, this.#preloadPath, beside);
    this.#window = window;
    // The page has no control that a broken one could be mended with.
    window.webContents.on('render-process-gone', () => this.close());
    window.loadURL(showAddress).catch(this.#onProblem);
  }

  /** Closes it with the window that it belongs to: alone it would keep the program from ending. */
  close(): void {
    const window = this.#window;
    this.#window = null;
    if (window !== null && !window.isDestroyed()) window.close();
  }
}
