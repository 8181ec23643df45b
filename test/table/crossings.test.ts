import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { giveOrder } from '#commands/play.ts';
import type { Questions } from '#kernel/dice/questions.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Answer } from '#shared/words/questions.ts';
import { campaignOnDisk, noon } from '../support/campaigns.ts';
import { nextAddress } from '../support/addresses.ts';
import { callAt, openTable, type Table } from '../support/secrets/stage.ts';

async function openAt(game: 'turf-war' | 'paradise'): Promise<Table> {
  const table = await openTable(game, 1);
  onTestFinished(() => table.close());
  await table.calls.table.open({ address: nextAddress(), port: null });
  return table;
}

describe('a closed period that the games master took back', () => {
  async function takeBack() {
    const table = await openAt('turf-war');
    const { looks: seat, hides: to } = table.roles;
    await table.closePeriod();
    const { period } = await table.view();
    await table.calls.history.undo({ toPeriod: period - 1 });
    const give = () =>
      callAt(table.callsFrom(seat), 'games.turf-war.give', {
        ...{ seat, period: period - 1 },
        order: { kind: 'letter', to, text: 'Again.' },
      });
    await expect(give()).rejects.toThrow('he has to decide what becomes of it');
    const { dropped } = await table.calls.table.state();
    expect(dropped).toBe(
      `Turn ${period - 1}, a closed turn, is taken back; the players’ devices wait until you say what becomes of it.`,
    );
    return { table, give };
  }

  test.each([
    ['copy', 1],
    ['go-on', 0],
  ] as const)('waits for one word of his, and after “%s” every device goes on', async (fate, copies) => {
    const { table, give } = await takeBack();
    const { path = '' } = (await table.calls.campaign.current()) ?? {};
    const countFiles = () => readdirSync(dirname(path)).filter((name) => name.endsWith('.racketeer')).length;
    const before = countFiles();
    const { notice } = await table.calls.history.settleDropped({ fate });
    expect(notice === null).toBe(fate === 'go-on');
    expect(countFiles() - before).toBe(copies);
    expect((await table.calls.table.state()).dropped).toBeNull();
    expect(await give()).toMatchObject({ kind: 'done' });
    await expect(table.calls.history.redo({ viewer: 'gm' })).rejects.toThrow('There is nothing to redo.');
    await expect(table.calls.history.settleDropped({ fate })).rejects.toThrow(
      'Nothing that was taken back waits for a word any more.',
    );
    // The orders that were given then can be played again.
    expect(await table.calls.history.later()).not.toBeNull();
  });

  test('is put back by his redo, and then nothing waits for a word', async () => {
    const { table } = await takeBack();
    while ((await table.calls.table.state()).dropped !== null) await table.calls.history.redo({ viewer: 'gm' });
    await expect(table.calls.history.settleDropped({ fate: 'copy' })).rejects.toThrow('Nothing that was taken back');
  });
});

test('[GANG-6] a device is asked about its own new man, and its answer is the player’s', async () => {
  const table = await openAt('paradise');
  const { looks: seat } = table.roles;
  await table.calls.games.paradise.rule({
    ruling: { kind: 'set-bank', gang: seat, dollars: 5_000 },
    reason: 'A man has to be hired.',
  });
  const give = (answers: object[]) =>
    callAt(table.callsFrom(seat), 'games.paradise.give', {
      ...{ seat, answers },
      order: { kind: 'recruit', recruit: { method: 'rolled-up', name: 'Al', dice: [6, 6, 3, 3, 4, 4, 5, 2] } },
    });
  const answers: object[] = [];
  for (;;) {
    const outcome = (await give(answers)) as { kind: string; question?: Asked };
    if (outcome.question === undefined) break;
    const { id, kind, slots = [], values = [], options = [], ...rest } = outcome.question;
    expect(rest.for).toBe(seat);
    answers.push(
      kind === 'assign'
        ? { id, kind, values: Object.fromEntries(slots.map((slot, nth) => [slot.id, values[nth]])) }
        : { id, kind, value: options.at(-1)?.value },
    );
  }
  expect(answers.length).toBeGreaterThan(1);
});

test('an order from a device that asks the games master, or another player, is refused and changes nothing', async () => {
  const session = await campaignOnDisk();
  const [first, second] = session.rulebook.seats(session.snapshot.state).map(({ seat }) => seat);
  if (first === undefined || second === undefined) throw new Error('Two play.');
  const before = session.store.journal.lastStep();
  const giveAsking = (whom: Viewer, fromDeviceOf: SeatId | undefined, answers: Answer[] = []) => {
    const give = (table: { ask: Questions }): void => {
      table.ask.choose({ for: whom, prompt: 'Yes?', options: [{ value: 'yes', label: 'Yes' }] });
    };
    const orders = { ...session.rulebook.orders, titleOf: () => 'Ask', give };
    const asking = { ...session, rulebook: { ...session.rulebook, orders } } as never;
    const given = { seat: first, order: { kind: 'ask' } as never, fromDeviceOf, answers };
    return giveOrder(asking, given, noon);
  };
  const yes: Answer = { kind: 'choice', id: 'q1', value: 'yes' };
  for (const answers of [[], [yes]]) {
    await expect(giveAsking('gm', first, answers)).rejects.toThrow(
      '“Yes?” is the games master’s to answer, so nothing was done; ask the games master to enter this at his screen.',
    );
    await expect(giveAsking(second, first, answers)).rejects.toThrow('is another player’s to answer');
  }
  for (const [whom, from] of [
    [first, first],
    ['gm', undefined],
  ] as const)
    expect(await giveAsking(whom, from)).toMatchObject({ kind: 'question' });
  expect(session.store.journal.lastStep()).toBe(before);
  session.store.close();
});

type Asked = {
  id: string;
  kind: string;
  for: string;
  slots?: { id: string }[];
  values?: number[];
  options?: { value: string }[];
};

test('the campaign as everybody may know it has no path in it', async () => {
  const table = await openAt('turf-war');
  const current = await table.calls.campaign.current();
  const shown = await table.callsFrom(table.roles.looks).campaign.shown();
  expect(shown).toEqual({ game: 'turf-war', title: current?.title });
  await table.calls.campaign.close();
  expect(await table.calls.campaign.shown()).toBeNull();
  await table.calls.campaign.open({ path: current?.path ?? '' });
});
