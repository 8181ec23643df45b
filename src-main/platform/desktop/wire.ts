import type { ReportProblem } from '../callGuard.ts';
import { appScheme } from './appScheme.ts';
import { fileFromArguments, findCampaignFile } from './campaignFiles.ts';
import { CommandInbox } from './commandInbox.ts';
import { Crashes, type CrashOptions, type ErrorSource } from './crashes.ts';
import { Desktop } from './desktop.ts';
import type { ElectronModule } from './electronModule.ts';
import type { DesktopParts } from './program.ts';
import { limitContents } from './restrictions.ts';

export interface DesktopOptions extends CrashOptions {
  /** Loads the program; throws the reason why it cannot run here, as a HostProblem if the user can mend it. */
  load(): Promise<DesktopParts>;
  argv: readonly string[];
  workingFolder: string;
  isMac: boolean;
  onProblem: ReportProblem;
  /** The source of uncaught errors that end the desktop in words. */
  process?: ErrorSource;
}

/**
 * Starts the desktop: one window, one port, one program; a second start only wakes the first. What Electron wants
 * before it is ready is done at once; all that can fail waits until a dialog can tell of it.
 */
export function startDesktop(electron: ElectronModule, options: DesktopOptions): void {
  const { app } = electron;
  const crashes = new Crashes(electron, options);
  crashes.watch(options.process);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.enableSandbox();
  electron.protocol.registerSchemesAsPrivileged([appScheme]);
  app.on('web-contents-created', (_event, contents) => limitContents(contents));
  app.on('window-all-closed', () => app.quit());
  const inbox = new CommandInbox();
  const begun = begin(electron, options, { inbox, crashes });
  takeFiles(electron, options, { inbox, wake: () => void begun.then((desktop) => desktop?.wake()) });
}

/** Loads the program while Electron gets ready, and opens the desktop; null when it could not start. */
async function begin(
  electron: ElectronModule,
  options: DesktopOptions,
  { inbox, crashes }: { inbox: CommandInbox; crashes: Crashes },
): Promise<Desktop | null> {
  const loading = options.load();
  // Reported below, where a dialog is possible.
  loading.catch(() => undefined);
  await electron.app.whenReady();
  try {
    const parts = await loading;
    const named = fileFromArguments(options.argv, options.workingFolder);
    if (named !== null) parts.soonOpened(named);
    const desktop = new Desktop(electron, parts, { ...options, inbox });
    crashes.close = () => desktop.program.close();
    return desktop;
  } catch (problem) {
    options.onProblem(problem);
    crashes.failToStart(problem);
    return null;
  }
}

/** Campaigns named at the start, by a second start or by the system go to the interface. */
function takeFiles(
  { app }: Pick<ElectronModule, 'app'>,
  { argv, workingFolder }: Pick<DesktopOptions, 'argv' | 'workingFolder'>,
  { inbox, wake }: { inbox: CommandInbox; wake: () => void },
): void {
  const open = (path: string | null): void => {
    if (path !== null) inbox.put({ kind: 'open-campaign', path });
  };
  open(fileFromArguments(argv, workingFolder));
  app.on('open-file', (event, path) => {
    event.preventDefault();
    open(findCampaignFile(path, workingFolder));
  });
  app.on('second-instance', (_event, secondArgv, secondFolder) => {
    open(fileFromArguments(secondArgv, secondFolder));
    wake();
  });
  app.on('activate', wake);
}
