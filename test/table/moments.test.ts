import { describe, expect, onTestFinished, test } from 'vitest';
import { access, findNamedMoment, findOwnField, type Access } from '#shared/contract/access.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import { createRouterClient } from '@orpc/server';
import { rulebooks } from '../support/allRules.ts';
import { answering, openTable, type Order, type Table } from '../support/secrets/stage.ts';
import { takeSample } from '#test/support/samples.ts';

function listCalls(tree: object, path: string[] = []): { path: string[]; mark: Access }[] {
  return Object.entries(tree).flatMap(([name, part]: [string, object | Access]) =>
    typeof part === 'string' ? [{ path: [...path, name], mark: part }] : listCalls(part, [...path, name]),
  );
}

/** Every call by which a device may change something. */
const commands = listCalls(access).filter(
  ({ path, mark }) => mark.endsWith('-command') && findOwnField(path) !== 'closed',
);

/** A call of each kind as its page would send it; without a line here, a new call fails the test. */
const inputs: Readonly<Record<string, (seat: SeatId, order: Order) => object>> = {
  'history.undo': (viewer) => ({ viewer }),
  'history.redo': (viewer) => ({ viewer }),
  'drafts.keep': (seat) => ({ seat, name: 'letter', draft: { text: 'Half' } }),
  'mail.file': (seat) => ({ seat, lines: ['Nothing'] }),
  'mail.wish': (seat) => ({ seat, wish: { kind: 'later', words: 'Sunday' } }),
  'handouts.answer': (seat) => ({ seat, handout: 'h1', answer: 0 }),
  'table.ready': (seat) => ({ seat }),
  'table.notReady': (seat) => ({ seat }),
  'table.answer': (seat) => ({ seat, answer: { id: 'q1', asked: 'Whom?', kind: 'choice', value: 'a' } }),
  give: (seat, order) => ({ seat, order }),
  giveAll: (seat, order) => ({ seat, orders: [order] }),
  follow: (seat, order) => ({ seat, orders: [order] }),
};

/** The device’s calls as they are, with no moment added. */
function callsOf(table: Table, seat: SeatId) {
  const caller = { kind: 'seat', seat, device: 'late phone' } as const;
  return createRouterClient(table.router, { context: { caller } });
}

async function readState(table: Table): Promise<string> {
  const lists = await table.call('history.lists', { viewer: 'gm', held: null });
  return JSON.stringify([(lists as { whole?: unknown }).whole, await table.calls.table.who()]);
}

async function openAt(game: GameId): Promise<Table> {
  const table = await openTable(game, 1);
  onTestFinished(() => table.close());
  return table;
}

/** Somebody’s order that the game has words for: the moment is looked at before its giver. */
async function findAnyOrder(table: Table): Promise<Order> {
  for (;;) {
    for (const { seat } of (await table.view()).seats) {
      const [order] = await table.advised(seat);
      if (order !== undefined) return order;
    }
    await table.call('play.advance', {});
  }
}

async function sendEach(table: Table, order: Order, moment: Partial<ShownMoment>, wants: ReadonlySet<string>) {
  const seat = table.roles.looks;
  const said: [string, unknown][] = [];
  for (const { path } of commands) {
    const named = findNamedMoment(path);
    if (named === 'none' || (path[0] === 'games' && path[1] !== table.game)) continue;
    if (path.join('.') === 'mail.file' && rulebooks[table.game].mail === undefined) continue;
    const name = path[0] === 'games' ? (path.at(-1) ?? '') : path.join('.');
    if (!wants.has(named)) continue;
    const input = inputs[name];
    if (input === undefined) throw new Error(`How is ${path.join('.')} called?`);
    const answer = await answering(callsOf(table, seat), path.join('.'), { ...input(seat, order), ...moment });
    said.push([path.join('.'), 'refused' in answer ? answer.refused : answer]);
  }
  return said;
}

const both = new Set(['step', 'period']);
const unnamed = 'This page is out of date; reload it, then try again.';

describe.each(takeSample(gameIds, 2))('at a table of %s, each call by which a device changes something', (game) => {
  test('is refused where it names a period that is over, or one that was taken back, and changes nothing', async () => {
    const table = await openAt(game);
    const order = await findAnyOrder(table);
    const seen = await table.showMoment();
    await table.closePeriod();
    const now = await table.showMoment();
    expect(now.period).toBe(seen.period + 1);
    const before = await readState(table);
    const late = await sendEach(table, order, seen, both);
    expect(late.length).toBe(rulebooks[game].mail === undefined ? 11 : 12);
    for (const [path, why] of late)
      expect([path, why]).toEqual([
        path,
        expect.stringMatching(/ is over, so this was not done; look at .* if it still fits\.$/u),
      ]);
    const early = await sendEach(table, order, { ...now, period: now.period + 1 }, both);
    for (const [path, why] of early)
      expect([path, why]).toEqual([
        path,
        expect.stringMatching(/^The campaign was taken back to .*, so this was not done; /u),
      ]);
    expect(await readState(table)).toBe(before);
  });

  test('is refused where it names another step, if it is no order', async () => {
    const table = await openAt(game);
    const { period } = await table.showMoment();
    const before = await readState(table);
    const late = await sendEach(table, { kind: 'none' }, { period, step: 'long gone' }, new Set(['step']));
    expect(late.length).toBe(6);
    for (const [path, why] of late)
      expect([path, why]).toEqual([
        path,
        expect.stringMatching(/^The game has gone on(?: to “.+”)?, so this was not done; look at it /u),
      ]);
    expect(await readState(table)).toBe(before);
  });

  test('is refused where it names no moment, or no step where it is no order', async () => {
    const table = await openAt(game);
    const { period } = await table.showMoment();
    const before = await readState(table);
    for (const [path, why] of [
      ...(await sendEach(table, { kind: 'none' }, {}, both)),
      ...(await sendEach(table, { kind: 'none' }, { period }, new Set(['step']))),
    ])
      expect([path, why]).toEqual([path, unnamed]);
    expect(await readState(table)).toBe(before);
  });
});

test('a phone that was away at the close is not ready for the period that it never saw', async () => {
  const table = await openAt('turf-war');
  const { looks, hides, shares } = table.roles;
  const seen = await table.showMoment();
  await table.calls.table.playOnByItself({ isOn: true });
  await table.closePeriod();
  for (const seat of [hides, shares]) await table.callsFrom(seat).table.ready({ seat });
  await expect(callsOf(table, looks).table.ready({ seat: looks, ...seen })).rejects.toThrow(
    'Turn 2 is over, so this was not done; look at Turn 3',
  );
  const { seats } = await table.calls.table.who();
  expect(seats.map(({ standing }) => standing)).toEqual(['open', 'ready', 'ready']);
  expect((await table.view()).period).toBe(3);
});

test('an undo takes back the step that its page shows, and no other that has its number by now', async () => {
  const table = await openAt('turf-war');
  const { looks: viewer, hides: to } = table.roles;
  const device = table.callsFrom(viewer);
  const write = (text: string) => table.give(viewer, { kind: 'letter', to, text });
  const list = async () => (await device.history.steps({ viewer })).undo;
  await write('First.');
  const [first] = await list();
  await device.history.undo({ viewer });
  await write('Second.');
  const [second] = await list();
  expect(second?.seq).toBe(first?.seq);
  expect(second?.id).not.toBe(first?.id);
  const why = 'Something else was done or taken back since, so nothing was changed;';
  for (const target of [{}, { toSeq: 1 }, { toPeriod: 1 }]) {
    for (const calls of [device, table.calls]) {
      await expect(calls.history.undo({ viewer, newest: first?.id ?? '', ...target })).rejects.toThrow(why);
    }
  }
  expect((await list())[0]?.id).toBe(second?.id);
  expect(await device.history.undo({ viewer, newest: second?.id ?? '' })).toMatchObject({ undone: [second?.title] });
  const { redo } = await device.history.steps({ viewer });
  await expect(device.history.redo({ viewer, next: first?.id ?? '' })).rejects.toThrow(why);
  await device.history.redo({ viewer, next: redo?.id ?? '' });
  expect((await list())[0]?.id).toBe(second?.id);
});
