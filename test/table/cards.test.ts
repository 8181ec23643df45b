import { expect, test } from 'vitest';
import { usualLimits } from '#platform/table/limits.ts';
import { makeKey } from '#platform/table/secrets.ts';
import type { Invitation } from '#shared/views/table.ts';
import { nextAddress } from '../support/addresses.ts';
import {
  connect,
  enterByAddress,
  findRefusal,
  hasIPv6,
  openProgram,
  openProgramAgain,
  openTableOver,
} from '../support/tableProgram.ts';

const byKey = ({ address }: Invitation) => ({ kind: 'address' as const, key: address.split('#')[1] ?? '' });
const byLetters = ({ code }: Invitation) => ({ kind: 'code' as const, code });
const openSeats = async (program: Awaited<ReturnType<typeof openProgram>>) => {
  const { url, seats } = await openTableOver(program, { address: nextAddress() });
  const [seat, other] = seats;
  if (seat === undefined || other === undefined) throw new Error('Two play.');
  return { url, seat, other };
};

test('a standing card lets in again and again, at any address, also when the program was ended', async () => {
  const program = await openProgram();
  const { url, seat } = await openSeats(program);
  const card = await program.calls.table.card({ seat });
  expect(card.code).toMatch(/^[A-Z]{12}$/u);
  for (const by of [byKey(card), byLetters(card), byKey(card)])
    expect((await connect(url).table.enter({ by, key: makeKey() })).seat).toBe(seat);

  await program.table.close();
  await program.calls.campaign.close();
  const again = await openProgramAgain(program);
  const { url: elsewhere } = await openSeats(again);
  expect(elsewhere).not.toBe(url);
  expect((await connect(elsewhere).table.enter({ by: byLetters(card), key: makeKey() })).seat).toBe(seat);
  expect((await again.calls.table.state()).seats.map((one) => one.hasCard)).toContain(true);
});

test.each(['revoked', 'replaced', 'handed over'] as const)('a card that was %s lets nobody in', async (how) => {
  const program = await openProgram();
  const { url, seat, other } = await openSeats(program);
  const [card, others] = [await program.calls.table.card({ seat }), await program.calls.table.card({ seat: other })];
  const key = makeKey();
  await connect(url).table.enter({ by: byKey(card), key });
  if (how === 'revoked') await program.calls.table.endCard({ seat });
  else if (how === 'replaced') await program.calls.table.card({ seat });
  else await program.calls.table.endSeat({ seat });
  for (const by of [byKey(card), byLetters(card)])
    expect((await findRefusal(connect(url).table.enter({ by, key: makeKey() }))).message).toContain(
      'ask the games master for a new one',
    );
  // The cards of others hold, and so do the devices that a card has let in.
  expect((await connect(url).table.enter({ by: byLetters(others), key: makeKey() })).seat).toBe(other);
  if (how !== 'handed over') expect((await connect(url, key).table.seat({ seat })).seat).toBe(seat);
});

test('whoever has a card guesses no PIN', async () => {
  const program = await openProgram();
  const { seats } = await openTableOver(program, { address: nextAddress(), pin: '1234' });
  const [seat] = seats;
  if (seat === undefined) throw new Error('Somebody plays.');
  const { open } = await program.calls.table.state();
  const url = open?.url ?? '';
  const card = await program.calls.table.card({ seat });
  for (let wrong = 0; wrong < 5; wrong += 1)
    await findRefusal(connect(url).table.enter({ by: byKey(card), pin: '9999', key: makeKey() }));
  const told = await findRefusal(connect(url).table.enter({ by: byKey(card), pin: '1234', key: makeKey() }));
  expect(told.message).toContain('too many wrong tries');
});

test('a player moves his seat to another browser, and the old one is released once the new one is in', async () => {
  const program = await openProgram();
  const { url, seat, other } = await openSeats(program);
  const key = await enterByAddress(program, url, seat);
  const neighbor = await enterByAddress(program, url, other);
  const way = await connect(url, key).table.move({ seat });
  expect((await connect(url, key).table.seat({ seat })).seat).toBe(seat);
  const next = makeKey();
  expect((await connect(url).table.enter({ by: byLetters(way), key: next })).seat).toBe(seat);
  expect((await findRefusal(connect(url, key).table.seat({ seat }))).status).toBe(401);
  expect((await connect(url, next).table.seat({ seat })).seat).toBe(seat);
  expect((await connect(url, neighbor).table.seat({ seat: other })).seat).toBe(other);
  const used = await findRefusal(connect(url).table.enter({ by: byKey(way), key: makeKey() }));
  expect(used.message).toContain('used already');
  expect((await findRefusal(connect(url, neighbor).table.move({ seat }))).status).toBe(403);
  await expect(program.calls.table.move({ seat })).rejects.toThrow('Only a device that sits at the table');
});

test('the card of onlookers lets any number of guests look on, who take no seat, until they are shut out', async () => {
  const program = await openProgram();
  const { url, seat } = await openSeats(program);
  const key = await enterByAddress(program, url, seat);
  const way = await program.calls.table.admitOnlookers();
  const guests = [makeKey(), makeKey(), makeKey()];
  for (const [at, guest] of guests.entries()) {
    const by = at === 1 ? { kind: 'code' as const, code: way.code } : byKey({ ...way, seat });
    expect((await connect(url).table.enter({ by, key: guest })).seat).toBeNull();
  }
  const before = await program.calls.table.state();
  expect(before.onlookers).toEqual({ areAdmitted: true, devices: 3 });
  expect(before.seats.flatMap(({ devices }) => devices)).toHaveLength(1);
  for (const guest of guests) {
    expect((await connect(url, guest).table.who()).seats.length).toBeGreaterThan(1);
    expect((await findRefusal(connect(url, guest).table.seat({ seat }))).status).toBe(403);
  }
  const { onlookers } = await program.calls.table.endOnlookers();
  expect(onlookers).toEqual({ areAdmitted: false, devices: 0 });
  for (const guest of guests) expect((await findRefusal(connect(url, guest).table.who())).status).toBe(401);
  expect((await findRefusal(connect(url).table.enter({ by: byKey({ ...way, seat }), key: makeKey() }))).status).toBe(
    409,
  );
  expect((await connect(url, key).table.seat({ seat })).seat).toBe(seat);
});

test('a thirty-first guest is refused, and takes no player’s place', async () => {
  const program = await openProgram({ limits: { ...usualLimits, strangers: { atOnce: 100, perSecond: 100 } } });
  const { url, seat } = await openSeats(program);
  const way = await program.calls.table.admitOnlookers();
  const enter = () => connect(url).table.enter({ by: byKey({ ...way, seat }), key: makeKey() });
  for (let nth = 0; nth < 30; nth += 1) expect((await enter()).seat).toBeNull();
  expect((await findRefusal(enter())).message).toContain('There are 30 devices at this table already');
  await enterByAddress(program, url, seat);
});

test.skipIf(!hasIPv6)('a table is opened at an IPv6 address, in whose brackets devices find it', async () => {
  const program = await openProgram();
  const { url, seats } = await openTableOver(program, { address: '::1' });
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/u);
  const [seat] = seats;
  if (seat === undefined) throw new Error('Somebody plays.');
  const key = await enterByAddress(program, url, seat);
  expect((await connect(url, key).table.seat({ seat })).seat).toBe(seat);
  expect((await program.calls.table.state()).open?.isGone).toBe(false);
});
