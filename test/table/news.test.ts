import { describe, expect, onTestFinished, test } from 'vitest';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { TableNews } from '#shared/views/table.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { nextAddress } from '../support/addresses.ts';
import { openTable, type Table } from '../support/secrets/stage.ts';

type Kind = TableNews['kind'];

/** What a viewer is told, read as far as it has come. */
class Listener {
  readonly #news: AsyncIterator<TableNews>;
  last = 0;

  constructor(news: AsyncIterator<TableNews>) {
    this.#news = news;
  }

  async next(): Promise<Kind> {
    const { value } = (await this.#news.next()) as { value: TableNews };
    this.last = value.count;
    return value.kind;
  }

  /** All that came since; told by a last piece that everybody gets. */
  async since(table: Table, mark: SeatId): Promise<Kind[]> {
    // Whoever is ready and is not any more is told to everybody, and changes nothing else.
    await table.calls.table.ready({ seat: mark });
    await table.calls.table.notReady({ seat: mark });
    const kinds: Kind[] = [];
    for (;;) {
      const kind = await this.next();
      if (kind === 'ready') break;
      kinds.push(kind);
    }
    await this.next();
    return kinds;
  }
}

async function openWithTable(game: 'turf-war' | 'paradise' = 'turf-war') {
  const table = await openTable(game, 1);
  onTestFinished(() => table.close());
  for (;;) {
    const { wait } = await table.view();
    if (wait?.manner === 'sealed') break;
    await table.call('play.advance', {});
  }
  await table.calls.table.open({ address: nextAddress(), port: null });
  const listen = async (viewer: Viewer): Promise<Listener> => {
    const calls = viewer === 'gm' ? table.calls : table.callsFrom(viewer);
    const news = await calls.table.news({ viewer });
    onTestFinished(async () => void (await news.return()));
    const listener = new Listener(news[Symbol.asyncIterator]());
    expect(await listener.next()).toBe('here');
    return listener;
  };
  return { table, listen, ...table.roles };
}

async function readyOf(table: Table): Promise<string[]> {
  const { seats } = await table.calls.table.who();
  return seats.filter(({ standing }) => standing === 'ready').map(({ seat }) => seat);
}

describe.each(['turf-war', 'paradise'] as const)('the news of %s', (game) => {
  test('tell a sealed order to its own devices and the games master, and to nobody else', async () => {
    const { table, listen, looks, hides, shares } = await openWithTable(game);
    const [own, rival, gm] = [await listen(hides), await listen(looks), await listen('gm')];
    const advised = (await table.advised(hides)) as { kind: string }[];
    // A letter is news for whom it is written to.
    const order = advised.find(({ kind }) => kind !== 'letter');
    if (order === undefined) throw new Error('Nothing sealed is advised.');
    await table.give(hides, order);
    await table.call('history.undo', { viewer: hides });
    await table.call('notes.keep', { viewer: hides, subject: 'seat x', words: 'A secret.' });
    expect(await rival.since(table, shares)).toEqual([]);
    expect(await own.since(table, shares)).toEqual(['changed', 'changed']);
    expect((await gm.next()).length).toBeGreaterThan(0);
    // What was told counts what the viewer was told, and nothing of what others were.
    expect(rival.last).toBe(2);
  });

  test('tell everybody that a period is closed, and that the games master took it back', async () => {
    const { table, listen, looks, shares } = await openWithTable(game);
    const seat = await listen(looks);
    await table.closePeriod();
    const kinds = await seat.since(table, shares).catch(() => [] as Kind[]);
    expect(kinds).toContain('closed');
    const { period } = await table.view();
    await table.call('history.undo', { toPeriod: period - 1 });
    expect(await seat.next()).toBe('undone');
  });
});

test('the news tell a player who has no part in it that the game waits for something else', async () => {
  const { table, listen, looks, hides, shares } = await openWithTable('paradise');
  const stranger = await listen(shares);
  const { gangsters } = await table.view<CampaignView>();
  const findBoss = (seat: SeatId) => gangsters.find(({ gang, isBoss }) => isBoss && gang === seat);
  const order = { kind: 'showdown', champion: findBoss(looks)?.id, target: findBoss(hides)?.id };
  await table.give(looks, order);
  await table.call('play.advance', {});
  const { wait } = await table.view();
  expect([wait?.step, wait?.seats]).toEqual(['calls', [hides]]);
  expect(await stranger.next()).toBe('changed');
  const { isAsked, seats } = await table.calls.table.who();
  expect(isAsked).toBe(true);
  expect(seats.filter(({ standing }) => standing !== 'unasked').map(({ seat }) => seat)).toEqual([hides]);
  await table.call('history.undo', { viewer: 'gm' });
  expect(await stranger.next()).toBe('undone');
  await table.call('history.redo', { viewer: 'gm' });
  expect(await stranger.next()).toBe('changed');
});

describe('being ready', () => {
  test('is a seat’s word, and taken back by an order, a closed period, and the games master’s undo', async () => {
    const { table, looks, hides } = await openWithTable();
    const device = table.callsFrom(looks);
    const told = await device.table.ready({ seat: looks });
    expect(told.isAsked).toBe(true);
    expect(told.isComplete).toBe(false);
    expect(await readyOf(table)).toEqual([looks]);
    const [order] = await table.advised(looks);
    await table.give(looks, order as { kind: string });
    expect(await readyOf(table)).toEqual([]);

    await device.table.ready({ seat: looks });
    await table.callsFrom(hides).table.ready({ seat: hides });
    const [other] = await table.advised(hides);
    await table.give(hides, other as { kind: string });
    expect(await readyOf(table)).toEqual([looks]);
    await device.table.notReady({ seat: looks });
    expect(await readyOf(table)).toEqual([]);

    await device.table.ready({ seat: looks });
    await table.call('history.undo', {});
    expect(await readyOf(table)).toEqual([]);
    await device.table.ready({ seat: looks });
    await table.closePeriod();
    expect(await readyOf(table)).toEqual([]);
  });

  test('of all of them closes the turn by itself where the games master wants that', async () => {
    const { table, looks, hides, shares } = await openWithTable();
    const { period } = await table.view();
    for (const seat of [looks, hides, shares]) await table.calls.table.ready({ seat });
    expect((await table.calls.table.who()).isComplete).toBe(true);
    expect((await table.view()).period).toBe(period);
    await table.call('table.notReady', { seat: looks });
    await table.calls.table.playOnByItself({ isOn: true });
    expect((await table.view()).period).toBe(period);
    await table.callsFrom(looks).table.ready({ seat: looks });
    expect((await table.view()).period).toBe(period + 1);
    expect(await readyOf(table)).toEqual([]);
  });
});

describe('an order', () => {
  test('that crosses the closing of the turn is refused with a sentence and not filed', async () => {
    const { table, looks } = await openWithTable();
    const { period } = await table.view();
    const [order] = await table.advised(looks);
    const device = table.callsFrom(looks);
    await table.closePeriod();
    const late = device.games['turf-war'].give({ seat: looks, order: order as never, period });
    await expect(late).rejects.toThrow(
      `Turn ${period} is over, so this was not done; look at Turn ${period + 1} and do it again if it still fits.`,
    );
    await table.call('history.undo', { toPeriod: period });
    const early = device.games['turf-war'].give({ seat: looks, order: order as never, period: period + 1 });
    await expect(early).rejects.toThrow(`The campaign was taken back to Turn ${period}`);
    const now = device.games['turf-war'].give({ seat: looks, order: order as never, period });
    // The closed turn that was taken back is the games master's to decide on first.
    await expect(now).rejects.toThrow('he has to decide what becomes of it');
  });

  test('of a device is taken back by that seat alone, and by no device once others acted', async () => {
    const { table, looks, hides } = await openWithTable();
    const [order] = await table.advised(looks);
    await table.give(looks, order as { kind: string });
    const rival = table.callsFrom(hides);
    await expect(rival.history.undo({ viewer: hides })).rejects.toThrow('Only the games master');
    await expect(rival.history.undo({ viewer: looks })).rejects.toThrow('sits at one seat');
    await expect(rival.history.undo({})).rejects.toThrow('sits at one seat');
    const { undone } = await table.callsFrom(looks).history.undo({ viewer: looks });
    expect(undone).toHaveLength(1);
    await table.closePeriod();
    const own = table.callsFrom(looks);
    await expect(own.history.undo({ viewer: looks })).rejects.toThrow('Only the games master');
    const { period } = await table.view();
    await expect(own.history.undo({ viewer: looks, toPeriod: period - 1 })).rejects.toThrow('Only the games master');
  });
});

test('a table goes with its campaign: its devices are told, and the next one is closed', async () => {
  const { table, listen, looks } = await openWithTable();
  const seat = await listen(looks);
  await table.calls.campaign.close();
  expect(await seat.next()).toBe('shut');
});
