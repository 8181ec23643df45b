import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

/**
 * Electron as far as the program uses it, for a process without one. What would be seen is told to the process that
 * started this one; what a user would do comes from there.
 */
export type Told =
  | { kind: 'box'; title: string; text: string; isReady: boolean }
  | { kind: 'question'; message: string; detail: string; buttons: string[] }
  | { kind: 'window'; number: number }
  | { kind: 'loaded'; url: string; status: number; type: string | null }
  | { kind: 'menu'; labels: string[] }
  | { kind: 'command'; command: unknown }
  | { kind: 'page' }
  | { kind: 'relaunch' }
  | { kind: 'exit'; code: number }
  | { kind: 'answer'; id: number; value?: unknown; refusal?: string };

export const tell = (told: Told): void => void process.send?.(told);

/** Set by who plays the user. */
export const user = {
  /** The label of the button that answers the next question; null leaves it open. */
  answer: null as string | null,
  /** Told when a page gets its port. */
  onPort: (_port: MessagePort): void => undefined,
};

const home = process.env['RACKETEER_FAKE_PROFILE'] ?? '';
const events = (): EventEmitter => new EventEmitter();
let isReady = false;
let isQuitting = false;

function end(code: number): never {
  tell({ kind: 'exit', code });
  process.exit(code);
}

export const app = Object.assign(events(), {
  requestSingleInstanceLock: () => true,
  enableSandbox: () => mustBeEarly('enableSandbox'),
  isReady: () => isReady,
  whenReady: async () => {
    await new Promise((resolve) => setImmediate(resolve));
    isReady = true;
  },
  getPath: () => {
    mkdirSync(home, { recursive: true });
    return home;
  },
  addRecentDocument: () => undefined,
  relaunch: () => tell({ kind: 'relaunch' }),
  exit: end,
  quit: () => {
    if (isQuitting) return;
    isQuitting = true;
    for (const window of windows) window.close();
    const quitting = { isPrevented: false, preventDefault: () => (quitting.isPrevented = true) };
    app.emit('will-quit', quitting);
    isQuitting = false;
    if (!quitting.isPrevented) end(0);
  },
});

/** Electron throws for what comes too late. */
function mustBeEarly(what: string): void {
  if (isReady) throw new Error(`${what} must be called before the app is ready.`);
}

function mustBeReady(what: string): void {
  if (!isReady) throw new Error(`Cannot use ${what} before the app is ready.`);
}

let answerRequest: ((request: Request) => Promise<Response>) | null = null;
const schemes = new Set<string>();

export const protocol = {
  registerSchemesAsPrivileged: (all: { scheme: string }[]) => {
    mustBeEarly('registerSchemesAsPrivileged');
    for (const { scheme } of all) schemes.add(scheme);
  },
  handle: (scheme: string, answer: NonNullable<typeof answerRequest>) => {
    mustBeReady('protocol');
    if (!schemes.has(scheme)) throw new Error(`${scheme} is no registered scheme.`);
    answerRequest = answer;
  },
};

/** A page, from its request to the port that it says hello for. */
class Contents extends EventEmitter {
  readonly mainFrame = { url: 'about:blank' };
  setWindowOpenHandler(): void {}
  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  }
  send(channel: string, command: unknown): void {
    if (channel === 'racketeer:menu') tell({ kind: 'command', command });
  }
  postMessage(channel: string, _value: unknown, [port]: MessagePort[]): void {
    if (channel === 'racketeer:port' && port) user.onPort(port);
  }
}

export const windows: BrowserWindow[] = [];

export class BrowserWindow extends EventEmitter {
  readonly webContents = new Contents();
  #isDestroyed = false;
  constructor() {
    mustBeReady('BrowserWindow');
    super();
    windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
    tell({ kind: 'window', number: windows.length });
  }
  async loadURL(url: string): Promise<void> {
    const page = await answerRequest?.(new Request(url));
    const type = page?.headers.get('content-type') ?? null;
    this.webContents.mainFrame.url = url;
    tell({ kind: 'loaded', url, status: page?.status ?? 0, type });
    ipcMain.emit('racketeer:hello', { sender: this.webContents, senderFrame: this.webContents.mainFrame });
    tell({ kind: 'page' });
  }
  close(): void {
    if (this.#isDestroyed) return;
    this.emit('close', {});
    this.#isDestroyed = true;
    this.emit('closed');
    if (windows.every((window) => window.isDestroyed())) app.emit('window-all-closed');
  }
  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
  getNormalBounds = () => ({ x: 0, y: 0, width: 1440, height: 900 });
  isMaximized = () => false;
  isMinimized = () => false;
  maximize(): void {}
  show(): void {}
  focus(): void {}
}

type Question = { message: string; detail: string; buttons: string[]; cancelId: number; signal?: AbortSignal };

export const dialog = {
  showErrorBox: (title: string, text: string) => tell({ kind: 'box', title, text, isReady }),
  showMessageBox: async (...args: unknown[]) => {
    mustBeReady('dialog');
    const { message, detail, buttons, cancelId, signal } = args.at(-1) as Question;
    tell({ kind: 'question', message, detail, buttons });
    const { answer } = user;
    if (answer !== null) return { response: buttons.indexOf(answer) };
    await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    return { response: cancelId };
  },
};

export const ipcMain = events();
export const powerMonitor = events();
export const nativeTheme = { shouldUseDarkColors: false, themeSource: 'system' };
export const screen = { getAllDisplays: () => [] };
export const session = {
  defaultSession: {
    setPermissionRequestHandler: () => undefined,
    setPermissionCheckHandler: () => undefined,
    setDevicePermissionHandler: () => undefined,
    webRequest: { onBeforeRequest: () => undefined },
  },
};

let items: Item[] = [];

/** The user chooses an entry of the menu, wherever it hangs. */
export function choose(label: string): void {
  const all = (some: Item[]): Item[] => some.flatMap((item) => [item, ...all(item.submenu ?? [])]);
  all(items)
    .find((item) => item.label === label)
    ?.click?.();
}

type Item = { label?: string; role?: string; submenu?: Item[]; click?: () => void };
export const Menu = {
  buildFromTemplate: (template: Item[]) => template,
  setApplicationMenu: (template: Item[]) => {
    mustBeReady('Menu');
    items = template;
    const all = (items: Item[]): string[] =>
      items.flatMap(({ label, role, submenu = [] }) => [label ?? role ?? '', ...all(submenu)]);
    tell({ kind: 'menu', labels: all(template) });
  },
};

/** Electron's ports hand `{ data }` to their listeners, Node's hand the data itself. */
export class MessageChannelMain {
  readonly port1: object;
  readonly port2: MessagePort;
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port2 = port2;
    this.port1 = {
      on: (event: string, listener: (message: { data: unknown }) => void) =>
        port1.on(event, (data: unknown) => listener({ data })),
      postMessage: (data: unknown) => port1.postMessage(data),
      start: () => port1.start(),
      close: () => port1.close(),
    };
  }
}
