import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { gamesMasterAlone as gmAlone } from '#api/callers.ts';
import { describeFailure } from '#renderer/api/failure.ts';
import { Buckets } from '#platform/table/buckets.ts';
import { usualLimits } from '#platform/table/limits.ts';
import { FakeBrowser, Tab } from '../support/tabs.ts';
import { makeKey } from '#platform/table/secrets.ts';
import { nextAddress } from '../support/addresses.ts';
import {
  connect,
  connectSeated,
  enterByAddress,
  findRefusal,
  openProgram,
  openProgramAgain,
  openTableOver,
  type Program,
} from '../support/tableProgram.ts';

// What still listens when a test is over hears of its end.
/** Pages that look without a rest ask more than strangers may. */
const limits = { ...usualLimits, strangers: { atOnce: 1_000, perSecond: 1_000 } };

async function seatTab(program: Program) {
  const address = nextAddress();
  const { url, seats } = await openTableOver(program, { address });
  const [seat, other] = seats;
  if (seat === undefined || other === undefined) throw new Error('Two play.');
  const tab = new Tab(new FakeBrowser());
  await tab.open((await program.calls.table.invite({ seat })).address);
  expect([tab.place.phase, tab.seat]).toEqual(['seated', seat]);
  await tab.until(({ standing }) => standing?.seats.some((one) => one.seat === seat && one.isHere) === true);
  return { address, url, seat, other, tab };
}

/** The endings of a table that were meant for no device, and how it is opened again. */
const endings: Readonly<Record<string, (program: Program, address: string, tab: Tab) => Promise<Program>>> = {
  'the games master closed the table and opened it again': async (program, address, tab) => {
    await program.calls.table.close();
    await tab.until(({ phase }) => phase === 'away');
    expect(tab.place.told).toBe('The games master has closed the table.');
    await openTableOver(program, { address });
    return program;
  },
  'he closed the campaign, and opened it and the table again': async (program, address, tab) => {
    await program.calls.campaign.close();
    await tab.until(({ phase }) => phase === 'away');
    await program.calls.campaign.open({ path: program.path });
    await openTableOver(program, { address });
    return program;
  },
  'the program was ended and started again': async (program, address) => {
    await program.table.close();
    await program.calls.campaign.close();
    const again = await openProgramAgain(program);
    await openTableOver(again, { address });
    return again;
  },
  'another campaign was played at the same address meanwhile': async (program, address, tab) => {
    await program.calls.campaign.branch({ title: 'Another' });
    await openTableOver(program, { address });
    await tab.until(({ phase }) => phase === 'joining');
    await program.calls.campaign.open({ path: program.path });
    await openTableOver(program, { address });
    return program;
  },
};

describe('a page whose table has ended comes back by itself to its seat', () => {
  test.each(Object.keys(endings))('after %s', async (name) => {
    const program = await openProgram({ limits });
    const { address, seat, tab } = await seatTab(program);
    const sat = tab.sat.length;
    await endings[name]?.(program, address, tab);
    await tab.until(({ phase }) => phase === 'seated' && tab.sat.length >= sat);
    await tab.until(({ standing }) => standing?.seats.some((one) => one.seat === seat && one.isHere) === true);
    expect(tab.seat).toBe(seat);
    expect([...tab.told]).not.toContain(gmAlone);
  });

  test('and by “Try again” at once, whatever it was told before', async () => {
    const program = await openProgram({ limits });
    const { address, tab } = await seatTab(program);
    await program.calls.table.close();
    await tab.until(({ phase }) => phase === 'away');
    await tab.place.begin();
    tab.note();
    expect(tab.place.phase).toBe('away');
    await openTableOver(program, { address });
    await tab.place.begin();
    expect(tab.place.phase).toBe('seated');
    expect([...tab.told]).not.toContain(gmAlone);
  });

  test('but not where its own stay was ended', async () => {
    const program = await openProgram({ limits });
    const { seat, tab } = await seatTab(program);
    await program.calls.table.endSeat({ seat });
    await tab.until(({ phase }) => phase === 'joining');
    expect(tab.place.told).toContain('This device has no place at the table any more');
    await tab.reload();
    expect(tab.place.phase).toBe('joining');
  });
});

test('a page of which a part did not come says so, and is loaded again by itself', async () => {
  const program = await openProgram({ limits });
  const { tab, url, seat } = await seatTab(program);
  const failure = new Error('Unable to preload CSS for /assets/Desk-1.css');
  expect(describeFailure(failure)).toBe('A part of this page did not come; reload it, nothing is lost.');
  tab.problems.push(describeFailure(failure));
  await tab.open(url);
  window.dispatchEvent(new Event('vite:preloadError'));
  await tab.until(({ phase }) => phase === 'away' && tab.reloads > 0);
  expect(tab.place.told).toBe(describeFailure(failure));
  await tab.reload();
  expect([tab.place.phase, tab.seat]).toEqual(['seated', seat]);
});

describe('one browser with several tabs of one seat', () => {
  test('has news in three of them; the oldest is told so, rests, and goes on where its player comes back to it', async () => {
    const program = await openProgram({ limits });
    const { url, tab: first } = await seatTab(program);
    const tabs = [first];
    while (tabs.length < 4) {
      const tab = new Tab(first.browser);
      await tab.open(url);
      tabs.push(tab);
    }
    await first.until(({ isResting }) => isResting);
    expect(first.place.told).toContain('open in newer tabs of this browser');
    const before = tabs.map(({ calls }) => calls.filter((name) => name === 'news').length);
    expect(before).toEqual([1, 1, 1, 1]);
    // What all others hear, a resting tab does not ask about.
    const asked = first.calls.length;
    await program.calls.table.invite({ seat: (await program.calls.table.state()).seats[0]?.seat ?? 'g1' });
    await tabs[3]?.until(() => (tabs[3]?.calls.filter((name) => name === 'who').length ?? 0) > 1);
    expect(first.calls.length).toBe(asked);
    await first.place.wake();
    expect(first.place.phase).toBe('seated');
    await tabs[1]?.until(({ isResting }) => isResting);
    expect(tabs.map(({ place }) => place.isResting)).toEqual([false, true, false, false]);
  });
});

describe('one browser with two seats', () => {
  async function seatTwice() {
    const program = await openProgram({ limits });
    const { url, seat, other, tab: first } = await seatTab(program);
    const second = new Tab(first.browser);
    await second.open((await program.calls.table.invite({ seat: other })).address);
    return { program, url, seat, other, first, second };
  }

  async function countDevices(program: Program): Promise<number[]> {
    const { seats } = await program.calls.table.state();
    return seats.map(({ devices }) => devices.length);
  }

  test('is asked by the tab with the second code, and shows nothing of it before', async () => {
    const { seat, other, second, program } = await seatTwice();
    expect([second.place.phase, second.sat.length]).toEqual(['choosing', 0]);
    expect(second.place.entered?.seat).toBe(other);
    expect(second.place.places.map((one) => one.seat)).toEqual([seat]);
    expect([second.place.entered?.name, second.place.places[0]?.name]).not.toContain('');
    expect(await countDevices(program)).toEqual([1, 1, 0]);
  });

  test('keeps both: each tab shows its own after a reload, and a new tab asks', async () => {
    const { url, seat, other, first, second, program } = await seatTwice();
    const { entered } = second.place;
    if (entered === null) throw new Error('Nothing was entered.');
    await second.place.sitFor(entered);
    expect(second.seat).toBe(other);
    await first.reload();
    expect(first.seat).toBe(seat);
    await second.reload();
    expect(second.seat).toBe(other);
    const third = new Tab(first.browser);
    await third.open(url);
    expect([third.place.phase, third.place.entered, third.sat.length]).toEqual(['choosing', null, 0]);
    expect(await countDevices(program)).toEqual([1, 1, 0]);
  });

  test('changes seats where it is told to: the first seat is given up, with its tabs and its device', async () => {
    const { seat, other, first, second, program } = await seatTwice();
    await second.place.changeSeats();
    expect(second.seat).toBe(other);
    expect(await countDevices(program)).toEqual([0, 1, 0]);
    first.browser.show(first);
    await first.until(({ phase }) => phase === 'joining' || phase === 'choosing');
    // A tab whose seat is gone shows no other seat unasked, also when it is loaded again.
    await first.reload();
    expect([first.place.phase, first.seat]).toEqual(['choosing', seat]);
  });

  test('has one device a seat, however many codes it takes', async () => {
    const program = await openProgram({ limits });
    const { seat, tab } = await seatTab(program);
    await tab.open((await program.calls.table.invite({ seat })).address);
    expect([tab.place.phase, tab.seat]).toEqual(['seated', seat]);
    expect(await countDevices(program)).toEqual([1, 0, 0]);
  });
});

describe('a code that was scanned', () => {
  test('is kept through a refusal that passes by itself, and lets its device in', async () => {
    const program = await openProgram({ limits });
    const { seats } = await openTableOver(program);
    const [seat] = seats;
    if (seat === undefined) throw new Error('Somebody plays.');
    const tab = new Tab(new FakeBrowser());
    const { address } = await program.calls.table.invite({ seat });
    // The page may ask who is there, and has no call left to enter.
    const taking = vi.spyOn(Buckets.prototype, 'take').mockReturnValueOnce(true).mockReturnValueOnce(false);
    onTestFinished(() => taking.mockRestore());
    await tab.open(address);
    expect([tab.place.phase, tab.place.told]).toEqual([
      'away',
      'That was too much at once; wait a moment and try again.',
    ]);
    await tab.until(({ phase }) => phase === 'seated');
    expect(tab.seat).toBe(seat);
  });

  test('is forgotten where it opens nothing any more', async () => {
    const program = await openProgram({ limits });
    const { seats } = await openTableOver(program);
    const [seat] = seats;
    if (seat === undefined) throw new Error('Somebody plays.');
    const { address } = await program.calls.table.invite({ seat });
    await program.calls.table.invite({ seat });
    const tab = new Tab(new FakeBrowser());
    await tab.open(address);
    expect([tab.place.phase, tab.place.hasAddress]).toEqual(['joining', false]);
    expect(tab.place.told).toContain('too old or used already');
  });
});

test('a table that is opened again asks for its PIN, and plays on by itself, as it did before', async () => {
  const program = await openProgram({ limits });
  await openTableOver(program, { pin: '1925' });
  await program.calls.table.playOnByItself({ isOn: true });
  await program.table.close();
  await program.calls.campaign.close();
  const again = await openProgramAgain(program);
  expect(await again.calls.table.state()).toMatchObject({ hasKeptPin: true });
  const { open, playsOnByItself } = await again.calls.table.open({
    address: nextAddress(),
    port: null,
    keepsPin: true,
  });
  expect([open?.asksPin, playsOnByItself]).toEqual([true, true]);
  const [seat] = (await again.calls.table.state()).seats;
  const { code } = await again.calls.table.invite({ seat: seat?.seat ?? 'g1' });
  const enter = (pin: string) =>
    connect(open?.url ?? '').table.enter({ by: { kind: 'code', code }, pin, key: makeKey() });
  expect((await findRefusal(enter('1926'))).message).toContain('That PIN is wrong');
  expect((await enter('1925')).seat).toBe(seat?.seat);
  // Whoever opens it without the PIN gives the PIN up.
  await openTableOver(again);
  expect(await again.calls.table.state()).toMatchObject({ hasKeptPin: false, open: { asksPin: false } });
});

test('a page asks a few times and no more while another device floods the news with its Ready', async () => {
  const program = await openProgram({ limits });
  const { url, seat, other, tab } = await seatTab(program);
  const key = await enterByAddress(program, url, other);
  const device = connectSeated(program, url, key);
  await tab.until(({ standing }) => standing?.seats.some((one) => one.seat === other) === true);
  const before = tab.calls.filter((name) => name === 'who').length;
  const [toggles, beganAt] = [60, performance.now()];
  for (let nth = 0; nth < toggles; nth += 1)
    await (nth % 2 === 0 ? device.table.ready({ seat: other }) : device.table.notReady({ seat: other }));
  await device.table.ready({ seat: other });
  const isReady = (one: { seat: string; standing: string }): boolean => one.seat === other && one.standing === 'ready';
  await tab.until(({ standing }) => standing?.seats.some(isReady) === true);
  // At most three in a second, whatever the news bring, and never less than the last of them.
  const most = 2 + Math.ceil((performance.now() - beganAt) / 400);
  const asked = tab.calls.filter((name) => name === 'who').length - before;
  expect([seat === other, asked > 0, asked <= most, asked < toggles]).toEqual([false, true, true, true]);
});

describe('a page that looks on', () => {
  test('does so again after a reload, and after the table was closed and opened', async () => {
    const program = await openProgram({ limits });
    const address = nextAddress();
    await openTableOver(program, { address });
    const way = await program.calls.table.admitOnlookers();
    const tab = new Tab(new FakeBrowser());
    await tab.open(way.address);
    expect([tab.place.phase, tab.seat]).toEqual(['watching', undefined]);
    await tab.reload();
    expect(tab.place.phase).toBe('watching');
    await program.calls.table.close();
    await tab.place.watch();
    expect(tab.place.phase).toBe('away');
    await openTableOver(program, { address });
    await tab.until(({ phase }) => phase === 'watching');
  });

  test('is shut out with a sentence', async () => {
    const program = await openProgram({ limits });
    await openTableOver(program);
    const way = await program.calls.table.admitOnlookers();
    const tab = new Tab(new FakeBrowser());
    await tab.open(way.address);
    await program.calls.table.endOnlookers();
    await tab.place.watch();
    expect(tab.place.phase).toBe('joining');
    expect(tab.place.told).toContain('This device has no place at the table any more');
  });
});
