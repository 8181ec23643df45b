import { EventEmitter } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mock, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DesktopParts } from '#platform/desktop/program.ts';
import { startDesktop, type DesktopOptions } from '#platform/desktop/wire.ts';
import { HostProblem } from '#platform/hostProblem.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { FakeElectron, type FakeQuestion, type FakeWindow } from '../support/fakeElectron.ts';
import { waitFor, waitUntil } from '#test/support/waiting.ts';

let electron: FakeElectron;
let program: EventEmitter;
let parts: DesktopParts;
let close: Mock<() => Promise<void>>;
let tidy: Mock<() => Promise<void>>;
let problems: unknown[];

beforeEach(() => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'renderer'));
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html><title>Racketeer</title>');
  electron = new FakeElectron(folder);
  program = new EventEmitter();
  problems = [];
  close = vi.fn(() => Promise.resolve());
  tidy = vi.fn(() => Promise.resolve());
  parts = {
    startProgram: () => ({ router: {}, latestPaper: () => Promise.resolve(null), tidy, close }),
    rendererFolder: join(folder, 'renderer'),
    preloadPath: '/app/preload.cjs',
    campaignsFolder: folder,
    readRecents: () => [],
    soonOpened: () => undefined,
  };
});

function wire(changes: Partial<DesktopOptions> = {}): void {
  startDesktop(electron.module, {
    load: () => Promise.resolve(parts),
    argv: ['racketeer'],
    workingFolder: '/home/gm',
    isMac: false,
    onProblem: (problem) => problems.push(problem),
    writeCrash: () => '/games/crashes/crash.txt',
    process: program,
    limitMs: 1,
    ...changes,
  });
}

async function start(changes: Partial<DesktopOptions> = {}): Promise<FakeWindow> {
  wire(changes);
  return waitUntil(() => electron.windows[0]);
}

/** Every question that was put, in order; the user answers each by the label of a button. */
function answering(...labels: (string | null)[]): FakeQuestion[] {
  const asked: FakeQuestion[] = [];
  electron.asks = (question) => {
    asked.push(question);
    const label = labels[asked.length - 1] ?? null;
    if (label !== null) return Promise.resolve({ response: question.buttons.indexOf(label) });
    // Nobody answers; a question that is taken away counts as canceled.
    return new Promise((resolve) => {
      question.signal?.addEventListener('abort', () => resolve({ response: question.cancelId ?? 0 }));
    });
  };
  return asked;
}

const never = (): Promise<never> => new Promise(() => undefined);

describe('a start that fails', () => {
  test.each([
    ['a sentence of its own', new HostProblem('Campaigns cannot be kept there.'), /^Campaigns/],
    ['what nobody expected', new Error('Cannot find module x'), /install it again.*crash\.txt\.$/],
  ])('is told in a box at ready, by %s', async (_case, problem, sentence) => {
    let isReady = false;
    electron.errorBox.mockImplementation(() => (isReady = electron.app.isReady()));
    wire({ load: () => Promise.reject(problem) });
    expect(electron.errorBox).not.toHaveBeenCalled();
    await waitFor(() => expect(electron.app.exit).toHaveBeenCalledWith(1));
    expect(isReady).toBe(true);
    const [title, text] = electron.errorBox.mock.calls[0] as [string, string];
    expect(title).toBe('Racketeer could not start');
    expect(text).toMatch(sentence);
    expect(text).not.toContain('Cannot find module');
    expect(problems).toEqual([problem]);
    expect(electron.windows).toEqual([]);
  });

  test('is told also where the program itself does not start', async () => {
    parts.startProgram = () => {
      throw new HostProblem('The interface is not built.');
    };
    wire();
    await waitFor(() => expect(electron.app.exit).toHaveBeenCalledWith(1));
    expect(electron.errorBox.mock.calls[0]?.[1]).toBe('The interface is not built.');
  });
});

describe('an error that nobody caught', () => {
  test.each([
    ['uncaughtException', 'Start Again', 1],
    ['uncaughtException', 'Quit', 0],
    ['unhandledRejection', 'Start Again', 1],
    ['unhandledRejection', 'Quit', 0],
  ])('%s closes the campaign, and the user says %s', async (event, answer, relaunches) => {
    const asked = answering(answer);
    await start();
    program.emit(event, new Error('a mistake'));
    await waitFor(() => expect(electron.app.exit).toHaveBeenCalledWith(1));
    expect(close).toHaveBeenCalledOnce();
    expect(asked).toMatchObject([{ detail: expect.stringContaining('crash.txt') as string }]);
    expect(electron.app.relaunch).toHaveBeenCalledTimes(relaunches);
  });

  test('is told once, whatever follows from it', async () => {
    const asked = answering(null);
    const writeCrash = vi.fn(() => null);
    await start({ writeCrash });
    program.emit('uncaughtException', new Error('a mistake'));
    program.emit('unhandledRejection', new Error('and what follows'));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.detail).toMatch(/No report of it could be written\.$/);
    expect(writeCrash).toHaveBeenCalledTimes(2);
  });

  test('ends the program also where the campaign does not close', async () => {
    close.mockImplementation(never);
    answering('Quit');
    await start();
    program.emit('uncaughtException', new Error('a mistake'));
    await waitFor(() => expect(electron.app.exit).toHaveBeenCalledWith(1));
  });

  test('before ready has a plain box and no question', () => {
    const asked = answering();
    wire({ load: never });
    program.emit('uncaughtException', new Error('a mistake'));
    expect(electron.errorBox.mock.calls[0]?.[1]).toContain('A report is in');
    expect(electron.app.exit).toHaveBeenCalledWith(1);
    expect(asked).toEqual([]);
  });
});

type Happening = (window: FakeWindow) => void;
const killed: Happening = ({ webContents }) =>
  webContents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
const hangs: Happening = (window) => window.emit('unresponsive');
const fails =
  (code: number, isMainFrame = true): Happening =>
  ({ webContents }) =>
    webContents.emit('did-fail-load', {}, code, 'ERR_FAILED', 'racketeer://app/', isMainFrame);
const helper =
  (reason: string): Happening =>
  () =>
    electron.app.emit('child-process-gone', {}, { type: 'GPU', reason, exitCode: 1 });

describe('a page that is lost', () => {
  const troubles: [string, Happening, string[]][] = [
    ['is killed', killed, ['Reload', 'Quit']],
    [
      'runs out of memory',
      ({ webContents }) => webContents.emit('render-process-gone', {}, { reason: 'oom' }),
      ['Reload', 'Quit'],
    ],
    ['hangs', hangs, ['Wait', 'Reload', 'Quit']],
    ['does not load', fails(-2), ['Reload', 'Quit']],
    [
      'is not set up',
      ({ webContents }) => webContents.emit('preload-error', {}, '/p', new Error('x')),
      ['Reload', 'Quit'],
    ],
    ['loses a helper', helper('crashed'), ['Reload', 'Wait', 'Quit']],
  ];

  test.each(troubles)('that %s is offered what helps', async (_case, happens, buttons) => {
    const asked = answering(null);
    happens(await start());
    expect(asked.map((question) => question.buttons)).toEqual([buttons]);
    expect(asked[0]?.detail).toContain('saved');
    expect(problems).toHaveLength(1);
  });

  test.each(troubles)('that %s is loaded again, or ends the program', async (_case, happens) => {
    const window = await start();
    answering('Reload');
    happens(window);
    await waitFor(() => expect(window.loaded).toHaveLength(2));
    expect(window.loaded[1]).toBe(window.loaded[0]);
    answering('Quit');
    happens(window);
    await waitFor(() => expect(electron.app.quit).toHaveBeenCalledOnce());
  });

  test('that hangs is ended before it is loaded again, and its end is no news', async () => {
    const asked = answering('Reload');
    const window = await start();
    hangs(window);
    await waitFor(() => expect(window.loaded).toHaveLength(2));
    expect(window.webContents.forcefullyCrashRenderer).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(1);
    killed(window);
    expect(asked).toHaveLength(2);
  });

  test('that answers again takes the question back', async () => {
    const asked = answering(null);
    const window = await start();
    hangs(window);
    window.emit('responsive');
    expect(asked[0]?.signal?.aborted).toBe(true);
    await Promise.resolve();
    expect(window.loaded).toHaveLength(1);
  });

  test('that dies while it hangs is asked about once more, in the place of the first question', async () => {
    const asked = answering(null, null);
    const window = await start();
    hangs(window);
    killed(window);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(electron.app.quit).not.toHaveBeenCalled();
  });

  test.each([
    [
      'ends as it should',
      ({ webContents }: FakeWindow) =>
        webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 }),
    ],
    ['gives up a load for another', fails(-3)],
    ['misses a part of itself', fails(-2, false)],
    ['has a helper that ends as it should', helper('clean-exit')],
  ] satisfies [string, Happening][])('that %s is no trouble', async (_case, happens) => {
    const asked = answering();
    happens(await start());
    expect(asked).toEqual([]);
  });

  test('keeps what is asked of it until the next one listens', async () => {
    const window = await start();
    const hello = (): void => {
      const { webContents } = window;
      electron.ipcMain.emit('racketeer:hello', { sender: webContents, senderFrame: webContents.mainFrame });
      webContents.ports.at(-1)?.close();
    };
    const sent = (): unknown[] =>
      window.webContents.sent.flatMap(({ channel, value }) => (channel === 'racketeer:menu' ? [value] : []));
    hello();
    answering(null);
    killed(window);
    electron.choose('Racketeer Guide');
    expect(sent()).toEqual([]);
    hello();
    expect(sent()).toEqual([{ kind: 'guide' }]);
  });
});

describe('a quit', () => {
  const quit = (): Mock => {
    const preventDefault = vi.fn();
    electron.app.emit('will-quit', { preventDefault });
    return preventDefault;
  };

  test('that hangs asks, waits as long as it is told to, and ends when it is told to', async () => {
    close.mockImplementation(never);
    const asked = answering('Wait', 'Wait', 'Quit Anyway');
    await start();
    expect(quit()).toHaveBeenCalledOnce();
    await waitFor(() => expect(electron.app.exit).toHaveBeenCalledWith(1));
    expect(asked).toHaveLength(3);
    expect(close).toHaveBeenCalledOnce();
  });

  test('that hangs and then does not takes its question back', async () => {
    let finish = (): void => undefined;
    close.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const asked = answering(null);
    await start();
    quit();
    await waitFor(() => expect(asked).toHaveLength(1));
    finish();
    await waitFor(() => expect(electron.app.quit).toHaveBeenCalledOnce());
    expect(electron.app.exit).not.toHaveBeenCalled();
    expect(quit()).not.toHaveBeenCalled();
  });

  test.each(['second-instance', 'activate'])(
    'that hangs is given up by %s, which opens the window again',
    async (event) => {
      let finish = (): void => undefined;
      close.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
      const first = await start({ limitMs: 60_000 });
      first.close();
      quit();
      electron.app.emit(event, {}, ['racketeer', 'file:///g/My%20Game.racketeer'], '/g');
      const second = await waitUntil(() => electron.windows[1]);
      expect(second.loaded).toEqual(first.loaded);
      finish();
      await Promise.resolve();
      expect(electron.app.quit).not.toHaveBeenCalled();
      electron.ipcMain.emit('racketeer:hello', {
        sender: second.webContents,
        senderFrame: second.webContents.mainFrame,
      });
      second.webContents.ports.at(-1)?.close();
      const opened = second.webContents.sent.filter(({ channel }) => channel === 'racketeer:menu');
      expect(opened).toHaveLength(event === 'activate' ? 0 : 1);
      quit();
      await waitFor(() => expect(electron.app.quit).toHaveBeenCalledOnce());
      expect(close).toHaveBeenCalledTimes(2);
    },
  );
});

describe('the end that nobody announces', () => {
  test('is prepared for wherever the system hints at it', async () => {
    const window = await start();
    for (const event of ['blur', 'query-session-end', 'session-end']) window.emit(event, {});
    for (const event of ['suspend', 'shutdown']) electron.powerMonitor.emit(event, {});
    expect(tidy).toHaveBeenCalledTimes(5);
    window.close();
    expect(electron.powerMonitor.eventNames()).toEqual([]);
  });

  test('is not told to the user where it cannot be', async () => {
    tidy.mockRejectedValueOnce(new Error('the disk is full'));
    const window = await start();
    window.emit('blur');
    await waitFor(() => expect(problems).toHaveLength(1));
    expect(electron.messageBox).not.toHaveBeenCalled();
  });
});
