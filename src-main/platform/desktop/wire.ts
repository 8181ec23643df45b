import type { BrowserWindow } from 'electron';
import type { Contract } from '../../../src-shared/contract/index.ts';
import type { MenuCommand } from '../../../src-shared/contract/menu.ts';
import type { CallRouter, ReportProblem } from '../callGuard.ts';
import type { Recent } from '../recents.ts';
import { listRendererFiles } from '../rendererFiles.ts';
import { answerAppRequests, appAddress, appScheme } from './appScheme.ts';
import { handOutCallPort } from './callPort.ts';
import { chooseCampaignFile, fileFromArguments, isCampaignFile } from './campaignFiles.ts';
import type { ElectronModule } from './electronModule.ts';
import { menuTemplate } from './menu.ts';
import type { PrintPage } from '../printing/printing.ts';
import { PaperPress, savePaper } from './paperPdf.ts';
import type { PrintedPaper } from './paperPdf.ts';
import { restrictContents, restrictSession } from './restrictions.ts';
import { createWindow } from './window.ts';

/** What the native side lends to the handlers of the contract. */
export interface DesktopDialogs {
  chooseFile(): Promise<string | null>;
  /** Prints a paper with the window's own engine. */
  printPage: PrintPage;
}

/** The program behind the window. */
export interface DesktopProgram {
  router: CallRouter;
  /** The newest edition, or null when nothing was printed yet. */
  latestPaper(): Promise<PrintedPaper | null>;
  /** Closes the open campaign. */
  close(): Promise<void>;
}

export interface DesktopOptions {
  startProgram(dialogs: DesktopDialogs): DesktopProgram;
  /** Hears of a file that the interface will open as soon as it is there. */
  soonOpened(path: string): void;
  rendererFolder: string;
  preloadPath: string;
  campaignsFolder: string;
  readRecents(): Recent[];
  argv: readonly string[];
  workingFolder: string;
  isMac: boolean;
  onProblem: ReportProblem;
}

/** After which calls of the campaign another file may be open; each new call has to say. */
const opens: Readonly<Record<keyof Contract['campaign'], boolean>> = {
  current: false,
  join: true,
  open: true,
  openSample: true,
  close: true,
  branch: true,
  verify: false,
  backups: false,
  restore: true,
  rescue: true,
  restoreThis: true,
};

function isOpening(name: string | undefined): boolean {
  return Object.entries(opens).some(([call, isOpen]) => call === name && isOpen);
}

/** Starts the desktop: one window, one port, one program; a second start only wakes the first. */
export function wireDesktop(electron: ElectronModule, options: DesktopOptions): void {
  const { app } = electron;
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.enableSandbox();
  electron.protocol.registerSchemesAsPrivileged([appScheme]);
  app.on('web-contents-created', (_event, contents) => restrictContents(contents));
  const inbox = new CommandInbox();
  const openFile = (path: string): void => inbox.put({ kind: 'open-campaign', path });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    if (isCampaignFile(path)) openFile(path);
  });
  const named = fileFromArguments(options.argv, options.workingFolder);
  if (named !== null) {
    openFile(named);
    options.soonOpened(named);
  }
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(() => {
      const window = openDesktop(electron, options, inbox);
      app.on('second-instance', (_event, argv, workingFolder) => {
        if (window.isDestroyed()) return;
        if (window.isMinimized()) window.restore();
        window.focus();
        const path = fileFromArguments(argv, workingFolder);
        if (path !== null) openFile(path);
      });
    })
    .catch((error: unknown) => {
      options.onProblem(error);
      const sentence = error instanceof Error ? error.message : String(error);
      electron.dialog.showErrorBox('Racketeer could not start', sentence);
      app.exit(1);
    });
}

/** Keeps commands until the interface listens; a file may be named long before there is a window. */
class CommandInbox {
  private waiting: MenuCommand[] = [];
  private deliver: ((command: MenuCommand) => void) | null = null;

  put(command: MenuCommand): void {
    if (this.deliver) this.deliver(command);
    else this.waiting.push(command);
  }

  connect(deliver: (command: MenuCommand) => void): void {
    this.deliver = deliver;
    for (const command of this.waiting.splice(0)) deliver(command);
  }
}

function openDesktop(
  electron: ElectronModule,
  options: DesktopOptions,
  inbox: CommandInbox,
): BrowserWindow {
  const { app } = electron;
  restrictSession(electron.session.defaultSession);
  const press = new PaperPress(electron);
  electron.protocol.handle(
    appScheme.scheme,
    answerAppRequests(listRendererFiles(options.rendererFolder), () => press.page),
  );
  const window = createWindow(electron, options.preloadPath, options.onProblem);
  const chooseFile = (): Promise<string | null> =>
    chooseCampaignFile(electron.dialog, window, options.campaignsFolder);
  const program = options.startProgram({ chooseFile, printPage: press.print });
  closeBeforeQuitting(electron, program, options.onProblem);

  const guarded = (work: () => Promise<unknown>) => (): void => {
    work().catch((error: unknown) => {
      options.onProblem(error);
      electron.dialog.showErrorBox(
        'Racketeer',
        'That did not work. What the log does not show was not done.',
      );
    });
  };
  const actions = {
    send: (command: MenuCommand): void => {
      if (command.kind === 'theme') electron.nativeTheme.themeSource = command.theme;
      inbox.put(command);
    },
    chooseAndOpen: guarded(async () => {
      const path = await chooseFile();
      if (path !== null) inbox.put({ kind: 'open-campaign', path });
    }),
    print: (): void => window.webContents.print(),
    savePaperAsPdf: guarded(async () => {
      const paper = await program.latestPaper();
      if (paper === null) return sayNoPaper(electron, window);
      await savePaper(electron, window, { press, paper, folder: options.campaignsFolder });
    }),
  };
  const showMenu = (): void => {
    const template = menuTemplate(actions, options.readRecents(), options.isMac);
    electron.Menu.setApplicationMenu(electron.Menu.buildFromTemplate(template));
  };
  showMenu();
  handOutCallPort(electron, {
    router: program.router,
    window,
    onProblem: options.onProblem,
    onAnswered: ([group, name, call]) => {
      const isFounding = group === 'games' && call === 'found';
      if (!isFounding && !(group === 'campaign' && isOpening(name))) return;
      showMenu();
      const newest = options.readRecents()[0];
      if (newest && name !== 'close') app.addRecentDocument(newest.path);
    },
    onReady: () => inbox.connect((command) => window.webContents.send('racketeer:menu', command)),
  });
  window.loadURL(appAddress).catch(options.onProblem);
  return window;
}

/** Quitting waits until the campaign is closed. */
function closeBeforeQuitting(
  { app }: ElectronModule,
  program: DesktopProgram,
  onProblem: ReportProblem,
): void {
  let isClosed = false;
  app.on('will-quit', (event) => {
    if (isClosed) return;
    event.preventDefault();
    program
      .close()
      .catch(onProblem)
      .finally(() => {
        isClosed = true;
        app.quit();
      });
  });
}

async function sayNoPaper(electron: ElectronModule, window: BrowserWindow): Promise<void> {
  await electron.dialog.showMessageBox(window, {
    type: 'info',
    message: 'There is no paper yet.',
    detail: 'Open a campaign and close a month: the paper is printed then.',
  });
}
