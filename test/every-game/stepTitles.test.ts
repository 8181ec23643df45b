import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRouter } from '#api/router.ts';
import { foundCampaign } from '#commands/files.ts';
import { createCalls, type ProgramCalls } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import { TableHost } from '#platform/table/tableHost.ts';
import type { ViewHead } from '#shared/views/head.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { rulebooks } from '../support/allRules.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { roughly } from '../support/everyGame.ts';
import { openTable, Table } from '../support/secrets/stage.ts';

/** A campaign of one player against the program’s seats. */
async function openAlone(game: GameId): Promise<Table> {
  const home = temporaryFolder();
  process.env['RACKETEER_HOME'] = home;
  const path = join(home, 'Alone.racketeer');
  const setup = rulebooks[game].quickSetup(roughly(game, 7));
  const founded = await foundCampaign({ game, path, fileId: 'alone', setup }, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  founded.session.store.close();
  writeFileSync(join(home, 'index.html'), '<!doctype html>');
  const table = new TableHost({ now: () => noon, rendererFolder: () => home });
  const router = createRouter({ ...createHostServices(null), table, now: () => noon });
  const calls: ProgramCalls = createCalls(router);
  await calls.campaign.open({ path });
  const { seats } = await (calls.games[game].view({ viewer: 'gm' }) as Promise<ViewHead>);
  const seat = seats.find(({ isHuman }) => isHuman)?.seat;
  if (seat === undefined) throw new Error('Nobody plays.');
  const alone = new Table(game, router, calls, { looks: seat, hides: seat, shares: seat, npc: null });
  onTestFinished(() => alone.close());
  return alone;
}

/** Plays on to the next period; in a game that orders play on, the one player does what he is advised. */
async function playOnAlone(table: Table): Promise<void> {
  if (rulebooks[table.game].flow === 'by-the-table') return table.closePeriod();
  const seat = table.roles.looks;
  const { period } = await table.view();
  for (;;) {
    const view = await table.view();
    if (view.period !== period || view.ending !== null) return;
    const [order] = view.wait?.seats[0] === seat ? await table.advised(seat) : [];
    if (order === undefined) await table.call('play.advance', {});
    else await table.give(seat, order);
  }
}

async function listTitles(table: Table, viewer: Viewer): Promise<string[]> {
  const { undo } = await table.calls.history.steps({ viewer });
  return undo.map(({ title }) => title);
}

describe.each(gameIds)('alone in %s', (game) => {
  test('every step is called by its own name to its player, and so it is when he takes it back', async () => {
    const table = await openAlone(game);
    const seat = table.roles.looks;
    for (let period = 0; period < 3; period += 1) {
      for (const order of (await table.advised(seat)).slice(0, 3)) await table.give(seat, order).catch(() => undefined);
      await playOnAlone(table);
    }
    const own = await listTitles(table, seat);
    expect(own).toEqual(await listTitles(table, 'gm'));
    expect(own.length).toBeGreaterThan(3);
    for (const title of own.slice(0, 4)) {
      const { undone } = await table.calls.history.undo({ viewer: seat });
      expect(undone).toEqual([title]);
    }
  });
});

test('among several, what the table or the games master did is no order of another gang', async () => {
  const table = await openTable('paradise', 3);
  onTestFinished(() => table.close());
  const { looks, hides } = table.roles;
  const [hidden] = await table.advised(hides);
  if (hidden === undefined) throw new Error('Nothing is advised.');
  await table.closePeriod();
  await table.own('rule', { ruling: { kind: 'set-bank', gang: hides, dollars: 777 }, reason: 'Between us.' });
  await table.give(hides, hidden);
  const [masters, own, told] = [
    await listTitles(table, 'gm'),
    await listTitles(table, hides),
    await listTitles(table, looks),
  ];
  // The steps by which the table played on are called what they are, whoever looks.
  const played = masters.filter((title) => /^(?:Close|Reveal of) /u.test(title));
  expect(played.length).toBeGreaterThan(3);
  expect(told.filter((title) => played.includes(title))).toEqual(played);
  expect(told).not.toContain('An order of another gang');
  // What was ruled for one seat is its own to know.
  expect(own).toContain(masters[1]);
  expect(told).not.toContain(masters[1]);
  expect(own[0]).toBe(masters[0]);
  expect(told).not.toContain(masters[0]);
});
