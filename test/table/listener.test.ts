import { readFileSync, statSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { closeCampaign } from '#platform/programCalls.ts';
import { makeKey } from '#platform/table/secrets.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { TableNews } from '#shared/views/table.ts';
import {
  connect,
  enterByAddress,
  findRefusal,
  openProgram,
  openProgramAgain,
  openTableOver,
  send,
  showMoment,
} from '../support/tableProgram.ts';

/** Reads a file as a browser does, over the few connections that it keeps; returns the status. */
function readStatus(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    );
    asked.once('error', reject);
  });
}

describe('the listener', () => {
  test('is not there until the table is opened, and gone when it is closed', async () => {
    const program = await openProgram();
    expect((await program.calls.table.state()).open).toBeNull();
    const { url } = await openTableOver(program);
    expect((await send(url, '/table')).status).toBe(200);
    // No other address of this machine is served.
    const elsewhere = url.replace(new URL(url).hostname, '127.0.0.1');
    await expect(send(elsewhere, '/table')).rejects.toThrow(/ECONNREFUSED/u);
    await program.calls.table.close();
    await expect(send(url, '/table')).rejects.toThrow(/ECONNREFUSED/u);
  });

  test('refuses an address that is not this machine’s', async () => {
    const program = await openProgram();
    const { message } = await findRefusal(program.calls.table.open({ address: '203.0.113.9', port: null, pin: null }));
    expect(message).toContain('203.0.113.9 is no address of this machine');
    expect((await findRefusal(program.calls.table.open({ address: '0.0.0.0' }))).message).toContain(
      'is no address of this machine',
    );
  });

  test('serves the interface under a strict policy, and sends the bare address on', async () => {
    const { url } = await openTableOver(await openProgram());
    const bare = await send(url, '/');
    expect([bare.status, bare.headers.location]).toEqual([302, '/table']);
    const page = await send(url, '/table');
    expect(page.body).toContain('<title>Racketeer</title>');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await send(url, '/assets/app-1.js')).status).toBe(200);
    for (const path of ['/show', '/table.json', '/assets/../../table.json', '/Table.racketeer'])
      expect((await send(url, path)).status).toBe(404);
  });

  test('packs what it serves for a browser that unpacks it, once for all, and its long answers', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat] = seats;
    if (seat === undefined) throw new Error('Somebody plays.');
    const headers = { 'accept-encoding': 'gzip, deflate' };
    const script = await send(url, '/assets/app-1.js', { headers });
    expect([script.headers['content-encoding'], script.headers.vary]).toEqual(['gzip', 'accept-encoding']);
    expect((await send(url, '/assets/app-1.js')).body).toBe('export {};');
    const key = await enterByAddress(program, url, seat);
    const asked = { 'content-type': 'application/json', 'x-racketeer-seat': key };
    const view = { method: 'POST', body: JSON.stringify({ json: { viewer: seat } }) };
    const plain = await send(url, '/rpc/games/turf-war/view', { ...view, headers: asked });
    const packed = await send(url, '/rpc/games/turf-war/view', { ...view, headers: { ...asked, ...headers } });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(packed.body.length * 2).toBeLessThan(plain.body.length);
    expect(await connect(url, key).games['turf-war'].view({ viewer: seat })).toMatchObject({ game: 'turf-war' });
  });

  test('serves twenty phones behind one address, which all come at once', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat] = seats;
    if (seat === undefined) throw new Error('Somebody plays.');
    const card = new URL((await program.calls.table.card({ seat })).address).hash.slice(1);
    const phones = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 6 });
      onTestFinished(() => agent.destroy());
      const asked = ['/table', ...Array.from({ length: 41 }, () => '/assets/app-1.js')];
      const files = await Promise.all(asked.map((path) => readStatus(agent, `${url}${path}`)));
      const key = makeKey();
      const entered = await connect(url).table.enter({ by: { kind: 'address', key: card }, key });
      await connect(url, key).table.seat({ seat });
      return [...new Set(files), entered.seat];
    });
    expect(await Promise.all(phones)).toEqual(phones.map(() => [200, seat]));
  });

  test('knows its own name and origin alone', async () => {
    const { url } = await openTableOver(await openProgram());
    const host = new URL(url).host;
    const named = await send(url, '/table', { headers: { host: 'racketeer.example' } });
    expect(named.status).toBe(421);
    const local = host.replace(new URL(url).hostname, 'localhost');
    expect((await send(url, '/table', { headers: { host: local } })).status).toBe(421);
    const call = {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'http://evil.example' },
    };
    expect((await send(url, '/rpc/table/door', call)).status).toBe(403);
    const own = { ...call, headers: { ...call.headers, origin: url } };
    expect((await send(url, '/rpc/table/door', own)).status).toBe(200);
  });

  test('takes calls of JSON of modest length, and no more than a pace', async () => {
    const { url } = await openTableOver(await openProgram());
    const json = { 'content-type': 'application/json' };
    const post = { method: 'POST', body: '{}', headers: json };
    expect((await send(url, '/rpc/table/door')).status).toBe(405);
    const plain = { ...post, headers: { 'content-type': 'text/plain' } };
    expect((await send(url, '/rpc/table/door', plain)).status).toBe(415);
    const long = { ...post, headers: { ...json, 'content-length': String(300 * 1024) }, body: '' };
    expect((await send(url, '/rpc/table/door', long)).status).toBe(413);
    const replies = await Promise.all(Array.from({ length: 80 }, () => send(url, '/rpc/table/door', post)));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
  });
});

describe('a key', () => {
  test('opens its own seat, is kept as a hash alone, and outlives the program', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat] = seats;
    if (seat === undefined) throw new Error('Somebody plays.');
    const key = await enterByAddress(program, url, seat);
    const device = connect(url, key);
    expect((await device.table.seat({ seat })).game).toBe('turf-war');
    expect((await device.games['turf-war'].view({ viewer: seat })).viewer).toBe(seat);
    const kept = join(program.home, 'table.json');
    expect(statSync(kept).mode & 0o077).toBe(0);
    expect(readFileSync(kept, 'utf8')).not.toContain(key);
    expect(readFileSync(program.path).includes(key)).toBe(false);

    await program.calls.table.close();
    await closeCampaign(program.calls);
    const again = await openProgramAgain(program);
    const { url: next } = await openTableOver(again);
    expect((await connect(next, key).table.seat({ seat })).seat).toBe(seat);
  });

  test('of an address works once; asked again by the same device it is the same device', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat] = seats;
    const { address } = await program.calls.table.invite({ seat: seat as SeatId });
    expect(address.startsWith(`${url}/#`)).toBe(true);
    const by = { kind: 'address' as const, key: new URL(address).hash.slice(1) };
    const key = makeKey();
    expect((await connect(url).table.enter({ by, key })).seat).toBe(seat);
    expect((await connect(url).table.enter({ by, key })).seat).toBe(seat);
    const other = await findRefusal(connect(url).table.enter({ by, key: makeKey() }));
    expect(other.message).toContain('used already');
    const { seats: shown } = await program.calls.table.state();
    expect(shown.find((one) => one.seat === seat)?.devices).toHaveLength(1);
  });

  test('of a device whose stay was ended opens nothing, and the device is told so', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat, other] = seats as [SeatId, SeatId];
    const key = await enterByAddress(program, url, seat);
    const stays = await enterByAddress(program, url, seat);
    const elsewhere = await enterByAddress(program, url, other);
    const before = await program.calls.table.state();
    const [device] = before.seats.find((one) => one.seat === seat)?.devices ?? [];
    const heard: TableNews['kind'][] = [];
    const listening = (async () => {
      const news = await connect(url, key).table.news({ viewer: seat });
      for await (const { kind } of news) {
        heard.push(kind);
        if (kind === 'here') await program.calls.table.endDevice({ device: device?.id ?? '' });
      }
    })();
    await listening.catch(() => undefined);
    expect(heard).toEqual(['here', 'shut']);
    const told = await findRefusal(connect(url, key).table.seat({ seat }));
    expect([told.status, told.message]).toEqual([
      401,
      'This device has no place at the table any more; ask the games master for a new code, or scan one.',
    ]);
    expect((await connect(url, stays).table.seat({ seat })).seat).toBe(seat);
    await program.calls.table.endSeat({ seat });
    expect((await findRefusal(connect(url, stays).table.seat({ seat }))).status).toBe(401);
    expect((await connect(url, elsewhere).table.seat({ seat: other })).seat).toBe(other);
  });
});

describe('a code', () => {
  test('lets one device in, within its time', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat, other] = seats as [SeatId, SeatId];
    const { code } = await program.calls.table.invite({ seat });
    expect(code).toMatch(/^[A-Z]{6}$/u);
    const by = { kind: 'code' as const, code: code.toLowerCase() };
    expect((await connect(url).table.enter({ by, key: makeKey() })).seat).toBe(seat);
    expect((await findRefusal(connect(url).table.enter({ by, key: makeKey() }))).message).toContain(
      'wrong, too old, or used already',
    );
    const late = await program.calls.table.invite({ seat: other });
    program.clock.now = new Date(program.clock.now.getTime() + 15 * 60_000);
    const tooLate = { kind: 'code' as const, code: late.code };
    const told = await findRefusal(connect(url).table.enter({ by: tooLate, key: makeKey() }));
    expect(told.message).toContain('too old');
  });

  test('is guessed five times, and then the address waits, also with the right one', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat] = seats as [SeatId];
    const { code } = await program.calls.table.invite({ seat });
    const wrong = { kind: 'code' as const, code: code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' };
    for (let nth = 0; nth < 5; nth += 1) {
      const told = await findRefusal(connect(url).table.enter({ by: wrong, key: makeKey() }));
      expect(told.message).toContain('wrong');
    }
    const by = { kind: 'code' as const, code };
    const waits = await findRefusal(connect(url).table.enter({ by, key: makeKey() }));
    expect(waits.message).toBe('There were too many wrong tries; wait 30 seconds, then try again.');
    program.clock.now = new Date(program.clock.now.getTime() + 30_000);
    expect((await connect(url).table.enter({ by, key: makeKey() })).seat).toBe(seat);
  });

  test('that was scanned waits for nobody’s wrong tries, and a used one is no wrong try', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program);
    const [seat, other] = seats as [SeatId, SeatId];
    const used = { kind: 'address' as const, key: makeKey() };
    for (let nth = 0; nth < 8; nth += 1) {
      const told = await findRefusal(connect(url).table.enter({ by: used, key: makeKey() }));
      expect(told.message).toBe('That address is too old or used already; ask the games master for a new one.');
    }
    const { code } = await program.calls.table.invite({ seat: other });
    const wrong = { kind: 'code' as const, code: code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' };
    for (let nth = 0; nth < 5; nth += 1) {
      const told = await findRefusal(connect(url).table.enter({ by: wrong, key: makeKey() }));
      expect(told.message).toContain('That code is wrong');
    }
    const waits = await findRefusal(connect(url).table.enter({ by: { kind: 'code', code }, key: makeKey() }));
    expect(waits.message).toContain('too many wrong tries');
    await enterByAddress(program, url, seat);
  });

  test('asks for the PIN where there is one, and is void after five wrong ones', async () => {
    const program = await openProgram();
    const { url, seats } = await openTableOver(program, { pin: '1925' });
    const [seat] = seats as [SeatId];
    expect((await connect(url).table.door()).asksPin).toBe(true);
    const { code } = await program.calls.table.invite({ seat });
    const by = { kind: 'code' as const, code };
    const none = await findRefusal(connect(url).table.enter({ by, key: makeKey() }));
    expect(none.message).toContain('PIN of the table');
    for (let nth = 0; nth < 5; nth += 1) {
      const told = await findRefusal(connect(url).table.enter({ by, pin: '0000', key: makeKey() }));
      expect(told.message).toContain('PIN is wrong');
    }
    program.clock.now = new Date(program.clock.now.getTime() + 60_000);
    const right = { by, pin: '1925', key: makeKey() };
    expect((await findRefusal(connect(url).table.enter(right))).message).toContain('wrong');
    const fresh = await program.calls.table.invite({ seat });
    program.clock.now = new Date(program.clock.now.getTime() + 120_000);
    const good = { by: { kind: 'code' as const, code: fresh.code }, pin: '1925', key: makeKey() };
    expect((await connect(url).table.enter(good)).seat).toBe(seat);
  });
});

test('a call that a device sends twice by one id is carried out once', async () => {
  const program = await openProgram();
  const { url, seats } = await openTableOver(program);
  const [seat, to] = seats as [SeatId, SeatId];
  const key = await enterByAddress(program, url, seat);
  const order = { kind: 'letter', to, text: 'Twice on the wire.' };
  const { period } = await showMoment(program);
  const give = (once: string) =>
    send(url, '/rpc/games/turf-war/give', {
      ...{ method: 'POST', body: JSON.stringify({ json: { seat, order, period } }) },
      headers: { ...{ 'content-type': 'application/json', 'x-racketeer-seat': key }, 'x-racketeer-once': once },
    });
  const [first, second] = [await give('a'.repeat(32)), await give('a'.repeat(32))];
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  const { letters } = await program.calls.games['turf-war'].view({ viewer: seat });
  expect(letters.filter(({ text }) => text === order.text)).toHaveLength(1);
  await give('b'.repeat(32));
  const after = await program.calls.games['turf-war'].view({ viewer: seat });
  expect(after.letters.filter(({ text }) => text === order.text)).toHaveLength(2);
});

test('an address that was mistyped shows a person a page with the way to the table, and a program the same in JSON', async () => {
  const program = await openProgram();
  const { url } = await openTableOver(program);
  const accept = 'text/html,application/xhtml+xml';
  for (const path of ['/TABLE', '/table/', '/Table//']) {
    const led = await send(url, path, { headers: { accept } });
    expect([path, led.status, led.headers.location]).toEqual([path, 302, '/table']);
  }
  for (const [path, headers, status] of [
    ['/tabel', {}, 404],
    ['/table', { host: 'gm-laptop.local' }, 421],
  ] as const) {
    const shown = await send(url, path, { headers: { accept, ...headers } });
    expect([shown.status, shown.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(shown.body).toContain(`<a href="${url}">${url}</a>`);
    const told = await send(url, path, { headers });
    expect([told.status, told.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  }
  const call = await send(url, '/rpc/no', { headers: { accept, host: 'gm-laptop.local' }, method: 'POST', body: '{}' });
  expect(call.headers['content-type']).toContain('application/json');
});

test('a device that gives no sign for a while is away, and here again with its next call', async () => {
  const program = await openProgram();
  const { url, seats } = await openTableOver(program);
  const [seat] = seats as [SeatId];
  const device = connect(url, await enterByAddress(program, url, seat));
  const news = await device.table.news({ viewer: seat });
  onTestFinished(async () => void (await news.return()));
  await news.next();
  const isHere = async (): Promise<boolean | undefined> =>
    (await program.calls.table.who()).seats.find((one) => one.seat === seat)?.isHere;
  expect(await isHere()).toBe(true);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 46_000);
  onTestFinished(() => clock.mockRestore());
  expect(await isHere()).toBe(false);
  await device.table.who();
  expect(await isHere()).toBe(true);
});
