import { once } from 'node:events';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import fc from 'fast-check';
import { closeServer } from '#platform/loopback/answers.ts';
import { usualLimits } from '#platform/table/limits.ts';
import { makeKey } from '#platform/table/secrets.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import { packUnsent, readKeptTexts, readUnsent, unpackUnsent } from '#frame/session/unsent.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { computeHandle, computeProof, computeTicket, hashDeviceKey } from '#shared/words/wayBack.ts';
import { waitFor } from '#test/support/waiting.ts';
import { FakeBrowser, FakeStorage, Tab } from '../support/tabs.ts';
import { nextAddress } from '../support/addresses.ts';
import {
  connect,
  enterByAddress,
  findRefusal,
  hasIPv6,
  openProgram,
  openTableOver,
  send,
} from '../support/tableProgram.ts';

const limits = { ...usualLimits, strangers: { atOnce: 1_000, perSecond: 1_000 } };

/** A host with two addresses, whose table is open at the first. */
async function openBetween(there = nextAddress()) {
  const program = await openProgram({ limits });
  const here = nextAddress();
  vi.stubEnv('RACKETEER_TABLE_ADDRESS', there);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url, seats } = await openTableOver(program, { address: here });
  const [seat] = seats;
  if (seat === undefined) throw new Error('Somebody plays.');
  const other = url.replace(here, isIPv6(there) ? `[${there}]` : there);
  return { program, url, other, there, seat };
}

/** What a device with this key shows at an address. */
function showKey(key: string, url: string) {
  const hash = hashDeviceKey(key);
  const [handle, nonce] = [computeHandle(hash), makeKey()];
  return { hash, handle, nonce, by: { kind: 'move' as const, handle, nonce, ticket: computeTicket(hash, url, nonce) } };
}

test('a device is told the other addresses of its host, and its page may call those and no others', async () => {
  const { url, other } = await openBetween();
  expect((await connect(url).table.door()).others).toContain(other);
  const page = await send(url, '/table', { headers: { host: new URL(url).host } });
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${other}`);
  const script = await send(url, '/assets/app-1.js', { headers: { host: new URL(url).host } });
  expect(script.headers['content-security-policy']).toContain("connect-src 'self';");
});

test('the table proves itself to a device that it knows, for its own address alone', async () => {
  const { program, url, other, seat } = await openBetween();
  const key = await enterByAddress(program, url, seat);
  const { hash, handle, nonce } = showKey(key, url);
  const ask = (path: string, host = new URL(url).host) =>
    send(url, `/proof/${path}`, { headers: { host, origin: other } });
  const told = await ask(`${handle}/${nonce}`);
  expect([told.status, told.body]).toEqual([200, computeProof(hash, url, nonce)]);
  expect(told.body).not.toBe(computeProof(hash, other, nonce));
  const refused = [
    ...[`${computeHandle(hashDeviceKey(makeKey()))}/${nonce}`, `${handle}/`, `${handle}/short`, `${handle}/${nonce}/x`],
    ...[`${key}/${nonce}`, '', handle],
  ];
  for (const path of refused) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 404, undefined]);
  }
  expect((await ask(`${handle}/${nonce}`, 'elsewhere.example')).status).toBe(404);
});

test('a device moves once, with a proof for this very address; its old key is good until then', async () => {
  const { program, url, other, there, seat } = await openBetween();
  const key = await enterByAddress(program, url, seat);
  await program.calls.table.open({ address: there, port: Number(new URL(url).port), pin: '1234' });
  const enter = (by: ReturnType<typeof showKey>['by'], own = makeKey()) => connect(other).table.enter({ by, key: own });
  // A stranger at another address may have been shown a proof for that one.
  const wrong = [showKey(key, url).by, showKey(makeKey(), other).by, { ...showKey(key, other).by, nonce: makeKey() }];
  for (const by of wrong)
    expect((await findRefusal(enter(by))).message).toContain('ask the games master for a new one');
  expect((await connect(other, key).table.seat({ seat })).seat).toBe(seat);
  const { by } = showKey(key, other);
  const fresh = makeKey();
  expect((await enter(by, fresh)).seat).toBe(seat);
  expect((await enter(by, fresh)).seat).toBe(seat);
  expect((await findRefusal(enter(by))).message).toContain('used already');
  expect((await findRefusal(connect(other, key).table.seat({ seat }))).status).toBe(401);
  expect((await connect(other, fresh).table.seat({ seat })).seat).toBe(seat);
  expect((await program.calls.table.state()).seats.find((one) => one.seat === seat)?.devices).toHaveLength(1);
});

/** Seats a tab, or has it look on, and lists the addresses that its page goes to by itself. */
async function seatAway({ there = nextAddress(), looksOn = false } = {}) {
  const between = await openBetween(there);
  const tab = new Tab(new FakeBrowser());
  const ways: string[] = [];
  const { table } = between.program.calls;
  const { address } = await (looksOn ? table.admitOnlookers() : table.invite({ seat: between.seat }));
  await tab.open(address);
  vi.stubGlobal('location', { ...location, replace: (way: string) => ways.push(way) });
  return { ...between, tab, ways };
}

const g1 = seatIdSchema.parse('g1');
const order = (id: string) => {
  return { id, path: ['games', 'turf-war', 'give'], input: {}, words: id, at: 1, period: 1, held: null, says: '' };
};

test('a page whose table moved goes there by itself, with its seat and what it had not sent, and without its key', async () => {
  const { program, url, other, there, seat, tab, ways } = await seatAway();
  const { table = '' } = tab.sat[0] ?? {};
  localStorage.setItem(`racketeer-unsent:table/${table}:${seat}`, JSON.stringify([order('of 2 “men”')]));
  const key = [...tab.browser.kept.kept.values()].flatMap((kept) => /"key":"([\w-]{43})"/u.exec(kept)?.[1] ?? [])[0];
  await program.calls.table.open({ address: there, port: Number(new URL(url).port), pin: '1234' });
  await waitFor(() => expect(ways).toHaveLength(1));
  const [way = ''] = ways;
  expect(way.startsWith(`${other}/table#move.`)).toBe(true);
  expect(key).toHaveLength(43);
  expect(way).not.toContain(key);

  const moved = new Tab(new FakeBrowser());
  await moved.open(way);
  expect([moved.place.phase, moved.seat]).toEqual(['seated', seat]);
  expect(readUnsent(`table/${table}`, seat)).toEqual([order('of 2 “men”')]);
  expect(moved.browser.kept.getItem('racketeer-joining')).toBeNull();
});

test('an onlooker’s page goes after its table, too, and has the place of the one before', async () => {
  const { program, url, there, tab, ways } = await seatAway({ looksOn: true });
  await program.calls.table.open({ address: there, port: Number(new URL(url).port), pin: null });
  await tab.place.watch();
  await waitFor(() => expect(ways).toHaveLength(1));
  const moved = new Tab(new FakeBrowser());
  await moved.open(ways[0] ?? '');
  expect(moved.place.phase).toBe('watching');
  expect((await program.calls.table.state()).onlookers.devices).toBe(1);
});

test.skipIf(!hasIPv6)('a page goes after its table to an IPv6 address', async () => {
  const { program, url, other, there, tab, ways } = await seatAway({ there: '::1' });
  const policy = (await send(url, '/table')).headers['content-security-policy'];
  expect(/connect-src ([^;]*)/u.exec(String(policy))?.[1]?.split(' ')).toContain(`http://*:${new URL(url).port}`);
  await program.calls.table.open({ address: there, port: Number(new URL(url).port), pin: null });
  await waitFor(() => expect(ways).toHaveLength(1));
  expect(ways[0]?.startsWith(`${other}/table#move.`)).toBe(true);
  expect(tab.seat).toBeDefined();
});

test.each([
  'says nothing of the table',
  'gives a proof of its own',
  'passes on the proof of the table, which is elsewhere',
])('a page hands nothing over at an address that %s', async (what) => {
  const { program, other, there, tab, ways } = await seatAway();
  const asked: string[] = [];
  const elsewhere = nextAddress();
  const stranger = createServer((request, response) => {
    asked.push(`${request.url ?? ''} ${JSON.stringify(request.headers)}`);
    const path = request.url ?? '';
    if (what.startsWith('says')) response.writeHead(404).end();
    else if (what.startsWith('gives')) response.end(computeProof(hashDeviceKey(makeKey()), other, makeKey()));
    else {
      const url = other.replace(there, elsewhere);
      void send(url, path, { headers: { host: new URL(url).host } }).then(({ status, body }) =>
        response.writeHead(status).end(body),
      );
    }
  });
  const port = Number(new URL(other).port);
  stranger.listen(port, there);
  await once(stranger, 'listening');
  onTestFinished(() => closeServer(stranger));
  if (what.startsWith('passes')) await program.calls.table.open({ address: elsewhere, port, pin: null });
  else await program.calls.table.close();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(ways).toEqual([]);
  const keys = [...tab.browser.kept.kept.values()].flatMap((kept) => /"key":"([\w-]{43})"/u.exec(kept)?.[1] ?? []);
  expect(keys).toHaveLength(1);
  for (const one of asked) expect(one).not.toContain(keys[0]);
  expect(programLink.others).toContain(other);
});

test('what a seat has not sent is packed into letters that a fragment carries, and unpacked beside what is there', () => {
  const texts = fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
  const ids = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 4 });
  fc.assert(
    fc.property(ids, ids, texts, (brought, here, drafts) => {
      const plain = JSON.parse(JSON.stringify(drafts)) as Record<string, string>;
      vi.stubGlobal('localStorage', new FakeStorage());
      localStorage.setItem('racketeer-unsent:c:g1', JSON.stringify(brought.map(order)));
      localStorage.setItem('racketeer-texts:c:g1', JSON.stringify(plain));
      const packed = packUnsent('c', g1);
      expect(packed).toMatch(/^[\w-]*$/u);
      vi.stubGlobal('localStorage', new FakeStorage());
      localStorage.setItem('racketeer-unsent:c:g1', JSON.stringify(here.map(order)));
      unpackUnsent('c', g1, packed);
      const ids = readUnsent('c', g1).map(({ id }) => id);
      expect(ids).toEqual([...here, ...brought.filter((id) => !here.includes(id))]);
      expect(readKeptTexts('c', g1)).toEqual(plain);
      const before = JSON.stringify(readUnsent('c', g1));
      for (const broken of ['', '%%%', 'bm8', `${packed}x`.slice(1)]) unpackUnsent('c', g1, broken);
      expect(JSON.stringify(readUnsent('c', g1))).toBe(before);
    }),
    { numRuns: 60 },
  );
});
