import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProgramLost } from '#renderer/api/failure.ts';
import { Outbox } from '#frame/session/outbox.svelte.ts';
import { describeWaiting, dropText, keepText, readKeptTexts, type UnsentOrder } from '#frame/session/unsent.ts';
import { splitForThumb, listPlayersScreens } from '#frame/shell/thumb.ts';
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

let made = 0;

/** A failure of an order that reached nobody, as far as its device knows. */
function lose(order: object, path = ['games', 'turf-war', 'give']): ProgramLost {
  const lost = new ProgramLost('');
  made += 1;
  lost.call = { path, input: { seat, order }, once: `call-${made}` };
  return lost;
}

type Fate = 'cut' | 'answer lost' | 'refused' | 'broken off' | 'taken';

/** A table that does each order once, by its id. */
class Table {
  period = 1;
  readonly taken: unknown[] = [];
  readonly #answered = new Set<string>();
  /** The fate of each sending in its turn; an order beyond them is taken. */
  readonly fates: Fate[] = [];

  look(): Promise<number> {
    return Promise.resolve(this.period);
  }

  send({ id, input, period }: Pick<UnsentOrder, 'id' | 'input' | 'period'>): Promise<boolean> {
    const fate = this.fates.shift();
    if (fate === 'cut') return Promise.reject(new ProgramLost(''));
    if (!this.#answered.has(id)) {
      if (fate === 'refused') return Promise.reject(new Error('The bank is empty.'));
      if (fate === 'broken off') return Promise.resolve(false);
      if (period !== this.period) return Promise.reject(new Error('That turn is over.'));
      this.#answered.add(id);
      this.taken.push((input as { order: unknown }).order);
    }
    return fate === 'answer lost' ? Promise.reject(new ProgramLost('')) : Promise.resolve(true);
  }
}

function open(table: Table): Outbox {
  return new Outbox(campaign, seat, { look: () => table.look(), send: (order) => table.send(order) });
}

describe('orders that reach nobody', () => {
  test('are sent once each, in the order in which they were written, also by a page that is loaded again', async () => {
    const table = new Table();
    const box = open(table);
    expect(box.keep(lose({ n: 1 }), 'Giving the order', table.period)).toBe(true);
    expect(box.keep(lose({ n: 2 }), 'Giving the order', table.period)).toBe(true);
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
    box.keep(lose({ n: 1 }), 'Giving the order', table.period);
    box.keep(lose({ n: 2 }), 'Giving the order', table.period);
    table.fates.push('cut');
    await box.sendAll();
    expect(table.taken).toEqual([]);
    expect(box.list.map(({ held }) => held)).toEqual([null, null]);
    await box.sendAll();
    expect(table.taken).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('are acknowledged also where the turn was closed after them and before their answer came', async () => {
    const table = new Table();
    const box = open(table);
    box.keep(lose({ n: 1 }), 'Giving the order', table.period);
    table.fates.push('answer lost');
    await box.sendAll();
    table.period = 2;
    await box.sendAll();
    expect(table.taken).toEqual([{ n: 1 }]);
    expect(box.list).toEqual([]);
  });

  test('are held when their period is over, and given in the new one only when the player says so', async () => {
    const table = new Table();
    const box = open(table);
    box.keep(lose({ n: 1 }), 'Giving the order', table.period);
    table.period = 2;
    await box.sendAll();
    expect(table.taken).toEqual([]);
    expect(box.list).toMatchObject([{ held: 'closed', says: 'That turn is over.' }]);
    await box.sendHeld(box.list[0]?.id ?? '');
    expect(table.taken).toEqual([{ n: 1 }]);
    expect(box.list).toEqual([]);
  });

  test.each([
    ['refused', 'The bank is empty.'],
    ['broken off', 'It was interrupted.'],
  ] as const)('are held when they are %s, with the reason', async (fate, says) => {
    const table = new Table();
    const box = open(table);
    box.keep(lose({ n: 1 }), 'Giving the order', table.period);
    table.fates.push(fate);
    await box.sendAll();
    expect(table.taken).toEqual([]);
    expect(box.list).toMatchObject([{ held: 'refused', says }]);
    expect(box.waits).toBe(false);
  });

  test('are told in a sentence for each kind, and the last word to a handout and on readiness counts', () => {
    const box = open(new Table());
    const keep = (path: string[], input: object) => {
      const lost = lose({}, path);
      if (lost.call !== null) lost.call.input = input;
      expect(box.keep(lost, path.join(' '), 1)).toBe(true);
    };
    const listCalls = () => box.list.map(({ path, input }) => `${path.join('.')} ${JSON.stringify(input)}`);
    keep(['table', 'ready'], {});
    keep(['table', 'answer'], { seat });
    keep(['handouts', 'answer'], { handout: 'h1', answer: 0 });
    keep(['handouts', 'answer'], { handout: 'h2', answer: 0 });
    keep(['handouts', 'answer'], { handout: 'h1', answer: 1 });
    const answers = ['table.answer {"seat":"g1"}', '{"handout":"h2","answer":0}', '{"handout":"h1","answer":1}'];
    const kept = answers.map((one, nth) => (nth === 0 ? one : `handouts.answer ${one}`));
    expect(listCalls()).toEqual(['table.ready {}', ...kept]);
    keep(['table', 'notReady'], {});
    keep(['table', 'ready'], { again: true });
    expect(listCalls()).toEqual([...kept, 'table.ready {"again":true}']);
    expect(describeWaiting(box.list)).toEqual([...kept.map(() => 'Your answer waits.'), 'Ready waits.']);
    // What is ordered after it ends a Ready, as it does at the table.
    keep(['games', 'turf-war', 'give'], {});
    keep(['games', 'turf-war', 'give'], {});
    expect(listCalls()).toEqual([...kept, 'games.turf-war.give {}', 'games.turf-war.give {}']);
    expect(describeWaiting(box.list)[0]).toBe('2 orders wait.');
  });

  test('are orders and answers alone: playing on, undoing and every other failure are not kept', () => {
    const table = new Table();
    const box = open(table);
    expect(box.keep(lose({}, ['play', 'advance']), 'Closing', table.period)).toBe(false);
    expect(box.keep(lose({}, ['history', 'undo']), 'Undoing', table.period)).toBe(false);
    expect(box.keep(lose({}, ['games', 'turf-war', 'rule']), 'Ruling', table.period)).toBe(false);
    expect(box.keep(new Error('No.'), 'Giving', table.period)).toBe(false);
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
    expect([...near, ...more].map(({ id }) => id).toSorted()).toEqual(rail.map(({ id }) => id).toSorted());
    expect(splitForThumb(rail, { screens }).near.map(({ id }) => id)).toEqual(['desk', 'city', 'gang', 'paper']);
  });

  test('leads a player’s own device to no file, packet, or forecast', () => {
    const ids = listPlayersScreens(rail).map(({ id }) => id);
    expect(ids).toEqual(['desk', 'city', 'gang', 'orders', 'paper', 'handouts', 'log']);
  });
});
