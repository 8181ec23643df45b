import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { ORPCError, os, type RouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deriveShowToken } from '#platform/loopback/publicCalls.ts';
import { readPort } from '#platform/loopback/runLoopback.ts';
import { startServer, type LoopbackServer } from '#platform/loopback/server.ts';
import { listScreenFiles } from '#platform/rendererFiles.ts';

const router = {
  greet: os.input(z.object({ name: z.string() })).handler(({ input }) => `Hello, ${input.name}`),
  refuse: os.handler(() => {
    throw new ORPCError('REFUSED', { status: 409, message: 'The bank has only $25.' });
  }),
  fail: os.handler(() => {
    throw new Error('secret detail at /somewhere/inside.ts');
  }),
};

let folder: string;
let server: LoopbackServer;
const problems: unknown[] = [];
/** The file that is open, and how often a call asked for it. */
const open = { path: null as string | null, asked: 0 };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'racketeer-loopback-'));
  mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'renderer', 'index.html'), '<!doctype html><title>Racketeer</title>');
  writeFileSync(join(folder, 'renderer', 'assets', 'app-1.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'not for the browser');
  server = await startServer({
    router,
    rendererFolder: join(folder, 'renderer'),
    onProblem: (error) => problems.push(error),
    currentPath: () => {
      open.asked += 1;
      return Promise.resolve(open.path);
    },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request written by hand: unlike `fetch` it can lie about its Host and its length. */
function send(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent } = {},
): Promise<Reply> {
  const body = options.body;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port: server.port,
        path,
        method: options.method ?? 'GET',
        ...(options.agent === undefined ? {} : { agent: options.agent }),
        headers: {
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...options.headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function call(name: string, input: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  return send(`/rpc/${name}`, {
    method: 'POST',
    body: typeof input === 'string' ? input : JSON.stringify({ json: input }),
    headers: { 'content-type': 'application/json', 'x-racketeer-token': server.token, ...headers },
  });
}

test('a page keeps its connection through any pause', async () => {
  const agent = new Agent({ keepAlive: true });
  const { headers } = await send('/', { agent });
  agent.destroy();
  expect(headers.connection).toBe('keep-alive');
  // A limit would be announced, as `timeout=5`.
  expect(headers['keep-alive']).toBeUndefined();
});

describe('a window that shows a campaign', () => {
  const about = (path: string) => ({ 'x-racketeer-campaign': encodeURIComponent(path) });

  test('does nothing to another one that was opened since', async () => {
    open.path = '/games/Blue Canary.racketeer';
    const other = await call('greet', { name: 'Vito' }, about('/games/Hell’s Basement.racketeer'));
    expect(other.status).toBe(409);
    expect(other.body).toContain('OTHER_CAMPAIGN');
    expect(other.body).not.toContain('Hello');
    const same = await call('greet', { name: 'Vito' }, about('/games/Blue Canary.racketeer'));
    expect(same.body).toContain('Hello, Vito');
  });

  test('is answered by what it calls where none is open', async () => {
    open.path = null;
    const answer = await call('greet', { name: 'Vito' }, about('/games/Blue Canary.racketeer'));
    expect(answer.body).toContain('Hello, Vito');
  });

  test('is told from one that shows none, for which nobody looks', async () => {
    open.path = '/games/Blue Canary.racketeer';
    open.asked = 0;
    const answer = await call('greet', { name: 'Vito' });
    expect(answer.body).toContain('Hello, Vito');
    expect(open.asked).toBe(0);
  });
});

describe('the projector’s page', () => {
  test('is served at its own address, and its token opens no call that is not public', async () => {
    const page = await send('/show');
    expect([page.status, page.body]).toEqual([200, '<!doctype html><title>Racketeer</title>']);
    const token = { 'x-racketeer-token': deriveShowToken(server.token) };
    const refused = await call('greet', { name: 'Vito' }, token);
    expect(refused.status).toBe(403);
    expect(refused.body).toContain('what everybody may know');
    // This server has no such call; it was let through to be told so.
    expect((await call('play/publicShow', { period: 1 }, token)).status).toBe(404);
    const other = { 'x-racketeer-token': deriveShowToken('another') };
    expect((await call('play/publicShow', { period: 1 }, other)).status).toBe(401);
  });
});

describe('files of the interface', () => {
  test('the address with its token opens the interface under a strict policy', async () => {
    const page = await fetch(server.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Racketeer</title>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('a script is served as a script and may be kept', async () => {
    const script = await send('/assets/app-1.js');
    expect(script.status).toBe(200);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
  });

  test('the page alone is told of the files that it will ask for next', async () => {
    const telling = await startServer({
      router,
      rendererFolder: join(folder, 'renderer'),
      soonAsked: () => Promise.resolve(['/assets/screens-2.js', '/assets/screens-2.css']),
    });
    const told = async (path: string): Promise<string | null> =>
      (await fetch(new URL(path, telling.url))).headers.get('link');
    expect(await told('/')).toBe(
      '</assets/screens-2.js>; rel=modulepreload, </assets/screens-2.css>; rel=preload; as=style; crossorigin',
    );
    expect(await told('/assets/app-1.js')).toBeNull();
    await telling.close();
    expect((await send('/')).headers.link).toBeUndefined();
  });

  test('while a page reads its files the program works ahead, once, and not for calls or single files', async () => {
    let begun = 0;
    let begins: () => void = () => undefined;
    const beginning = new Promise<void>((resolve) => (begins = resolve));
    const working = await startServer({
      router,
      rendererFolder: join(folder, 'renderer'),
      meanwhile: () => {
        begun += 1;
        begins();
        return Promise.resolve();
      },
    });
    const ask = (path: string): Promise<Response> => fetch(new URL(path, working.url));
    await ask('/assets/app-1.js');
    await ask('/rpc/app/about');
    expect(begun).toBe(0);
    await ask('/');
    await ask('/assets/app-1.js');
    await beginning;
    expect(begun).toBe(1);
    await working.close();
  });

  test('what fails while a page reads is told, and the page is served all the same', async () => {
    let told: (problem: unknown) => void = () => undefined;
    const problem = new Promise((resolve) => (told = resolve));
    const failing = await startServer({
      router,
      rendererFolder: join(folder, 'renderer'),
      onProblem: told,
      meanwhile: () => Promise.reject(new Error('Nothing to work on.')),
    });
    expect((await fetch(new URL('/', failing.url))).status).toBe(200);
    expect(await problem).toEqual(new Error('Nothing to work on.'));
    await failing.close();
  });

  test('the files of a game’s screens are its own and those they need, each once', () => {
    const built = mkdtempSync(join(folder, 'built-'));
    const manifest = {
      'games/paradise/index.ts': {
        file: 'assets/paradise-1.js',
        css: ['assets/paradise-1.css'],
        imports: ['_shared.js', '_words.js'],
      },
      '_shared.js': { file: 'assets/shared-2.js', imports: ['_words.js'] },
      '_words.js': { file: 'assets/words-3.js', css: ['assets/words-3.css'] },
      'games/godfather/index.ts': { file: 'assets/godfather-4.js' },
    };
    expect(listScreenFiles(built, 'paradise')).toEqual([]);
    writeFileSync(join(built, 'manifest.json'), JSON.stringify(manifest));
    expect(listScreenFiles(built, 'paradise')).toEqual([
      '/assets/paradise-1.js',
      '/assets/paradise-1.css',
      '/assets/shared-2.js',
      '/assets/words-3.js',
      '/assets/words-3.css',
    ]);
    expect(listScreenFiles(built, 'turf-war')).toEqual([]);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/assets',
    '/nothing.html',
  ])('%s leads nowhere', async (path) => {
    const reply = await send(path);
    expect(reply.status).toBe(404);
    expect(reply.body).not.toContain('not for the browser');
  });

  test('files cannot be written', async () => {
    expect((await send('/index.html', { method: 'PUT', body: 'x' })).status).toBe(405);
  });

  test('an interface that is not built says what to do', async () => {
    await expect(startServer({ router, rendererFolder: join(folder, 'missing') })).rejects.toThrow('npm run build');
  });
});

describe('calls', () => {
  test('the oRPC client of the interface gets its answer', async () => {
    const client: RouterClient<typeof router> = createORPCClient(
      new RPCLink({ url: new URL('/rpc', server.url).href, headers: { 'x-racketeer-token': server.token } }),
    );
    await expect(client.greet({ name: 'Al' })).resolves.toBe('Hello, Al');
  });

  test('a refusal arrives with its sentence', async () => {
    const reply = await call('refuse', null);
    expect(reply.status).toBe(409);
    expect(JSON.parse(reply.body)).toMatchObject({ json: { message: 'The bank has only $25.' } });
  });

  test('a refusal has its status in the header for a page that asks for it, and no red line of the browser', async () => {
    const quiet = { 'x-racketeer-refusal': 'quiet' };
    const reply = await call('refuse', null, quiet);
    expect([reply.status, reply.headers['x-racketeer-refusal']]).toEqual([200, '409']);
    expect(JSON.parse(reply.body)).toMatchObject({ json: { message: 'The bank has only $25.' } });
    const bug = await call('fail', null, quiet);
    expect([bug.status, bug.headers['x-racketeer-refusal']]).toEqual([500, undefined]);
    const answer = await call('greet', { name: 'Al' }, quiet);
    expect([answer.status, answer.headers['x-racketeer-refusal']]).toEqual([200, undefined]);
    open.path = '/games/Blue Canary.racketeer';
    const elsewhere = { ...quiet, 'x-racketeer-campaign': 'Hell' };
    const other = await call('greet', { name: 'Al' }, elsewhere);
    expect([other.status, other.headers['x-racketeer-refusal']]).toEqual([200, '409']);
    expect(JSON.parse(other.body)).toMatchObject({ json: { code: 'OTHER_CAMPAIGN' } });
    open.path = null;
  });

  test('a bug is reported here and arrives without its details', async () => {
    problems.length = 0;
    const reply = await call('fail', null);
    expect(reply.status).toBe(500);
    expect(reply.body).not.toMatch(/secret|inside\.ts|\bat /);
    expect(problems).toHaveLength(1);
  });

  test.each([
    ['text that is not JSON', '{"json":'],
    ['a list where an object belongs', '[]'],
    ['another type', '{"json":{"name":5}}'],
    ['nothing', ''],
  ])('%s is answered with a JSON error and no stack', async (_, body) => {
    const reply = await call('greet', body);
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body)).toMatchObject({ json: { code: 'BAD_REQUEST' } });
    expect(reply.body).not.toMatch(/node_modules|\.ts:|\.mjs/);
  });

  test('an unknown call is not found', async () => {
    expect((await call('nothing', null)).status).toBe(404);
  });

  test('GET never calls anything', async () => {
    const reply = await send('/rpc/greet', { headers: { 'x-racketeer-token': server.token } });
    expect(reply.status).toBe(405);
  });
});

describe('strangers', () => {
  test('a call without the token is refused', async () => {
    const reply = await send('/rpc/greet', { method: 'POST', body: '{}' });
    expect(reply.status).toBe(401);
    expect(reply.body).not.toContain(server.token);
  });

  test.each(['', 'wrong', '0'.repeat(43)])('the token "%s" is refused', async (token) => {
    expect((await call('greet', { name: 'x' }, { 'x-racketeer-token': token })).status).toBe(401);
  });

  test.each(['evil.example', '127.0.0.1', '127.0.0.1:1', '[::1]:80', 'localhost.evil.example'])(
    'the host name %s is refused',
    async (host) => {
      expect((await call('greet', { name: 'x' }, { host })).status).toBe(421);
      expect((await send('/', { headers: { host } })).status).toBe(421);
    },
  );

  test.each(['http://evil.example', 'null', 'https://127.0.0.1', 'http://localhost'])(
    'a page from %s is refused',
    async (origin) => {
      expect((await call('greet', { name: 'x' }, { origin })).status).toBe(403);
    },
  );

  test('its own pages are let in by both names', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${server.port}`;
      const reply = await call('greet', { name: 'x' }, { host, origin: `http://${host}` });
      expect(reply.status).toBe(200);
    }
  });

  test('a body over 2 MB is refused before it is read', async () => {
    const reply = await send('/rpc/greet', {
      method: 'POST',
      headers: { 'x-racketeer-token': server.token, 'content-length': '2097153' },
    });
    expect(reply.status).toBe(413);
  });

  test('a body of unknown length is refused', async () => {
    const reply = await send('/rpc/greet', {
      method: 'POST',
      headers: { 'x-racketeer-token': server.token, 'transfer-encoding': 'chunked' },
    });
    expect(reply.status).toBe(411);
  });

  test('every run has another token of 32 bytes', async () => {
    const other = await startServer({ router, rendererFolder: join(folder, 'renderer') });
    await other.close();
    expect(other.token).not.toBe(server.token);
    expect(Buffer.from(other.token, 'base64url')).toHaveLength(32);
  });

  test('the usual port is taken while it is free, and another one while it is not', async () => {
    const rendererFiles = join(folder, 'renderer');
    const first = await startServer({ router, rendererFolder: rendererFiles });
    await first.close();
    const usual = { router, rendererFolder: rendererFiles, usualPort: first.port };
    const second = await startServer(usual);
    const third = await startServer(usual);
    await Promise.all([second.close(), third.close()]);
    expect(second.port).toBe(first.port);
    expect(third.port).not.toBe(first.port);
  });

  test('a taken port is said in one sentence', async () => {
    const again = startServer({ router, rendererFolder: join(folder, 'renderer'), port: server.port });
    await expect(again).rejects.toThrow(`Port ${server.port} is in use.`);
  });
});

test('a port is a number that a port can have', () => {
  expect(readPort(undefined)).toBeNull();
  expect(readPort('0')).toBe(0);
  expect(readPort('65535')).toBe(65_535);
  for (const text of ['', 'x', '-1', '1.5', '65536', '1e3']) {
    expect(() => readPort(text)).toThrow('is not a port.');
  }
});
