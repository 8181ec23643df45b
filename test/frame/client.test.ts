import { fromProgram } from '#shared/contract/caller.ts';
import { os } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { ORPCError } from '@orpc/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connect } from '#renderer/api/client.ts';
import { ProgramLost, isNoCampaign, findRefusingRule, describeFailure } from '#renderer/api/failure.ts';
import { listenForMenuCommands } from '#renderer/api/menu.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window that only hears messages. */
class FakeWindow extends EventTarget {
  say(data: unknown, ports: MessagePort[] = [], source: unknown = this): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data, ports, source }));
  }
}

function fakeWindow(): FakeWindow {
  const window = new FakeWindow();
  vi.stubGlobal('window', window);
  return window;
}

describe('on the desktop', () => {
  test('calls wait for the port and then go through it', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Electron/45.0.0' });
    const window = fakeWindow();
    const api = connect();
    const answer = api.app.chooseFile();
    const { port1, port2 } = new MessageChannel();
    const router = { app: { chooseFile: os.handler(() => '/a/b.racketeer') } };
    new RPCHandler(router).upgrade(port1, { context: fromProgram });
    port1.start();
    window.say('racketeer:port', [port2], null);
    window.say('racketeer:port', [port2]);
    await expect(answer).resolves.toBe('/a/b.racketeer');
    port1.close();
    port2.close();
  });

  test('menu commands are heard from the own window only, and only if they are known', () => {
    const window = fakeWindow();
    const heard: unknown[] = [];
    const stop = listenForMenuCommands((command) => heard.push(command));
    window.say({ 'racketeer:menu': { kind: 'undo' } });
    window.say({ 'racketeer:menu': { kind: 'format-disk' } });
    window.say({ 'racketeer:menu': { kind: 'redo' } }, [], null);
    stop();
    window.say({ 'racketeer:menu': { kind: 'redo' } });
    expect(heard).toEqual([{ kind: 'undo' }]);
  });
});

test('in a browser the token leaves the address and goes with every call', async () => {
  const kept = new Map<string, string>();
  let shown = '';
  const asked: Request[] = [];
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
  vi.stubGlobal('location', { href: 'http://127.0.0.1:4000/?token=secret', origin: 'http://127.0.0.1:4000' });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: URL) => (shown = address.href),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve(
      new Response(JSON.stringify({ json: null }), { headers: { 'content-type': 'application/json' } }),
    );
  });
  await expect(connect().campaign.current()).resolves.toBeNull();
  expect(shown).toBe('http://127.0.0.1:4000/');
  expect(asked[0]?.url).toBe('http://127.0.0.1:4000/rpc/campaign/current');
  expect(asked[0]?.headers.get('x-racketeer-token')).toBe('secret');
});

describe('a failure is one sentence', () => {
  test('a refusal speaks for itself', () => {
    const refused = new ORPCError('REFUSED', { status: 409, message: 'The bank is short.' });
    expect(describeFailure(refused)).toBe('The bank is short.');
  });
  test('a refusal names its rule, anything else none', () => {
    const data = { rule: 'GANG-4' };
    expect(findRefusingRule(new ORPCError('REFUSED', { status: 409, data }))).toBe('GANG-4');
    expect(findRefusingRule(new ORPCError('REFUSED', { status: 409, data: { rule: null } }))).toBeNull();
    expect(findRefusingRule(new ORPCError('BAD_REQUEST', { data }))).toBeNull();
    expect(findRefusingRule(new Error('GANG-4'))).toBeNull();
  });
  test('an input that does not fit names its first fault', () => {
    const data = { issues: [{ message: 'Give the gang a name.' }, { message: 'Other.' }] };
    const unfit = new ORPCError('BAD_REQUEST', { message: 'Input validation failed', data });
    expect(describeFailure(unfit)).toBe('Give the gang a name.');
  });
  test('a lost connection says what to do', () => {
    expect(describeFailure(new ProgramLost())).toContain('stopped answering');
    // A mistake of the page itself is told as what it is.
    expect(describeFailure(new TypeError('x is undefined'))).toMatch(/in this window \(x is undefined\)/);
    expect(describeFailure('?')).toContain('stopped answering');
  });
  test('a missing token and a closed campaign say what to do', () => {
    expect(describeFailure(new ORPCError('UNAUTHORIZED', {}))).toContain('open the address');
    const closed = new ORPCError('NO_CAMPAIGN', { status: 412 });
    expect(describeFailure(closed)).toContain('start screen');
    expect(isNoCampaign(closed)).toBe(true);
    expect(isNoCampaign(new Error('x'))).toBe(false);
  });
});
