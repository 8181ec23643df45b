import { call, os } from '@orpc/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallContext } from '#shared/contract/caller.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createDeviceTurns } from '#api/deviceTurns.ts';
import { keepNote, keepDraft, keepPortrait } from '#commands/notes.ts';
import { isAtHome, isOwnAddress, listNetworkAddresses } from '#platform/table/addresses.ts';
import { Buckets } from '#platform/table/buckets.ts';
import { Invitations } from '#platform/table/invitations.ts';
import { hashSecret, hasHash, makeCode, makeKey } from '#platform/table/secrets.ts';
import { Tries } from '#platform/table/tries.ts';
import { campaignOnDisk } from '../support/campaigns.ts';
import { forAll } from '../support/forAll.ts';

test('a key has 256 bits and a code six plain letters, and no two are alike', () => {
  const keys = new Set(Array.from({ length: 200 }, makeKey));
  expect(keys.size).toBe(200);
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  const codes = Array.from({ length: 200 }, makeCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z]{6}$/u);
  expect(new Set(codes).size).toBeGreaterThan(195);
  const [key = ''] = keys;
  expect(hasHash(key, hashSecret(key))).toBe(true);
  expect(hasHash(`${key}x`, hashSecret(key))).toBe(false);
});

describe('wrong tries', () => {
  test('are five free for an address, and then each wait is twice as long, up to a quarter of an hour', () => {
    const tries = new Tries();
    let now = 0;
    for (let nth = 0; nth < 5; nth += 1) {
      expect(() => tries.require('a', now)).not.toThrow();
      tries.noteWrong('a', now);
    }
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect(() => tries.require('a', now)).toThrow(`wait ${seconds} seconds`);
      expect(() => tries.require('b', now)).not.toThrow();
      now += seconds * 1_000;
      expect(() => tries.require('a', now)).not.toThrow();
      tries.noteWrong('a', now);
    }
    tries.noteRight('a');
    expect(() => tries.require('a', now)).not.toThrow();
  });

  test('of many addresses make all of them wait, and nobody who never guessed wrong', () => {
    const tries = new Tries();
    for (let nth = 0; nth < 40; nth += 1) tries.noteWrong(`10.0.0.${nth}`, 0);
    expect(() => tries.require('10.0.0.7', 0)).toThrow('wait 5 seconds');
    expect(() => tries.require('10.0.0.7', 5_000)).not.toThrow();
    expect(() => tries.require('10.0.1.1', 0)).not.toThrow();
  });
});

/** Askers in some order, of whom no more than three are remembered. */
const anyAskers = fc.array(fc.tuple(fc.nat(11), fc.nat(2_000)), { maxLength: 120 });

test('no number of askers drives out what is remembered of another', () => {
  forAll(anyAskers, (askers) => {
    const [pace, tries] = [new Buckets({ atOnce: 3, perSecond: 0.01 }, 3), new Tries(3)];
    const [taken, guessed] = [new Map<number, number>(), new Map<number, number>()];
    let nowMs = 0;
    for (const [asker, passedMs] of askers) {
      nowMs += passedMs;
      if (pace.take(`${asker}`, nowMs)) taken.set(asker, (taken.get(asker) ?? 0) + 1);
      if (!canTry(tries, `${asker}`, nowMs)) continue;
      tries.noteWrong(`${asker}`, nowMs);
      guessed.set(asker, (guessed.get(asker) ?? 0) + 1);
    }
    // The four minutes that all of it takes at most bring three tries more.
    for (const count of taken.values()) expect(count).toBeLessThanOrEqual(3 + nowMs / 100_000);
    for (const count of guessed.values()) expect(count).toBeLessThanOrEqual(8);
  });
});

function canTry(tries: Tries, address: string, nowMs: number): boolean {
  try {
    tries.require(address, nowMs);
    return true;
  } catch {
    return false;
  }
}

test('a guesser waits, whatever number of addresses guesses after him', () => {
  const tries = new Tries();
  for (let nth = 0; nth < 9; nth += 1) tries.noteWrong('guesser', 0);
  for (let nth = 0; nth < 5_000; nth += 1) tries.noteWrong(`fe80::${nth}`, 0);
  expect(() => tries.require('guesser', 0)).toThrow('wait 480 seconds');
  // Those whom no list remembers have one allowance for all.
  expect(() => tries.require('fe80::abcd', 0)).toThrow('wait 900 seconds');
});

test('a pace lets so many through at once, and then so many a second, each asker for himself', () => {
  const buckets = new Buckets({ atOnce: 3, perSecond: 2 });
  const taken = (asker: string, ms: number): boolean => buckets.take(asker, ms);
  expect([0, 0, 0, 0].map((ms) => taken('a', ms))).toEqual([true, true, true, false]);
  expect(taken('b', 0)).toBe(true);
  expect([taken('a', 499), taken('a', 500), taken('a', 500)]).toEqual([false, true, false]);
  expect([60_000, 60_000, 60_000, 60_000].map((ms) => taken('a', ms))).toEqual([true, true, true, false]);
});

/** Serves calls by a clock of their own; returns how to make one, and the rests that were taken. */
function serveDearCalls() {
  const rests: number[] = [];
  let [nowMs, workMs] = [0, 0];
  const rest = (ms: number): Promise<void> => {
    nowMs += ms;
    rests.push(ms);
    return Promise.resolve();
  };
  const procedure = os
    .$context<CallContext>()
    .use(createDeviceTurns({ now: () => nowMs, readWorkMs: () => workMs, rest }))
    .input(callSchema)
    .handler(async ({ input: { works, waits } }) => {
      nowMs += works + waits;
      workMs += works;
      // Meanwhile the others are heard.
      await Promise.resolve();
      if (works === 7) throw new Error('A call that fails has made its work, too.');
    });
  const ask = async (device: string, works: number, waits = 0): Promise<void> => {
    const caller = { kind: 'seat' as const, seat: seatIdSchema.parse('g1'), device };
    await call(procedure, { works, waits }, { context: { caller } }).catch(() => undefined);
  };
  return { ask, rests, now: () => nowMs };
}

const callSchema = z.object({ works: z.number(), waits: z.number() });

describe('a device', () => {
  test.each([7, 40, 200, 500])('has a quarter of the program’s time, in calls of %i ms', async (ms) => {
    const { ask, now } = serveDearCalls();
    const count = Math.ceil(60_000 / ms);
    for (let nth = 0; nth < count; nth += 1) await ask('dear', ms);
    // The next call begins when the last one is made up for.
    await ask('dear', 0);
    expect(count * ms).toBeLessThanOrEqual(4_000 + now() / 4);
    expect(count * ms).toBeGreaterThan(now() / 4);
  });

  test('waits for no other, nor for what it has made up for', async () => {
    const { ask, rests } = serveDearCalls();
    await ask('dear', 4_000);
    for (let nth = 0; nth < 40; nth += 1) await ask('other', 100);
    expect(rests).toEqual([]);
    await ask('dear', 1_000);
    await ask('other', 0);
    expect(rests).toEqual([]);
    await ask('dear', 1_500);
    await ask('dear', 0);
    expect(rests).toEqual([3_500]);
  });

  test('is charged for work and not by the clock: on a machine that is busy it waits for nothing', async () => {
    const { ask, rests } = serveDearCalls();
    for (let nth = 0; nth < 100; nth += 1) await ask('honest', 20, 30_000);
    expect(rests).toEqual([]);
  });

  test.each([2, 8])('is charged for its share alone where %i are answered at once', async (count) => {
    const { ask, rests } = serveDearCalls();
    const devices = Array.from({ length: count }, (_, nth) => `device ${nth}`);
    // Each makes as much work as one may at once, and waits for that of all.
    for (let nth = 0; nth < 10; nth += 1) await Promise.all(devices.map((device) => ask(device, 400)));
    expect(rests).toEqual([]);
  });
});

test('an invitation takes the place of the one before for its seat', () => {
  const invitations = new Invitations();
  const now = new Date(0);
  const first = invitations.make('g1', now);
  const second = invitations.make('g1', now);
  expect(invitations.findSeat({ kind: 'address', key: first.key }, now)).toBeNull();
  expect(invitations.findSeat({ kind: 'code', code: first.code }, now)).toBeNull();
  expect(invitations.findSeat({ kind: 'address', key: second.key }, now)).toBe('g1');
  expect(invitations.findSeat({ kind: 'code', code: second.code.toLowerCase() }, now)).toBe('g1');
  // The letters grow old, the address does not.
  expect(invitations.findSeat({ kind: 'code', code: second.code }, second.codeUntil)).toBeNull();
  expect(invitations.findSeat({ kind: 'address', key: second.key }, second.codeUntil)).toBe('g1');
  invitations.end('g1');
  expect(invitations.findSeat({ kind: 'address', key: second.key }, now)).toBeNull();
});

test('the addresses offered are those of networks, at home first', () => {
  const card = (address: string, internal = false) => ({
    ...{ address, internal, family: 'IPv4' as const },
    ...{ netmask: '', mac: '', cidr: null },
  });
  const cards = {
    lo: [card('127.0.0.1', true)],
    vpn: [card('203.0.113.7')],
    auto: [card('169.254.3.4')],
    wlan: [card('192.168.1.5')],
  };
  expect(listNetworkAddresses(cards)).toEqual([
    { address: '192.168.1.5', name: 'wlan' },
    { address: '203.0.113.7', name: 'vpn, private network' },
  ]);
  const named = Object.entries({
    docker0: '172.17.0.1',
    'vEthernet (WSL)': '172.29.48.1',
    'VMware Network Adapter VMnet8': '192.168.150.1',
    tailscale0: '100.101.2.3',
    tun0: '10.8.0.6',
    wlan0: '100.64.3.9',
    en0: '192.168.178.23',
  });
  const offered = listNetworkAddresses(Object.fromEntries(named.map(([name, address]) => [name, [card(address)]])));
  expect(offered.map(({ name }) => name)).toEqual([
    'en0',
    'wlan0',
    'tun0, private network',
    'tailscale0, private network',
    'docker0, virtual',
    'vEthernet (WSL), virtual',
    'VMware Network Adapter VMnet8, virtual',
  ]);
  const newer = (address: string) => ({ ...card(address), family: 'IPv6' as const, scopeid: 0 });
  const both = { eth0: [newer('fe80::1'), newer('2001:db8::7'), newer('fd12:3456::9')], auto: [card('169.254.3.4')] };
  expect(listNetworkAddresses({ ...both, wlan: [card('192.168.1.5')] })).toEqual([
    { address: '192.168.1.5', name: 'wlan' },
  ]);
  expect(listNetworkAddresses(both)).toEqual([
    { address: 'fd12:3456::9', name: 'eth0' },
    { address: '2001:db8::7', name: 'eth0' },
  ]);
  expect(['fe80::1', '2001:db8::7', '169.254.3.4'].map((one) => isOwnAddress(one, both))).toEqual([false, true, true]);
  const bridge = { ...card('192.168.1.1'), mac: '02:42:ac:11:00:02' };
  expect(listNetworkAddresses({ eth1: [bridge], eth0: [card('192.168.1.9')] }).map(({ address }) => address)).toEqual([
    '192.168.1.9',
    '192.168.1.1',
  ]);
  expect(isOwnAddress('192.168.1.5', cards)).toBe(true);
  expect(isOwnAddress('192.168.1.6', cards)).toBe(false);
  expect(isOwnAddress('127.0.0.9', {})).toBe(true);
  expect(listNetworkAddresses({ auto: [card('169.254.3.4')] })).toEqual([
    { address: '169.254.3.4', name: 'auto, direct link' },
  ]);
  expect(['10.1.2.3', '172.16.0.1', '172.32.0.1', '8.8.8.8'].map(isAtHome)).toEqual([true, true, false, false]);
});

test(
  'a seat keeps so many notes, pictures, and drafts, and no device fills the disk with more',
  { tags: 'rest' },
  async () => {
    const session = await campaignOnDisk();
    const [{ seat } = { seat: '' as never }] = session.rulebook.seats(session.snapshot.state);
    for (let nth = 0; nth < 120; nth += 1) await keepDraft(session, { seat, name: `form ${nth}`, draft: { nth } });
    await expect(keepDraft(session, { seat, name: 'one more', draft: 1 })).rejects.toThrow(
      'There is room for 120 drafts',
    );
    await keepDraft(session, { seat, name: 'form 7', draft: null });
    await keepDraft(session, { seat, name: 'one more', draft: 1 });
    const picture = 'data:image/jpeg;base64,/9j/AAAA';
    for (let nth = 0; nth < 200; nth += 1)
      await keepPortrait(session, { viewer: seat, subject: `gangster p${nth}`, picture, isForAll: false });
    const more = keepPortrait(session, { viewer: seat, subject: 'gangster q', picture, isForAll: false });
    await expect(more).rejects.toThrow('There is room for 200 pictures');
    await keepPortrait(session, { viewer: seat, subject: 'gangster p3', picture, isForAll: false });
    for (let nth = 0; nth < 1_000; nth += 1)
      session.store.transaction(() =>
        session.store.keepNote({ viewer: seat, subject: `person p${nth}`, words: 'Seen.' }),
      );
    const note = keepNote(session, { viewer: seat, subject: 'person q', words: 'Seen.' });
    await expect(note).rejects.toThrow('There is room for 1000 notes');
    await keepNote(session, { viewer: seat, subject: 'person p3', words: '' });
    await keepNote(session, { viewer: seat, subject: 'person q', words: 'Seen.' });
  },
);
