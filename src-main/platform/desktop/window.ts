import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import type { ReportProblem } from '../callGuard.ts';
import type { ElectronModule } from './electronModule.ts';
import { readWindowState, writeWindowState } from './windowState.ts';

/** The one window: isolated, sandboxed, at the place where it was last closed. */
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
    webPreferences: {
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
    },
  });
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => writeWindowState(statePath, window, onProblem));
  return window;
}
