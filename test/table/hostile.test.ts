import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { os } from '@orpc/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CallContext } from '#shared/contract/caller.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { mostDevices } from '#platform/table/keyRing.ts';
import { usualLimits, type TableLimits } from '#platform/table/limits.ts';
import { makeKey } from '#platform/table/secrets.ts';
import { TableServer } from '#platform/table/tableServer.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { openTable } from '../support/secrets/stage.ts';
import { connectRaw, writeCall, type RawClient } from '../support/rawSockets.ts';
import { nextAddress } from '../support/addresses.ts';
import { connect, enterByAddress, findRefusal, openProgram, openTableOver, send } from '../support/tableProgram.ts';

/** No device is slow for the network’s sake here, and yet a good one has time on a busy machine. */
const quick: TableLimits = {
  ...usualLimits,
  headersMs: 600,
  requestMs: 1_200,
  idleMs: 600,
  checkedEveryMs: 50,
  stalledMs: 600,
};

/** A gate that calls wait at until it is opened. */
function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Rings when something happened, and wakes whoever waits for it. */
function createBell() {
  let waking: (() => void)[] = [];
  const ring = (): void => {
    const woken = waking;
    waking = [];
    for (const wake of woken) wake();
  };
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise<void>((resolve) => void waking.push(resolve));
  };
  return { ring, until };
}

/** A listener without a campaign, whose calls wait, answer, or never come to an end. */
async function listen(limits: TableLimits) {
  const gate = createGate();
  const bell = createBell();
  const counts = { waiting: 0, toldPieces: 0 };
  const calls = os.$context<CallContext>();
  const router = {
    table: {
      door: calls.handler(() => 'open'),
      who: calls.handler(async () => {
        counts.waiting += 1;
        bell.ring();
        await gate.opened;
        return 'waited';
      }),
      news: calls.handler(async function* () {
        const piece = 'x'.repeat(64 * 1_024);
        for (;;) {
          counts.toldPieces += 1;
          yield await Promise.resolve(piece);
        }
      }),
    },
  };
  const rendererFolder = temporaryFolder();
  mkdirSync(join(rendererFolder, 'assets'), { recursive: true });
  writeFileSync(join(rendererFolder, 'index.html'), '<!doctype html>');
  writeFileSync(join(rendererFolder, 'assets', 'large.js'), Buffer.alloc(16 * 1024 * 1024, 'x'));
  const problems: unknown[] = [];
  const server = await TableServer.start({
    ...{ router, rendererFolder, address: nextAddress(), limits },
    findDevice: (key) => ({ id: key, seat: 'g1' }),
    findHash: () => null,
    listOthers: () => [],
    onPresence: bell.ring,
    onProblem: (problem) => problems.push(problem),
  });
  onTestFinished(() => server.close());
  const call = (path: string, key: string, from: string) =>
    send(server.url, `/rpc/${path}`, {
      ...{ method: 'POST', body: '{}', from },
      headers: { 'content-type': 'application/json', 'x-racketeer-seat': key },
    });
  const { until } = bell;
  return { url: server.url, gate, counts, call, problems, server, until };
}

describe('sockets', () => {
  test('of one address are held to a number, and another address is served all the same', async () => {
    const { url, call } = await listen({ ...usualLimits, socketsPerAddress: 5 });
    const held = await Promise.all(Array.from({ length: 5 }, () => connectRaw(url, { from: '127.0.2.1' })));
    const sixth = await connectRaw(url, { from: '127.0.2.1' });
    await sixth.closed;
    expect(held.map(({ socket }) => socket.destroyed)).toEqual([false, false, false, false, false]);
    expect((await call('table/door', 'a', '127.0.2.2')).status).toBe(200);
    held[0]?.socket.destroy();
    await held[0]?.closed;
    // The one that left makes room, as soon as the listener has heard of it.
    let status = 0;
    const readStatus = (reply: { status: number }) => reply.status;
    while (status !== 200) status = await call('table/door', 'a', '127.0.2.1').then(readStatus, () => 0);
  });

  test('of all together are held to a number, and the address that has most gives one up', async () => {
    const { url, call } = await listen({ ...usualLimits, sockets: 8 });
    const hog = await Promise.all(Array.from({ length: 6 }, () => connectRaw(url, { from: '127.0.2.1' })));
    const modest = await Promise.all(Array.from({ length: 2 }, () => connectRaw(url, { from: '127.0.2.2' })));
    const late = await connectRaw(url, { from: '127.0.2.3' });
    await Promise.race(hog.map(({ closed }) => closed));
    expect(hog.filter(({ socket }) => socket.destroyed)).toHaveLength(1);
    expect([...modest, late].filter(({ socket }) => socket.destroyed)).toHaveLength(0);
    expect((await call('table/door', 'a', '127.0.2.2')).status).toBe(200);
  });

  test('of an address that connects without end are refused, whatever it closes', async () => {
    const connecting = { atOnce: 10, perSecond: 0 };
    const { call } = await listen({ ...usualLimits, connecting });
    for (let nth = 0; nth < 10; nth += 1) expect((await call('table/door', 'a', '127.0.2.1')).status).toBe(200);
    await expect(call('table/door', 'a', '127.0.2.1')).rejects.toThrow(/ECONNRESET|hang up/u);
    expect((await call('table/door', 'a', '127.0.2.2')).status).toBe(200);
  });
});

test('a thousand addresses neither spend what another may ask, nor let one ask again that spent its own', async () => {
  const { url } = await listen({ ...usualLimits, files: { atOnce: 3, perSecond: 0 } });
  const ask = async (from: string): Promise<number> => (await send(url, '/table', { method: 'GET', from })).status;
  const askThrice = async (from: string) => [await ask(from), await ask(from), await ask(from)];
  expect(await ask('127.0.2.1')).toBe(200);
  expect([...(await askThrice('127.0.2.2')), await ask('127.0.2.2')]).toEqual([200, 200, 200, 429]);
  for (let nth = 0; nth < 1_100; nth += 1) await ask(`127.0.${3 + Math.floor(nth / 200)}.${1 + (nth % 200)}`);
  expect(await ask('127.0.2.2')).toBe(429);
  expect(await askThrice('127.0.2.1')).toEqual([200, 200, 429]);
});

describe('a slow device', () => {
  test('that sends its headers bit by bit, or none, is cut off', async () => {
    const { url } = await listen(quick);
    const silent = await connectRaw(url);
    const slow = await connectRaw(url);
    slow.socket.write(`POST /rpc/table/door HTTP/1.1\r\nHost: ${new URL(url).host}\r\n`);
    // Slow enough that their number is never what cuts it off.
    const drip = setInterval(() => slow.socket.write('X-More: x\r\n'), 60);
    await Promise.all([silent.closed, slow.closed]);
    clearInterval(drip);
    expect(slow.heard()).toContain('408');
  });

  test('that sends its body bit by bit is cut off, and holds up no other call', async () => {
    const { url, call } = await listen(quick);
    const slow = await connectRaw(url);
    writeCall(slow, url, { path: 'table/door', key: 'slow', body: '{', length: 50_000 });
    const drip = setInterval(() => slow.socket.write(' '), 10);
    expect((await call('table/door', 'other', '127.0.2.2')).status).toBe(200);
    await slow.closed;
    clearInterval(drip);
    expect(slow.heard()).not.toContain('200 OK');
  });

  test('that keeps its connection and asks for nothing more is let go', async () => {
    const { url } = await listen(quick);
    const idle = await connectRaw(url);
    writeCall(idle, url, { path: 'table/door', body: '{}' });
    await idle.closed;
    expect(idle.heard()).toContain('200 OK');
  });

  test('that never reads its news costs little memory, and is dropped', async () => {
    const { url, counts, call, server, until } = await listen(quick);
    const stalled = await connectRaw(url, { reads: false });
    writeCall(stalled, url, { path: 'table/news', key: 'stalled', body: '{}' });
    stalled.socket.pause();
    await until(() => server.isConnected('stalled'));
    expect((await call('table/door', 'other', '127.0.2.2')).status).toBe(200);
    await until(() => !server.isConnected('stalled'));
    // The two kernels hold this much between them; the program holds a piece or two beside it.
    expect(counts.toldPieces * 64).toBeLessThan(16 * 1_024);
    expect((await call('table/door', 'other', '127.0.2.2')).status).toBe(200);
  });

  test('that never reads a file is dropped, and every reader shares one copy of it', async () => {
    const limits = { ...quick, stalledMs: 500, socketsPerAddress: 20 };
    const { url, call } = await listen(limits);
    const before = process.memoryUsage().arrayBuffers;
    const readers = await Promise.all(
      Array.from({ length: 20 }, () => connectRaw(url, { from: '127.0.2.1', reads: false })),
    );
    for (const { socket } of readers) {
      socket.pause();
      socket.write(`GET /assets/large.js HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`);
    }
    const watched = await connectRaw(url);
    watched.socket.write(`GET /assets/large.js HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`);
    await watched.closed;
    expect(watched.heard().length).toBeGreaterThan(16 * 1024 * 1024);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024);
    // As long as none of them is dropped, their address has no connection left.
    let status = 0;
    const readStatus = (reply: { status: number }) => reply.status;
    while (status !== 200) status = await call('table/door', 'a', '127.0.2.1').then(readStatus, () => 0);
    for (const { socket } of readers) socket.resume();
    await Promise.all(readers.map(({ closed }) => closed));
    // A reader that was dropped has not got all of it.
    const got = readers.map(({ socket }) => socket.bytesRead);
    expect(Math.min(...got)).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('a device that asks for too much', () => {
  test('has eight calls at once, and another device has its own', async () => {
    const { url, gate, counts, call, until } = await listen(usualLimits);
    const clients = await Promise.all(Array.from({ length: 9 }, () => connectRaw(url)));
    for (const client of clients.slice(0, 8)) writeCall(client, url, { path: 'table/who', key: 'greedy', body: '{}' });
    await until(() => counts.waiting === 8);
    const [ninth] = clients.slice(8);
    if (ninth === undefined) throw new Error('There are nine.');
    writeCall(ninth, url, { path: 'table/who', key: 'greedy', body: '{}' });
    await ninth.closed;
    expect(ninth.heard()).toContain('429');
    expect(ninth.heard()).toContain('That was too much at once; wait a moment and try again.');
    expect((await call('table/door', 'other', '127.0.2.2')).status).toBe(200);
    gate.open();
    await Promise.all(clients.slice(0, 8).map(({ socket }) => once(socket, 'data')));
    expect(clients.filter((client) => client.heard().startsWith('HTTP/1.1 200'))).toHaveLength(8);
    expect((await call('table/who', 'greedy', '127.0.2.1')).status).toBe(200);
  });

  test('has three streams of news, of which the newest stay', async () => {
    const { url, server, until } = await listen(usualLimits);
    const streams: RawClient[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      const stream = await connectRaw(url, { reads: nth === 0 });
      writeCall(stream, url, { path: 'table/news', key: 'many', body: '{}' });
      await until(() => server.isConnected('many'));
      streams.push(stream);
    }
    await streams[0]?.closed;
    expect(streams.slice(1).map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
  });

  test('over one connection is refused beyond its pace, and the connection ended', async () => {
    const devices = { atOnce: 4, perSecond: 0 };
    const { url, call } = await listen({ ...usualLimits, devices });
    const flood = await connectRaw(url);
    for (let nth = 0; nth < 200; nth += 1) writeCall(flood, url, { path: 'table/door', key: 'flood', body: '{}' });
    await flood.closed;
    expect(flood.heard().split('HTTP/1.1 200').length - 1).toBe(4);
    expect(flood.heard().split('HTTP/1.1 429').length - 1).toBe(1);
    expect((await call('table/door', 'other', '127.0.2.2')).status).toBe(200);
  });

  test('sends more than it said, less than it said, or says nothing of it, and no call is made', async () => {
    // What is refused at once is so at the usual pace, where a busy machine has time to read it.
    const { url, counts, gate } = await listen(usualLimits);
    gate.open();
    const large = await connectRaw(url);
    writeCall(large, url, { path: 'table/who', key: 'a', body: '{}', length: 256 * 1024 + 1 });
    await large.closed;
    expect(large.heard()).toContain('That is too much at once; send less.');
    const chunked = await connectRaw(url);
    chunked.socket.write(
      `POST /rpc/table/who HTTP/1.1\r\nHost: ${new URL(url).host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    );
    await chunked.closed;
    expect(chunked.heard()).toContain('A call must say how long its body is.');
    expect(counts.waiting).toBe(0);
    const impatient = await listen(quick);
    impatient.gate.open();
    const short = await connectRaw(impatient.url);
    writeCall(short, impatient.url, { path: 'table/who', key: 'a', body: '{', length: 2 });
    await short.closed;
    expect(impatient.counts.waiting).toBe(0);
  });
});

test('the calls of one device are answered in turn, and who asks meanwhile comes between', async () => {
  const table = await openTable('turf-war', 1);
  onTestFinished(() => table.close());
  const { looks, hides } = table.roles;
  const [greedy, good] = [table.callsFrom(looks), table.callsFrom(hides)];
  const answered: string[] = [];
  // It comes over the network, which is read between two turns of the program.
  const late = new Promise<void>((resolve) => {
    setImmediate(() => {
      void good.table.who().then(() => {
        answered.push('good');
        resolve();
      });
    });
  });
  const asked = Array.from({ length: 6 }, async () => {
    await greedy.games['turf-war'].plan({ seat: looks, viewer: looks });
    answered.push('greedy');
  });
  await Promise.all([late, ...asked]);
  expect(answered.indexOf('good')).toBeLessThan(3);
  expect(answered).toHaveLength(7);
});

test('a table has room for sixty devices, and ending one makes room for one', async () => {
  const strangers = { atOnce: 1_000, perSecond: 1_000 };
  const program = await openProgram({ limits: { ...usualLimits, strangers } });
  const { url, seats } = await openTableOver(program);
  const [seat] = seats as [SeatId];
  const keys: string[] = [];
  for (let nth = 0; nth < mostDevices; nth += 1) keys.push(await enterByAddress(program, url, seat));
  const invite = async () => {
    const { address } = await program.calls.table.invite({ seat });
    return { kind: 'address' as const, key: new URL(address).hash.slice(1) };
  };
  const by = await invite();
  const full = await findRefusal(connect(url).table.enter({ by, key: makeKey() }));
  expect(full.message).toBe('There are 60 devices at this table already; the games master has to end one first.');
  expect((await connect(url, keys[7]).table.seat({ seat })).seat).toBe(seat);
  const { seats: shown } = await program.calls.table.state();
  const [device] = shown.find((one) => one.seat === seat)?.devices ?? [];
  await program.calls.table.endDevice({ device: device?.id ?? '' });
  expect((await connect(url).table.enter({ by, key: makeKey() })).seat).toBe(seat);
});

test('a good phone is answered every time while another device does all of it at once', async () => {
  const program = await openProgram({ limits: { ...usualLimits, sockets: 60 } });
  const { url, seats } = await openTableOver(program);
  const [goodSeat, badSeat] = seats as [SeatId, SeatId];
  const good = await enterByAddress(program, url, goodSeat);
  const bad = await enterByAddress(program, url, badSeat);
  const from = '127.0.2.9';
  const clients: RawClient[] = [];
  const join = async (reads = false): Promise<RawClient> => {
    const client = await connectRaw(url, { from, reads });
    clients.push(client);
    return client;
  };
  for (let nth = 0; nth < 20; nth += 1) await join();
  for (let nth = 0; nth < 8; nth += 1) {
    const slow = await join();
    writeCall(slow, url, { path: 'table/who', key: bad, body: '{', length: 90_000 });
  }
  for (let nth = 0; nth < 3; nth += 1) {
    const stalled = await join();
    stalled.socket.pause();
    writeCall(stalled, url, {
      ...{ path: 'table/news', key: bad },
      body: JSON.stringify({ json: { viewer: badSeat } }),
    });
  }
  for (let nth = 0; nth < 4; nth += 1) {
    const flood = await join();
    for (let call = 0; call < 100; call += 1)
      writeCall(flood, url, { path: 'games/turf-war/view', key: bad, body: '{"json":{}}' });
    const files = await join();
    for (let call = 0; call < 100; call += 1)
      files.socket.write(`GET /assets/app-1.js HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`);
    const foreign = await join();
    foreign.socket.write('GET /table HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  }
  const { period } = await program.calls.games['turf-war'].view({ viewer: 'gm' });
  const orders = 10;
  for (let nth = 0; nth < orders; nth += 1) {
    const order = { kind: 'letter', to: badSeat, text: `Word ${nth}.` };
    const reply = await send(url, '/rpc/games/turf-war/give', {
      ...{ method: 'POST', from: '127.0.2.2' },
      headers: { 'content-type': 'application/json', 'x-racketeer-seat': good },
      body: JSON.stringify({ json: { seat: goodSeat, order, period } }),
    });
    expect([nth, reply.status, reply.body]).toEqual([nth, 200, expect.stringContaining('done')]);
  }
  expect(clients.length).toBeGreaterThan(40);
  expect(program.problems).toEqual([]);
});
