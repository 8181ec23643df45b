import { EventEmitter, once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { ORPCError, os, type RouterClient } from '@orpc/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { menuCommandSchema } from '#shared/contract/menu.ts';
import { startDesktop, type DesktopOptions } from '#platform/desktop/wire.ts';
import type { DesktopDialogs, DesktopParts } from '#platform/desktop/program.ts';
import type { PrintedPaper } from '#platform/desktop/paperPdf.ts';
import { FakeContents, FakeElectron, type FakeWindow } from '../support/fakeElectron.ts';
import { waitFor, waitUntil } from '#test/support/waiting.ts';

const router = {
  campaign: {
    current: os.handler(() => 'this one'),
    shown: os.handler(() => 'the one shown'),
    open: os.handler(() => 'opened'),
    join: os.handler(() => 'joined'),
    rescue: os.handler(() => 'rescued'),
    fail: os.handler(() => {
      throw new Error('secret detail');
    }),
    refuse: os.handler(() => {
      throw new ORPCError('REFUSED', { status: 409, message: 'That file is no campaign.' });
    }),
  },
};

let folder: string;
let electron: FakeElectron;
let recents: { path: string }[];
let paper: PrintedPaper | null;
let dialogs: DesktopDialogs | null;
const closeProgram = vi.fn(() => Promise.resolve());
const tidy = vi.fn(() => Promise.resolve());
const crashes: unknown[] = [];
let ownProcess: EventEmitter;
const problems: unknown[] = [];
const soonOpened: string[] = [];
const openPorts: MessagePort[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'racketeer-desktop-'));
  mkdirSync(join(folder, 'renderer'));
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html><title>Racketeer</title>');
  writeFileSync(join(folder, 'secret.txt'), 'not for the page');
  electron = new FakeElectron(folder);
  recents = [];
  paper = null;
  dialogs = null;
  problems.length = 0;
  crashes.length = 0;
  ownProcess = new EventEmitter();
  tidy.mockClear();
  soonOpened.length = 0;
  closeProgram.mockClear();
});

afterEach(() => {
  for (const port of openPorts.splice(0)) port.close();
  rmSync(folder, { recursive: true });
});

const parts: DesktopParts = {
  startProgram: (given) => {
    dialogs = given;
    return { router, latestPaper: () => Promise.resolve(paper), tidy, close: closeProgram };
  },
  get rendererFolder() {
    return join(folder, 'renderer');
  },
  preloadPath: '/app/preload.cjs',
  get campaignsFolder() {
    return folder;
  },
  readRecents: () => recents,
  soonOpened: (path) => soonOpened.push(path),
};

function options(changes: Partial<DesktopOptions> = {}): DesktopOptions {
  return {
    load: () => Promise.resolve(parts),
    process: ownProcess,
    writeCrash: (what) => {
      crashes.push(what);
      return '/games/crashes/crash.txt';
    },
    argv: ['racketeer'],
    workingFolder: '/home/gm',
    isMac: false,
    onProblem: (error) => problems.push(error),
    ...changes,
  };
}

async function start(changes: Partial<DesktopOptions> = {}): Promise<FakeWindow> {
  startDesktop(electron.module, options(changes));
  const window = await waitUntil(() => electron.windows[0]);
  electron.app.emit('web-contents-created', {}, window.webContents);
  return window;
}

function hello(window: FakeWindow, from: Partial<{ sender: unknown; senderFrame: unknown }> = {}) {
  electron.ipcMain.emit('racketeer:hello', {
    sender: window.webContents,
    senderFrame: window.webContents.mainFrame,
    ...from,
  });
  openPorts.push(...window.webContents.ports);
}

function commands(window: FakeWindow): unknown[] {
  return window.webContents.sent
    .filter(({ channel }) => channel === 'racketeer:menu')
    .map(({ value }) => menuCommandSchema.parse(value));
}

describe('the projector', () => {
  /** Opens the projector from the menu; its page says hello. */
  async function project(): Promise<{ window: FakeWindow; projector: FakeWindow }> {
    const window = await start();
    hello(window);
    electron.choose('Show on the Projector');
    const projector = await waitUntil(() => electron.windows[1]);
    return { window, projector };
  }

  test('has a window of its own, as safe as the first, and only one', async () => {
    const { window, projector } = await project();
    expect(projector.loaded).toEqual(['racketeer://app/show']);
    expect(projector.options.webPreferences).toEqual(window.options.webPreferences);
    electron.choose('Show on the Projector');
    expect(electron.windows).toHaveLength(2);
    expect(projector.focus).toHaveBeenCalled();
    const page = await electron.answer?.(new Request('racketeer://app/show'));
    expect(await page?.text()).toContain('<title>Racketeer</title>');
  });

  test('fills the screen that the interface is not on', async () => {
    electron.screens = [
      { x: 0, y: 0, width: 1920, height: 1080 },
      { x: 1920, y: 0, width: 1280, height: 720 },
    ];
    const { projector } = await project();
    expect(projector.options).toMatchObject({ x: 1920, width: 1280, fullscreen: true });
  });

  test('is answered public calls and refused all others', async () => {
    const { window, projector } = await project();
    const before = window.webContents.ports.length;
    hello(projector);
    expect(window.webContents.ports).toHaveLength(before);
    const [port] = projector.webContents.ports;
    if (port === undefined) throw new Error('The projector has no port.');
    port.start();
    const calls: RouterClient<typeof router> = createORPCClient(new RPCLink({ port }));
    expect(await calls.campaign.shown()).toBe('the one shown');
    // It names the file.
    await expect(calls.campaign.current()).rejects.toThrow('The projector shows');
    await expect(calls.campaign.open()).rejects.toThrow(
      'The projector shows what everybody may know, and nothing else.',
    );
    await expect(calls.campaign.fail()).rejects.toThrow('The projector shows');
    expect(problems).toEqual([]);
  });

  test('closes with the interface, and when its page is gone', async () => {
    const { window, projector } = await project();
    projector.webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 5 });
    expect(projector.isDestroyed()).toBe(true);
    electron.choose('Show on the Projector');
    const again = await waitUntil(() => electron.windows[2]);
    window.close();
    expect(again.isDestroyed()).toBe(true);
  });
});

describe('the window', () => {
  test('is isolated and sandboxed and shows the interface by its own scheme', async () => {
    const window = await start();
    expect(electron.windows).toHaveLength(1);
    expect(window.options.webPreferences).toMatchObject({
      preload: '/app/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      spellcheck: false,
    });
    expect(electron.app.enableSandbox).toHaveBeenCalled();
    expect(window.loaded).toEqual(['racketeer://app/index.html']);
    expect(electron.schemes).toMatchObject([{ scheme: 'racketeer' }]);
    expect(electron.schemes[0]?.privileges).not.toHaveProperty('bypassCSP');
  });

  test('shows itself when it can be looked at, and opens again where it was closed', async () => {
    const window = await start();
    window.emit('ready-to-show');
    expect(window.show).toHaveBeenCalled();
    window.emit('close');
    const again = new FakeElectron(folder);
    startDesktop(again.module, options());
    await waitUntil(() => again.windows[0]);
    expect(again.windows[0]?.options).toMatchObject({ x: 10, y: 20, width: 1200, height: 800 });
  });

  test.each([
    ['broken', '{"width":'],
    ['too small', '{"width":1,"height":1,"isMaximized":false}'],
  ])('starts with its first size when the kept place is %s', async (_, text) => {
    writeFileSync(join(folder, 'window.json'), text);
    const window = await start();
    expect(window.options).toMatchObject({ width: 1440, height: 900 });
  });

  test('does not open on a screen that is gone', async () => {
    writeFileSync(join(folder, 'window.json'), '{"x":5000,"y":20,"width":1200,"height":800,"isMaximized":false}');
    const window = await start();
    expect(window.options).toMatchObject({ width: 1200, height: 800 });
    expect(window.options).not.toHaveProperty('x');
  });
});

describe('what a page may do', () => {
  test('no permission is granted but that the screen stays on', async () => {
    await start();
    const answers: boolean[] = [];
    for (const name of ['geolocation', 'screen-wake-lock', 'notifications'])
      electron.defaultSession.requestHandler?.({}, name, (is) => answers.push(is));
    expect(answers).toEqual([false, true, false]);
    expect(electron.defaultSession.checkHandler?.({}, 'geolocation')).toBe(false);
    expect(electron.defaultSession.deviceHandler?.()).toBe(false);
  });

  test.each([
    ['https://example.org/', true],
    ['http://127.0.0.1:80/', true],
    ['file:///etc/passwd', true],
    ['ws://example.org/', true],
    ['racketeer://app/index.html', false],
    ['data:image/png;base64,AA==', false],
    ['blob:racketeer://app/1', false],
  ])('a request for %s is canceled: %s', async (url, isCancelled) => {
    await start();
    const verdicts: boolean[] = [];
    electron.defaultSession.webFilter?.({ url }, ({ cancel }) => verdicts.push(cancel));
    expect(verdicts).toEqual([isCancelled]);
  });

  test.each([
    ['will-navigate', 'https://example.org/', true],
    ['will-navigate', 'file:///etc/passwd', true],
    ['will-navigate', 'racketeer://app.example.org/', true],
    ['will-navigate', 'racketeer://app/index.html', false],
    ['will-frame-navigate', 'https://example.org/', true],
    ['will-redirect', 'racketeer://app/index.html', true],
    ['will-attach-webview', 'racketeer://app/index.html', true],
  ])('%s to %s is prevented: %s', async (event, url, isPrevented) => {
    const window = await start();
    const preventDefault = vi.fn();
    window.webContents.emit(event, { url, preventDefault });
    expect(preventDefault.mock.calls.length === 1).toBe(isPrevented);
  });

  test('no further window opens', async () => {
    const window = await start();
    expect(window.webContents.openHandler?.({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
  });

  test.each([
    'racketeer://app/../secret.txt',
    'racketeer://app/..%2fsecret.txt',
    'racketeer://app/nothing.js',
    'racketeer://other/index.html',
    'racketeer://paper/',
  ])('%s leads nowhere', async (url) => {
    await start();
    const answer = await electron.answer?.(new Request(url));
    expect(answer?.status).toBe(404);
  });

  test('the interface is served under the strict policy', async () => {
    await start();
    const answer = await electron.answer?.(new Request('racketeer://app/index.html'));
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the port', () => {
  function connect(window: FakeWindow): RouterClient<typeof router> {
    hello(window);
    const port = window.webContents.ports.at(-1);
    if (!port) throw new Error('No port was handed out.');
    port.start();
    return createORPCClient(new RPCLink({ port }));
  }

  test('one port is handed out at hello and answers calls', async () => {
    const window = await start();
    expect(window.webContents.ports).toHaveLength(0);
    await expect(connect(window).campaign.open()).resolves.toBe('opened');
    expect(window.webContents.ports).toHaveLength(1);
  });

  test('a refusal arrives with its sentence, a bug without its details', async () => {
    const window = await start();
    const client = connect(window);
    await expect(client.campaign.refuse()).rejects.toThrow('That file is no campaign.');
    await expect(client.campaign.fail()).rejects.toThrow(
      'This did not work through a fault of the program. Nothing is lost: the log shows what was done.',
    );
    expect(problems).toHaveLength(1);
  });

  test('another frame, page or sender gets none', async () => {
    const window = await start();
    hello(window, { senderFrame: { url: 'racketeer://app/index.html' } });
    hello(window, { senderFrame: null });
    hello(window, { sender: new FakeContents('racketeer://app/index.html') });
    window.webContents.mainFrame.url = 'https://example.org/';
    hello(window);
    window.webContents.mainFrame.url = 'racketeer://app.example.org/';
    hello(window);
    expect(window.webContents.ports).toHaveLength(0);
  });

  test('a page loaded anew gets a new port and the old one closes', async () => {
    const window = await start();
    hello(window);
    const [first] = window.webContents.ports;
    if (!first) throw new Error('No port was handed out.');
    const closed = once(first, 'close');
    hello(window);
    await closed;
    expect(window.webContents.ports).toHaveLength(2);
  });

  test.each(['open', 'join', 'rescue'] as const)('%s brings the recent files up to date', async (call) => {
    const window = await start();
    const client = connect(window);
    expect(electron.menuItem('Open Recent')).toMatchObject({ enabled: false });
    recents = [{ path: '/games/Smith & Sons.racketeer' }];
    await client.campaign[call]();
    expect(electron.menuItem('Open Recent')).toMatchObject({ enabled: true });
    expect(electron.app.addRecentDocument).toHaveBeenCalledWith('/games/Smith & Sons.racketeer');
    electron.choose('Smith && Sons.racketeer');
    expect(commands(window)).toEqual([{ kind: 'open-campaign', path: '/games/Smith & Sons.racketeer' }]);
  });
});

describe('the menu', () => {
  test.each([
    ['New Campaign…', { kind: 'new-campaign' }],
    ['Close Campaign', { kind: 'close-campaign' }],
    ['Take Back the Last Order', { kind: 'undo' }],
    ['Give It Again', { kind: 'redo' }],
    ['Dark', { kind: 'theme', theme: 'dark' }],
    ['Racketeer Guide', { kind: 'guide' }],
    ['About Racketeer', { kind: 'about' }],
    ['Third-Party Notices', { kind: 'notices' }],
  ])('%s reaches the interface', async (label, command) => {
    const window = await start();
    hello(window);
    electron.choose(label);
    expect(commands(window)).toEqual([command]);
  });

  test('on macOS its first part is the program’s own, with one About', async () => {
    const window = await start({ isMac: true });
    hello(window);
    electron.choose('About Racketeer');
    expect(commands(window)).toEqual([{ kind: 'about' }]);
    expect(electron.menu[0]).toMatchObject({ label: 'Racketeer' });
    expect(JSON.stringify(electron.menu).match(/About Racketeer/g)).toHaveLength(1);
    expect(JSON.stringify(electron.menu[0])).toContain('"role":"quit"');
  });

  test('text fields keep their own undo, and nothing reloads the page', async () => {
    await start();
    const text = JSON.stringify(electron.menu);
    expect(text).toContain('"role":"undo"');
    expect(text).toContain('"role":"redo"');
    expect(text).not.toContain('reload');
    expect(text).not.toContain('toggleDevTools');
  });

  test('a theme holds for native parts too', async () => {
    await start();
    electron.choose('Light');
    expect(electron.nativeTheme.themeSource).toBe('light');
  });

  test('Open… shows the native dialog and opens what was chosen', async () => {
    const window = await start();
    hello(window);
    electron.openDialog.mockResolvedValueOnce({ canceled: false, filePaths: ['/g/a.racketeer'] });
    electron.choose('Open…');
    await waitFor(() => expect(commands(window)).toEqual([{ kind: 'open-campaign', path: '/g/a.racketeer' }]));
  });

  test('a canceled dialog opens nothing', async () => {
    const window = await start();
    hello(window);
    await expect(dialogs?.chooseFile()).resolves.toBeNull();
    expect(commands(window)).toEqual([]);
  });

  test('the latest paper is printed to PDF', async () => {
    await start();
    paper = { fileName: 'paper-1925-03.html', html: '<!doctype html><h1>Extra</h1>' };
    const target = join(folder, 'paper.pdf');
    electron.saveDialog.mockResolvedValueOnce({ canceled: false, filePath: target });
    electron.choose('Save the Latest Paper as PDF…');
    await waitFor(() => {
      expect(existsSync(target)).toBe(true);
      expect(readFileSync(target, 'latin1')).toContain('%PDF');
    });
    const press = electron.windows[1];
    expect(press?.options.webPreferences).toMatchObject({ javascript: false, sandbox: true });
    expect(press?.loaded).toEqual(['racketeer://paper/']);
    expect(press?.destroy).toHaveBeenCalled();
  });

  test('papers are printed one after another, each from its own page, and leave no window', async () => {
    await start();
    const seen: string[] = [];
    electron.loading = async (url) => {
      seen.push((await (await electron.answer?.(new Request(url)))?.text()) ?? '');
    };
    const [pdf, png] = await Promise.all([
      dialogs?.printPage('<p>one</p>', 'pdf'),
      dialogs?.printPage('<p>two</p>', 'png'),
    ]);
    expect(seen).toEqual(['<p>one</p>', '<p>two</p>']);
    expect(Buffer.from(pdf ?? []).toString('latin1')).toMatch(/^%PDF/u);
    expect(Buffer.from(png ?? []).toString('latin1')).toMatch(/^.PNG/u);
    const [first, second] = electron.windows.slice(1);
    expect(second?.options).toMatchObject({ width: 1588, height: 2078, show: false });
    expect([first, second].map((one) => one?.destroy.mock.calls.length)).toEqual([1, 1]);
    const after = await electron.answer?.(new Request('racketeer://paper/'));
    expect(after?.status).toBe(404);
  });

  test('a paper that was stopped before its turn is not printed', async () => {
    await start();
    const stop = new AbortController();
    const printing = dialogs?.printPage('<p>one</p>', 'pdf', stop.signal);
    stop.abort(new Error('Enough.'));
    await expect(printing).rejects.toThrow('Enough.');
    expect(electron.windows).toHaveLength(1);
  });

  test('without a paper it says so', async () => {
    await start();
    electron.choose('Save the Latest Paper as PDF…');
    await waitFor(() => expect(electron.messageBox).toHaveBeenCalled());
    expect(electron.windows).toHaveLength(1);
  });

  test('a failed save is said and reported', async () => {
    await start();
    paper = { fileName: 'paper.html', html: '<!doctype html>' };
    electron.saveDialog.mockResolvedValueOnce({ canceled: false, filePath: join(folder, 'missing', 'paper.pdf') });
    electron.choose('Save the Latest Paper as PDF…');
    await waitFor(() => expect(electron.errorBox).toHaveBeenCalled());
    expect(problems).toHaveLength(1);
    expect(electron.windows[1]?.destroy).toHaveBeenCalled();
  });
});

describe('files from outside', () => {
  test('a file named at the start opens as soon as the interface listens', async () => {
    const window = await start({ argv: ['racketeer', '--flag', 'north side.racketeer'] });
    expect(commands(window)).toEqual([]);
    expect(soonOpened).toEqual(['/home/gm/north side.racketeer']);
    hello(window);
    expect(commands(window)).toEqual([{ kind: 'open-campaign', path: '/home/gm/north side.racketeer' }]);
  });

  test('a double-clicked file opens, another kind of file does not', async () => {
    const window = await start();
    hello(window);
    const preventDefault = vi.fn();
    electron.app.emit('open-file', { preventDefault }, '/g/b.racketeer');
    electron.app.emit('open-file', { preventDefault }, '/g/b.txt');
    expect(commands(window)).toEqual([{ kind: 'open-campaign', path: '/g/b.racketeer' }]);
  });

  test('a second start wakes the first and hands its file over', async () => {
    const window = await start();
    hello(window);
    window.minimized = true;
    electron.app.emit('second-instance', {}, ['racketeer', 'c.racketeer'], '/campaigns');
    await waitFor(() => expect(window.focus).toHaveBeenCalled());
    expect(window.restore).toHaveBeenCalled();
    expect(commands(window)).toEqual([{ kind: 'open-campaign', path: '/campaigns/c.racketeer' }]);
  });

  test('an incomplete program says so and ends', async () => {
    rmSync(join(folder, 'renderer'), { recursive: true });
    startDesktop(electron.module, options());
    await waitFor(() => expect(electron.app.exit).toHaveBeenCalledWith(1));
    expect(electron.errorBox.mock.calls[0]?.[1]).toContain('npm run build');
  });

  test('without the lock nothing starts', () => {
    electron.app.hasLock = false;
    startDesktop(electron.module, options());
    expect(electron.app.quit).toHaveBeenCalled();
    expect(electron.windows).toHaveLength(0);
  });

  test('quitting waits until the campaign is closed', async () => {
    await start();
    electron.app.emit('window-all-closed');
    expect(electron.app.quit).toHaveBeenCalledOnce();
    const preventDefault = vi.fn();
    electron.app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    await waitFor(() => expect(electron.app.quit).toHaveBeenCalledTimes(2));
    expect(closeProgram).toHaveBeenCalledOnce();
    electron.app.emit('will-quit', { preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  test('a campaign that cannot be closed does not keep the program open', async () => {
    closeProgram.mockRejectedValueOnce(new Error('the disk is gone'));
    await start();
    electron.app.emit('will-quit', { preventDefault: vi.fn() });
    await waitFor(() => expect(electron.app.quit).toHaveBeenCalled());
    expect(problems).toHaveLength(1);
  });
});
