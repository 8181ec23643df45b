import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TableHost } from '#platform/table/tableHost.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { ViewHead } from '#shared/views/head.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { nextAddress } from '../support/addresses.ts';
import { openTable, type Table } from '../support/secrets/stage.ts';

type Battle = { id: string; settled: unknown; waitsFor: unknown; pointless: unknown };
type Head = ViewHead & { battles?: Battle[] };

async function openByItself(game: GameId): Promise<Table> {
  const table = await openTable(game, 1);
  onTestFinished(() => table.close());
  await table.calls.table.open({ address: nextAddress(), port: null });
  await table.calls.table.playOnByItself({ isOn: true });
  return table;
}

/** Does the next thing that is a player's to do: his battle, his word that he is done, or his move. */
async function actAsPlayer(table: Table): Promise<string> {
  const { wait, battles = [] } = await table.view<Head>();
  const battle = battles.find((one) => one.settled === null && one.waitsFor === null);
  if (battle !== undefined) {
    const settling =
      battle.pointless === null
        ? { how: 'resolve', overrule: null }
        : { how: 'call-off', note: 'Nobody is left to fight it.' };
    await table.own('battles.settle', { battle: battle.id, settling });
    return 'a battle';
  }
  const { seats } = await table.calls.table.who();
  const open = seats.find(({ standing }) => standing === 'open');
  if (open !== undefined) {
    await table.callsFrom(open.seat).table.ready({ seat: open.seat });
    return 'ready';
  }
  const [seat] = wait?.seats ?? [];
  const [order] = seat === undefined ? [] : await table.advised(seat);
  if (seat === undefined || order === undefined) return `nobody is asked at ${wait?.step ?? 'no step'}`;
  await table.give(seat, order);
  return 'a move';
}

describe('where the games master leaves it to the table', () => {
  test.each(gameIds)('players alone close a period of %s, whatever step waits for them', async (game) => {
    const table = await openByItself(game);
    const { period } = await table.view();
    const seen: string[] = [];
    for (let deeds = 0; deeds < 300; deeds += 1) {
      const { period: now, ending } = await table.view();
      if (now > period || ending !== null) return;
      seen.push(await actAsPlayer(table));
      expect(seen.at(-1)).toMatch(/^(?:a battle|ready|a move)$/u);
    }
    throw new Error(`The period does not close: ${seen.slice(-5).join(', ')}.`);
  });

  test('what was taken back, or done again, is not played on at once', async () => {
    const table = await openByItself('godfather');
    await table.calls.table.playOnByItself({ isOn: false });
    const [seat] = (await table.view()).wait?.seats ?? [];
    await table.own('rule', { ruling: { kind: 'player', seat, isHuman: false }, reason: 'He went home.' });
    const before = await table.view();
    expect(before.wait?.says.button).toBe('Play on');
    await table.calls.table.playOnByItself({ isOn: true });
    const after = await table.view();
    expect(after.wait?.says.button).toBeNull();
    await table.call('history.undo', { viewer: 'gm' });
    expect((await table.view()).wait).toEqual(before.wait);
    await table.call('history.undo', { viewer: 'gm' });
    await table.call('history.redo', { viewer: 'gm' });
    expect((await table.view()).wait).toEqual(before.wait);
  });
});

describe('a gang that is called out while nobody but the players plays on', () => {
  async function callOut() {
    const table = await openByItself('paradise');
    const { looks, hides, shares } = table.roles;
    for (;;) {
      const { wait } = await table.view();
      if (wait?.step === 'orders') break;
      await actAsPlayer(table);
    }
    const { gangsters } = await table.view<CampaignView>();
    const findBoss = (seat: SeatId) => gangsters.find(({ gang, isBoss }) => isBoss && gang === seat);
    const order = { kind: 'showdown', champion: findBoss(looks)?.id, target: findBoss(hides)?.id };
    await table.give(looks, order);
    for (const seat of [looks, hides, shares]) await table.callsFrom(seat).table.ready({ seat });
    expect((await table.view()).wait?.step).toBe('calls');
    return table;
  }

  function seatDevice(seat: SeatId): void {
    const device = { id: 'one', seat, name: '', joinedAt: '', isConnected: true };
    const listing = vi.spyOn(TableHost.prototype, 'devices').mockReturnValue([device]);
    onTestFinished(() => listing.mockRestore());
  }

  test('is asked on its own device, and its answer plays on', async () => {
    const table = await callOut();
    const { hides, looks } = table.roles;
    seatDevice(hides);
    const device = table.callsFrom(hides);
    await device.table.ready({ seat: hides });
    for (let answers = 0; (await table.view()).wait?.step === 'calls'; answers += 1) {
      const { question } = await device.table.asked({ seat: hides });
      if (question?.kind !== 'choice' || answers > 5) throw new Error('It is asked whom it sends.');
      expect((await table.calls.table.asked({ seat: looks })).question).toBeNull();
      const answer = { id: question.id, asked: question.prompt, kind: 'choice', value: question.options[0]?.value };
      await device.table.answer({ seat: hides, answer: answer as never });
    }
    expect((await device.table.asked({ seat: hides })).question).toBeNull();
  });

  test('waits for the games master where it has no device', async () => {
    const table = await callOut();
    const { hides } = table.roles;
    await table.callsFrom(hides).table.ready({ seat: hides });
    expect((await table.view()).wait?.step).toBe('calls');
    expect((await table.calls.table.asked({ seat: hides })).question).toBeNull();
  });
});
