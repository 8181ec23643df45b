import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions } from 'electron';
import { vi } from 'vitest';
import type { ElectronModule } from '#platform/desktop/electronModule.ts';

/** A page as the main process sees it; what it was sent is kept. */
export class FakeContents extends EventEmitter {
  readonly mainFrame: { url: string };
  readonly sent: { channel: string; value: unknown }[] = [];
  readonly ports: MessagePort[] = [];
  openHandler: ((details: { url: string }) => { action: string }) | null = null;
  readonly print = vi.fn();
  readonly forcefullyCrashRenderer = vi.fn(() => {
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  });
  readonly printToPDF = vi.fn(() => Promise.resolve(Buffer.from('%PDF-1.7 a paper')));
  readonly capturePage = vi.fn(() => Promise.resolve({ toPNG: () => Buffer.from('\x89PNG a page', 'latin1') }));

  constructor(url: string) {
    super();
    this.mainFrame = { url };
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
  send(channel: string, value: unknown): void {
    this.sent.push({ channel, value });
  }
  postMessage(channel: string, value: unknown, ports: MessagePort[]): void {
    this.sent.push({ channel, value });
    this.ports.push(...ports);
  }
}

export class FakeWindow extends EventEmitter {
  readonly options: BrowserWindowConstructorOptions;
  readonly webContents: FakeContents;
  readonly loaded: string[] = [];
  readonly focus = vi.fn();
  readonly restore = vi.fn();
  readonly show = vi.fn();
  readonly maximize = vi.fn();
  readonly destroy = vi.fn();
  destroyed = false;
  bounds = { x: 10, y: 20, width: 1200, height: 800 };
  minimized = false;

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    this.webContents = new FakeContents('about:blank');
  }
  loadURL(url: string): Promise<void> {
    this.loaded.push(url);
    this.webContents.mainFrame.url = url;
    return Promise.resolve();
  }
  getNormalBounds(): typeof this.bounds {
    return this.bounds;
  }
  isMaximized(): boolean {
    return false;
  }
  isMinimized(): boolean {
    return this.minimized;
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
  /** The user closes it. */
  close(): void {
    this.emit('close', {});
    this.destroyed = true;
    this.emit('closed');
  }
}

type Decision = (allowed: boolean) => void;

class FakeSession {
  requestHandler: ((contents: unknown, permission: string, answer: Decision) => void) | null = null;
  checkHandler: ((contents: unknown, permission: string) => boolean) | null = null;
  deviceHandler: (() => boolean) | null = null;
  webFilter: ((request: { url: string }, answer: (verdict: { cancel: boolean }) => void) => void) | null = null;
  readonly webRequest = {
    onBeforeRequest: (filter: NonNullable<FakeSession['webFilter']>): void => {
      this.webFilter = filter;
    },
  };
  setPermissionRequestHandler(handler: NonNullable<FakeSession['requestHandler']>): void {
    this.requestHandler = handler;
  }
  setPermissionCheckHandler(handler: NonNullable<FakeSession['checkHandler']>): void {
    this.checkHandler = handler;
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.deviceHandler = handler;
  }
}

class FakeApp extends EventEmitter {
  hasLock = true;
  readonly quit = vi.fn();
  readonly exit = vi.fn();
  readonly relaunch = vi.fn();
  ready = false;
  readonly isReady = (): boolean => this.ready;
  readonly enableSandbox = vi.fn();
  readonly addRecentDocument = vi.fn();
  readonly userData: string;
  readonly whenReady = async (): Promise<void> => {
    await Promise.resolve();
    this.ready = true;
  };
  readonly requestSingleInstanceLock = (): boolean => this.hasLock;
  readonly getPath = (): string => this.userData;
  constructor(userData: string) {
    super();
    this.userData = userData;
  }
}

/** A question in a box of its own. */
export type FakeQuestion = {
  message: string;
  detail: string;
  buttons: string[];
  cancelId?: number;
  signal?: AbortSignal;
};

/** A stand-in for Electron that records what it is asked to do; ports are real ones. */
export class FakeElectron {
  readonly app: FakeApp;
  readonly windows: FakeWindow[] = [];
  readonly ipcMain = new EventEmitter();
  readonly defaultSession = new FakeSession();
  readonly schemes: { scheme: string; privileges?: object }[] = [];
  readonly nativeTheme = { shouldUseDarkColors: false, themeSource: 'system' };
  readonly openDialog = vi.fn(() =>
    Promise.resolve<{ canceled: boolean; filePaths: string[] }>({ canceled: true, filePaths: [] }),
  );
  readonly saveDialog = vi.fn(() => Promise.resolve({ canceled: true, filePath: '' }));
  readonly messageBox = vi.fn((...asked: unknown[]) => this.asks(asked.at(-1) as FakeQuestion));
  readonly powerMonitor = new EventEmitter();
  /** How the user answers a question, by the label of a button. */
  asks = (question: FakeQuestion): Promise<{ response: number }> => {
    void question;
    return Promise.resolve({ response: 0 });
  };
  readonly errorBox = vi.fn();
  menu: MenuItemConstructorOptions[] = [];
  screens = [{ x: 0, y: 0, width: 1920, height: 1080 }];
  /** Looks at what a window loads while it loads it. */
  loading: ((url: string) => Promise<void>) | null = null;
  answer: ((request: Request) => Promise<Response>) | null = null;

  constructor(userData: string) {
    this.app = new FakeApp(userData);
  }

  /** The object in the shape the desktop takes. */
  get module(): ElectronModule {
    const { windows } = this;
    const load = async (url: string): Promise<void> => this.loading?.(url);
    const module = {
      app: this.app,
      BrowserWindow: class extends FakeWindow {
        constructor(options: BrowserWindowConstructorOptions) {
          super(options);
          windows.push(this);
        }
        override async loadURL(url: string): Promise<void> {
          await super.loadURL(url);
          await load(url);
        }
      },
      dialog: {
        showOpenDialog: this.openDialog,
        showSaveDialog: this.saveDialog,
        showMessageBox: this.messageBox,
        showErrorBox: this.errorBox,
      },
      ipcMain: this.ipcMain,
      Menu: {
        buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
        setApplicationMenu: (template: MenuItemConstructorOptions[]) => {
          this.menu = template;
        },
      },
      MessageChannelMain: FakeMessageChannel,
      nativeTheme: this.nativeTheme,
      powerMonitor: this.powerMonitor,
      protocol: {
        registerSchemesAsPrivileged: (schemes: { scheme: string }[]) => this.schemes.push(...schemes),
        handle: (_scheme: string, answer: (request: Request) => Promise<Response>) => {
          this.answer = answer;
        },
      },
      screen: { getAllDisplays: () => this.screens.map((workArea) => ({ workArea })) },
      session: { defaultSession: this.defaultSession },
    };
    return module as unknown as ElectronModule;
  }

  /** The menu entry with this label, wherever it hangs. */
  menuItem(label: string): MenuItemConstructorOptions {
    const all = (items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
      items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])]);
    const found = all(this.menu).find((item) => item.label === label);
    if (!found) throw new Error(`The menu has no "${label}".`);
    return found;
  }

  choose(label: string): void {
    const click = this.menuItem(label).click as (() => void) | undefined;
    click?.();
  }
}

/** Electron's ports hand `{ data }` to their listeners, Node's hand the data itself. */
class FakeMessageChannel {
  readonly port1: object;
  readonly port2: MessagePort;
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port2 = port2;
    this.port1 = {
      on: (event: string, listener: (message: { data: unknown }) => void) => {
        port1.on(event, (data: unknown) => listener({ data }));
      },
      postMessage: (data: unknown) => port1.postMessage(data),
      start: () => port1.start(),
      close: () => port1.close(),
    };
  }
}
