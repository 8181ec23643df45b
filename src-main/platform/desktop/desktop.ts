import type { BrowserWindow } from 'electron';
import type { Contract } from '#shared/contract/index.ts';
import type { MenuCommand } from '#shared/contract/menu.ts';
import type { ReportProblem } from '../callGuard.ts';
import { listRendererFiles } from '../rendererFiles.ts';
import { answerAppRequests, appAddress, appScheme } from './appScheme.ts';
import { handOutCallPort, type CallsUnderWay } from './callPort.ts';
import { chooseCampaignFile } from './campaignFiles.ts';
import type { CommandInbox } from './commandInbox.ts';
import type { ElectronModule } from './electronModule.ts';
import { buildMenuTemplate, type MenuActions } from './menu.ts';
import { PageTrouble } from './pageTrouble.ts';
import { PaperPress, savePaper } from './paperPdf.ts';
import type { DesktopParts, DesktopProgram } from './program.ts';
import { ProjectorWindow } from './projectorWindow.ts';
import { Quitting } from './quitting.ts';
import { limitSession } from './restrictions.ts';
import { checkpointBeforeEnd } from './tidying.ts';
import { createWindow } from './window.ts';

/** Calls of the campaign after which another file may be open; every new call must be classified. */
const opens: Readonly<Record<keyof Contract['campaign'], boolean>> = {
  current: false,
  shown: false,
  join: true,
  open: true,
  openSample: true,
  close: true,
  table: false,
  readGang: false,
  branch: true,
  keepAsOwn: true,
  verify: false,
  backups: false,
  restore: true,
  rescue: true,
  restoreThis: true,
};

function isOpening(name: string | undefined): boolean {
  return Object.entries(opens).some(([call, isOpen]) => call === name && isOpen);
}

type Wiring = { inbox: CommandInbox; isMac: boolean; onProblem: ReportProblem; limitMs?: number };

/** The program, its window, and the projector's; the window opens again where it was closed before the program ended. */
export class Desktop {
  readonly program: DesktopProgram;
  readonly #electron: ElectronModule;
  readonly #parts: DesktopParts;
  readonly #wiring: Wiring;
  readonly #press: PaperPress;
  readonly #quitting: Quitting;
  readonly #projector: ProjectorWindow;
  #window: BrowserWindow;

  constructor(electron: ElectronModule, parts: DesktopParts, wiring: Wiring) {
    this.#electron = electron;
    this.#parts = parts;
    this.#wiring = wiring;
    this.#press = new PaperPress(electron);
    limitSession(electron.session.defaultSession);
    electron.protocol.handle(
      appScheme.scheme,
      answerAppRequests(listRendererFiles(parts.rendererFolder), () => this.#press.page),
    );
    this.program = parts.startProgram({ chooseFile: () => this.#chooseFile(), printPage: this.#press.print });
    this.#projector = new ProjectorWindow(electron, {
      router: this.program.router,
      preloadPath: parts.preloadPath,
      onProblem: wiring.onProblem,
    });
    this.#window = this.#openWindow();
    this.#showMenu();
    const calls = this.#answerCalls();
    const { onProblem, limitMs } = wiring;
    this.#quitting = new Quitting(electron, {
      close: () => calls.settled().then(() => this.program.close()),
      onProblem,
      ...(limitMs === undefined ? {} : { limitMs }),
    });
    this.#load();
  }

  /** Brings the window to the front, or opens it again where it was closed and the program has not ended yet. */
  wake(): void {
    if (this.#window.isDestroyed()) {
      this.#quitting.cancel();
      this.#window = this.#openWindow();
      this.#load();
      return;
    }
    if (this.#window.isMinimized()) this.#window.restore();
    this.#window.focus();
  }

  #openWindow(): BrowserWindow {
    const { inbox, onProblem } = this.#wiring;
    const window = createWindow(this.#electron, this.#parts.preloadPath, onProblem);
    const handleGone = (): void => inbox.disconnect();
    window.on('closed', () => {
      handleGone();
      this.#projector.close();
    });
    new PageTrouble(this.#electron, window, { reload: () => this.#load(), onGone: handleGone, onProblem });
    checkpointBeforeEnd(this.#electron, window, { tidy: () => this.program.tidy(), onProblem });
    return window;
  }

  #load(): void {
    // The window's own events report a failed load.
    this.#window.loadURL(appAddress).catch(this.#wiring.onProblem);
  }

  #chooseFile(): Promise<string | null> {
    return chooseCampaignFile(this.#electron.dialog, this.#window, this.#parts.campaignsFolder);
  }

  #answerCalls(): CallsUnderWay {
    return handOutCallPort(this.#electron, {
      router: this.program.router,
      window: () => this.#window,
      onProblem: this.#wiring.onProblem,
      onAnswered: (path) => this.#noteAnswer(path),
      onReady: () => {
        const { webContents } = this.#window;
        this.#wiring.inbox.connect((command) => webContents.send('racketeer:menu', command));
      },
    });
  }

  #noteAnswer([group, name, call]: readonly string[]): void {
    const isFounding = group === 'games' && call === 'found';
    if (!isFounding && !(group === 'campaign' && isOpening(name))) return;
    this.#showMenu();
    const newest = this.#parts.readRecents()[0];
    if (newest && name !== 'close') this.#electron.app.addRecentDocument(newest.path);
  }

  #showMenu(): void {
    const { Menu } = this.#electron;
    const recents = this.#parts.readRecents();
    const template = buildMenuTemplate(this.#actions(), recents, this.#wiring.isMac);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }

  #actions(): MenuActions {
    return {
      send: (command: MenuCommand): void => {
        if (command.kind === 'theme') this.#electron.nativeTheme.themeSource = command.theme;
        this.#wiring.inbox.put(command);
      },
      chooseAndOpen: this.#guarded(async () => {
        const path = await this.#chooseFile();
        if (path !== null) this.#wiring.inbox.put({ kind: 'open-campaign', path });
      }),
      print: this.#guarded(() => this.#window.webContents.print()),
      project: this.#guarded(() => this.#projector.show(this.#window)),
      savePaperAsPdf: this.#guarded(() => this.#savePaperAsPdf()),
    };
  }

  async #savePaperAsPdf(): Promise<void> {
    const paper = await this.program.latestPaper();
    if (paper === null) {
      await this.#electron.dialog.showMessageBox(this.#window, {
        type: 'info',
        message: 'There is no paper yet.',
        detail: 'Open a campaign and close a month: the paper is printed then.',
      });
      return;
    }
    const saving = { press: this.#press, paper, folder: this.#parts.campaignsFolder };
    await savePaper(this.#electron, this.#window, saving);
  }

  /** Wraps a menu item's work, which needs a window; a failure is reported. */
  #guarded(work: () => Promise<void> | void): () => void {
    return () => {
      if (this.#window.isDestroyed()) return;
      const done = (async () => work())();
      done.catch((error: unknown) => {
        this.#wiring.onProblem(error);
        this.#electron.dialog.showErrorBox(
          'Racketeer',
          'This did not work through a fault of the program. Nothing is lost: the log shows what was done.',
        );
      });
    };
  }
}
