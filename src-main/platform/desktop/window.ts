import { join } from 'node:path';
import type { BrowserWindow, WebPreferences } from 'electron';
import type { ReportProblem } from '../callGuard.ts';
import type { ElectronModule } from './electronModule.ts';
import { readWindowState, writeWindowState } from './windowState.ts';

/** Creates the window of the interface at its last place. */
export function createWindow(
  electron: Pick<ElectronModule, 'app' | 'BrowserWindow' | 'nativeTheme' | 'screen'>,
  preloadPath: string,
  onProblem: ReportProblem,
): BrowserWindow {
  const statePath = join(electron.app.getPath('userData'), 'window.json');
  const screens = electron.screen.getAllDisplays().map((display) => display.workArea);
  const { isMaximized, ...bounds } = readWindowState(statePath, screens);
  const window = new electron.BrowserWindow({
    ...bounds,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    title: 'Racketeer',
    backgroundColor: electron.nativeTheme.shouldUseDarkColors ? '#15120F' : '#F6F0E1',
    webPreferences: listPreferences(preloadPath),
  });
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => writeWindowState(statePath, window, onProblem));
  return window;
}

/** Creates the projector's window, which fills a screen without the interface, if there is one. */
export function createProjectorWindow(
  electron: Pick<ElectronModule, 'BrowserWindow' | 'screen'>,
  preloadPath: string,
  beside: BrowserWindow,
): BrowserWindow {
  const { x, y, width, height } = beside.getNormalBounds();
  const [atX, atY] = [x + width / 2, y + height / 2];
  const other = electron.screen
    .getAllDisplays()
    .map(({ workArea }) => workArea)
    .find((area) => atX < area.x || atX >= area.x + area.width || atY < area.y || atY >= area.y + area.height);
  const window = new electron.BrowserWindow({
    ...(other ?? { width: 1280, height: 720 }),
    show: false,
    fullscreen: other !== undefined,
    autoHideMenuBar: true,
    title: 'Racketeer: the show',
    backgroundColor: '#15120F',
    webPreferences: listPreferences(preloadPath),
  });
  window.once('ready-to-show', () => window.show());
  return window;
}

/** Every page is isolated and sandboxed. */
function listPreferences(preloadPath: string): WebPreferences {
  return {
    preload: preloadPath,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
    // The spelling dictionaries would be fetched from the web.
    spellcheck: false,
  };
}
