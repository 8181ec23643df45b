import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProgramLost } from '#renderer/api/failure.ts';
import { Outbox, type SeatProgress } from '#frame/phone/outbox.svelte.ts';
import { dropText, keepText, readKeptTexts } from '#frame/phone/unsent.ts';
import { splitForThumb, listPlayersScreens } from '#frame/phone/layout.ts';
import { frameScreens } from '#frame/shell/screens.ts';
import type { RailScreen } from '#frame/shell/rail.ts';
import type { SeatId } from '#shared/words/ids.ts';

const seat = 'g1' as SeatId;
const campaign = '/campaigns/One.racketeer';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A failure of an order that reached nobody. */
function lose(order: object, path = ['games', 'turf-war', 'give']): ProgramLost {
  const lost = new ProgramLost('');
  lost.call = { path, input: { seat, order } };
  return lost;
}

/** A table that takes orders as steps, from the first. */
class Table {
  standing: SeatProgress = { period: 1, newest: null };
  readonly taken: unknown[] = [];
  /** What happens at each order in its turn; an order beyond them is taken. */
  readonly fates: ('cut' | 'answer lost' | 'refused' | 'broken off')[] = [];

  look(): Promise<SeatProgress> {
    return Promise.resolve(this.standing);
  }

  take(order: unknown, title = 'Hire'): void {
    this.taken.push(order);
    this.standing = { ...this.standing, newest: { seq: this.taken.length, title } };
  }

  send({ input }: { input: unknown }): Promise<boolean> {
    const { order } = input as { order: unknown };
    const fate = this.fates.shift();
    if (fate === 'cut') return Promise.reject(new ProgramLost(''));
    if (fate === 'refused') return Promise.reject(new Error('The bank is empty.'));
    if (fate === 'broken off') return Promise.resolve(false);
    this.take(order);
    return fate === 'answer lost' ? Promise.reject(new ProgramLost('')) : Promise.resolve(true);
  }
}

function open(table: Table): Outbox {
  return new Outbox(campaign, seat, {
    look: () => table.look(),
    send: (order) => table.send(order),
  });
}

describe('orders that reach nobody', () => {
  test('are sent once each, in the order in which they were written, also by a page that is loaded again', async () => {
    const table = new Table();
    const box = open(table);
    expect(box.keep(lose({ n: 1 }), 'Giving the order', table.standing)).toBe(true);
    expect(box.keep(lose({ n: 2 }), 'Giving the order', table.standing)).toBe(true);
    const again = open(table);
    await again.sendAll();
    await again.sendAll();
    await box.sendAll();
    expect(table.taken).toEqual([{ n: 1 }, { n: 2 }]);
    expect(again.list).toEqual([]);
    expect(open(table).list).toEqual([]);
  });

  test('wait on when the link is cut again, and are then sent once', async () => {
    const table = new Table();
    const box = open(table);
    box.keep(lose({ n: 1 }), 'Giving the order', table.standing);
    box.keep(lose({ n: 2 }), 'Giving the order', table.standing);
    table.fates.push('cut');
    await box.sendAll();
    expect(table.taken).toEqual([]);
    expect(box.list.map(({ held }) => held)).toEqual([null, null]);
    await box.sendAll();
    expect(table.taken).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('are held when something of the seat was entered since: its answer may have been lost', async () => {
    const table = new Table();
    const box = open(table);
    box.keep(lose({ n: 1 }), 'Giving the order', table.standing);
    table.fates.push('answer lost');
    await box.sendAll();
    await box.sendAll();
    expect(table.taken).toEqual([{ n: 1 }]);
    expect(box.list).toMatchObject([{ held: 'entered', says: 'Hire' }]);
    box.drop(box.list[0]?.id ?? '');
    expect(box.list).toEqual([]);
  });

  test('are held when their period is over, and given in the new one only when the player says so', async () => {
    const table = new Table();
    const box = open(table);
    box.keep(lose({ n: 1 }), 'Giving the order', table.standing);
    table.standing = { period: 2, newest: null };
    await box.sendAll();
    expect(table.taken).toEqual([]);
    expect(box.list).toMatchObject([{ held: 'closed' }]);
    await box.sendHeld(box.list[0]?.id ?? '');
    expect(table.taken).toEqual([{ n: 1 }]);
    expect(box.list).toEqual([]);
  });

  test.each([
    ['refused', 'The bank is empty.'],
    ['broken off', 'It was broken off.'],
  ] as const)('are held when they are %s, with the reason', async (fate, says) => {
    const table = new Table();
    const box = open(table);
    box.keep(lose({ n: 1 }), 'Giving the order', table.standing);
    table.fates.push(fate);
    await box.sendAll();
    expect(table.taken).toEqual([]);
    expect(box.list).toMatchObject([{ held: 'refused', says }]);
    expect(box.waits).toBe(false);
  });

  test('are orders of a game alone: playing on, undoing and every other failure are not kept', () => {
    const table = new Table();
    const box = open(table);
    expect(box.keep(lose({}, ['play', 'advance']), 'Closing', table.standing)).toBe(false);
    expect(box.keep(lose({}, ['history', 'undo']), 'Undoing', table.standing)).toBe(false);
    expect(box.keep(lose({}, ['games', 'turf-war', 'rule']), 'Ruling', table.standing)).toBe(false);
    expect(box.keep(new Error('No.'), 'Giving', table.standing)).toBe(false);
    expect(box.list).toEqual([]);
  });
});

test('a text stays until the program has the newest of it, apart for each campaign and seat', () => {
  const other = 'g2' as SeatId;
  keepText(campaign, seat, 'draft letter', '"one"');
  keepText(campaign, seat, 'draft letter', '"two"');
  keepText(campaign, other, 'note p1', 'his');
  dropText(campaign, seat, 'draft letter', '"one"');
  expect(readKeptTexts(campaign, seat)).toEqual({ 'draft letter': '"two"' });
  dropText(campaign, seat, 'draft letter', '"two"');
  expect(readKeptTexts(campaign, seat)).toEqual({});
  expect(readKeptTexts(campaign, other)).toEqual({ 'note p1': 'his' });
  expect(readKeptTexts('/campaigns/Other.racketeer', other)).toEqual({});
});

describe('the bar at the bottom', () => {
  const icon = (() => null) as unknown as RailScreen['icon'];
  const screen = (id: string): RailScreen => ({ id, name: id, icon });
  const rail = ['desk', 'city', 'gang', 'orders', ...frameScreens.map(({ id }) => id)].map(screen);
  const component = (() => null) as never;
  const screens = rail.slice(0, 4).map((one) => ({ ...one, component }));

  test('has three screens of the game and the paper; all others are behind its last place', () => {
    const { near, more } = splitForThumb(rail, { screens, thumb: ['desk', 'city', 'orders'] });
    expect(near.map(({ id }) => id)).toEqual(['desk', 'city', 'orders', 'paper']);
    expect([...near, ...more].map(({ id }) => id).toSorted()).toEqual(
      rail.map(({ id }) => id).toSorted(),
    );
    expect(splitForThumb(rail, { screens }).near.map(({ id }) => id)).toEqual([
      'desk',
      'city',
      'gang',
      'paper',
    ]);
  });

  test('leads a player’s own device to no file, packet, or forecast', () => {
    const ids = listPlayersScreens(rail).map(({ id }) => id);
    expect(ids).toEqual(['desk', 'city', 'gang', 'orders', 'paper', 'log']);
  });
});
