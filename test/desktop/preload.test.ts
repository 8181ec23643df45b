import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: { ports: unknown[] }, value?: unknown) => void;

const ipc = vi.hoisted(() => ({ listeners: new Map<string, Listener>(), send: vi.fn() }));

vi.mock('electron', () => ({
  ipcRenderer: { on: (channel: string, listener: Listener) => ipc.listeners.set(channel, listener), send: ipc.send },
}));

const postMessage = vi.fn();
const loaded: (() => void)[] = [];

beforeEach(async () => {
  vi.resetModules();
  ipc.listeners.clear();
  ipc.send.mockClear();
  postMessage.mockClear();
  loaded.length = 0;
  vi.stubGlobal('window', {
    location: { origin: 'racketeer://app' },
    postMessage,
    addEventListener: (event: string, listener: () => void) => {
      if (event === 'load') loaded.push(listener);
    },
  });
  await import('#main/preload.ts');
});

test('it says hello once the page has loaded, and not before', () => {
  expect(ipc.send).not.toHaveBeenCalled();
  for (const listener of loaded) listener();
  expect(ipc.send.mock.calls).toEqual([['racketeer:hello']]);
});

test('it hands the port to its own origin only', () => {
  const port = { name: 'port' };
  ipc.listeners.get('racketeer:port')?.({ ports: [port] });
  expect(postMessage.mock.calls).toEqual([['racketeer:port', 'racketeer://app', [port]]]);
});

test('it hands menu commands to its own origin only', () => {
  ipc.listeners.get('racketeer:menu')?.({ ports: [] }, { kind: 'undo' });
  expect(postMessage.mock.calls).toEqual([[{ 'racketeer:menu': { kind: 'undo' } }, 'racketeer://app']]);
});

test('it listens to nothing else and shows the page nothing', () => {
  expect([...ipc.listeners.keys()].sort()).toEqual(['racketeer:menu', 'racketeer:port']);
});
