import { ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { access } from '#shared/contract/access.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { GameId } from '#shared/words/games.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { PeriodShow } from '#shared/views/show.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { drawRuling } from '../support/anyCourse.ts';
import { AnyValue, collectTexts } from '../support/anyValue.ts';
import { everyGame } from '../support/everyGame.ts';
import { findQuestions, hold, listTelling } from '../support/secrets/questions.ts';
import { callAt, openTable, type Table } from '../support/secrets/stage.ts';

/** Periods that are closed, each after rulings and orders of every kind. */
const periods = 2;
const seeds = [3, 4].slice(0, 2);

/** Names at both ends of what a form takes. */
const names = ['X', 'Bartholomew Fitzgerald-Montgomery de la', `${'Bartholomew '.repeat(3)}Ashcombe`];

/** Calls that throw dice by the hundred: their answers are asked of one viewer. */
const dear: ReadonlySet<string> = new Set([
  'forecast.start',
  'games.paradise.battles.odds',
  'games.paradise.battles.lead',
  'paper.volume',
]);

/** A word that stands for a name nobody found. */
const placeholder = /\bunknown (?:business|gang|man|band|boxer)\b|\bundefined\b|\bNaN\b|\[object/u;

const isRefusal = (error: unknown): boolean => error instanceof ORPCError && error.status < 500;

/** Returns the answer of a call, null for a refusal; anything else that goes wrong is a fault with its place. */
async function ask(table: Table, path: string, input: unknown): Promise<unknown> {
  try {
    return await callAt(table.calls, path, input);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw new Error(`${path} ${JSON.stringify(input)}: ${String(error)}`, { cause: error });
  }
}

/** Gives rulings of every kind and orders of every kind, legal or not, in the names of everybody who plays. */
async function actAtRandom(table: Table, random: NpcRandom): Promise<{ rulings: number; orders: number }> {
  const { order, ruling } = findSchemas(table.game);
  const orders = new AnyValue(order, random);
  const [rulings, topRulings] = [new AnyValue(ruling, random), new AnyValue(ruling, random, 'most')];
  const given = { rulings: 0, orders: 0 };
  const { looks, hides, shares } = table.roles;
  const { wait } = await table.view();
  const seats = new Set([...(wait?.seats ?? []), looks, hides, shares]);
  for (const seat of seats) {
    const pool = collectTexts(await table.own('view', { viewer: seat }));
    const advised = await table.advised(seat);
    for (let nth = 0; nth < 24; nth += 1) {
      const wanted = nth < 3 ? advised[nth] : orders.draw(pool);
      const outcome = await ask(table, `games.${table.game}.give`, { seat, order: wanted });
      if ((outcome as { kind?: string } | null)?.kind === 'done') given.orders += 1;
    }
  }
  for (let nth = 0; nth < 24; nth += 1) {
    const view = await table.view();
    const drawn = drawRuling(table.game, nth % 3 === 0 ? topRulings : rulings, view, { random, names });
    const ruled = { ruling: drawn, reason: nth % 2 === 0 ? 'So be it.' : 'A long word. '.repeat(20) };
    if (drawn !== null && (await ask(table, `games.${table.game}.rule`, ruled)) !== null) given.rulings += 1;
  }
  return given;
}

/** Asks every call that tells something as a viewer may; returns all that was told. */
async function askAll(table: Table, viewer: Viewer, rival: SeatId, isFirst: boolean): Promise<string> {
  const { period } = await table.view();
  const seat = viewer === 'gm' ? table.roles.looks : viewer;
  table.roles = { ...table.roles, looks: seat };
  const asked = {
    table,
    seat,
    rival,
    periods: Array.from({ length: period }, (_, nth) => nth + 1),
    held: await hold(table),
  };
  const told: unknown[] = [];
  expectNobodyLostIsAsked(await table.view(viewer));
  for (const { path } of listTelling(access)) {
    if (path.startsWith('games.') && !path.startsWith(`games.${table.game}.`)) continue;
    if (dear.has(path) && !isFirst) continue;
    const asks = findQuestions(path);
    for (const question of (await asks?.(asked)) ?? []) {
      const input =
        viewer === 'gm' && typeof question === 'object' && question !== null && 'viewer' in question
          ? { ...question, viewer }
          : question;
      const answer = await ask(table, path, input);
      if (path === 'play.show' || path === 'play.publicShow') expectSeats(table, answer as PeriodShow);
      told.push(answer);
    }
  }
  return JSON.stringify(told);
}

/** Nothing waits for a seat that is out of the game, nor for anybody once it is over. */
function expectNobodyLostIsAsked({ seats, wait, waiting, ending }: ViewHead): void {
  const out = seats.flatMap(({ seat, isOut }) => (isOut || ending !== null ? [seat] : []));
  expect(wait?.seats.filter((seat) => out.includes(seat)) ?? []).toEqual([]);
  const open = waiting.filter(({ isDone }) => isDone !== true);
  expect(open.filter(({ seat }) => seat !== null && out.includes(seat))).toEqual([]);
  if (ending !== null) expect(open).toEqual([]);
}

let seated: ReadonlySet<SeatId> = new Set();

function expectSeats(table: Table, show: PeriodShow | null): void {
  const strangers = (show?.scenes ?? []).flatMap(({ seats }) => seats.filter((seat) => !seated.has(seat)));
  expect(strangers, `seats of a scene of ${table.game}`).toEqual([]);
}

describe.each(everyGame.toReversed())('every output of $rulebook.title', ({ rulebook }) => {
  it.each(seeds)('passes its schema for every viewer, whatever was ordered and ruled: course %i', async (seed) => {
    const game: GameId = rulebook.id;
    const table = await openTable(game, 1);
    try {
      const random = new NpcRandom(seed);
      const given = { rulings: 0, orders: 0 };
      for (let closed = 0; closed < periods; closed += 1) {
        const { rulings, orders } = await actAtRandom(table, random);
        given.rulings += rulings;
        given.orders += orders;
        await table.closePeriod();
      }
      expect(given.rulings).toBeGreaterThan(6);
      expect(given.orders).toBeGreaterThan(0);
      const { seats } = await table.view();
      const all = seats.map((one) => one.seat);
      seated = new Set(all);
      for (const [nth, viewer] of (['gm', ...all] as const).entries()) {
        const rival = all.find((one) => one !== viewer) ?? table.roles.hides;
        const told = await askAll(table, viewer, rival, nth === 0);
        const found = placeholder.exec(told);
        expect(found === null ? null : told.slice(found.index - 80, found.index + 80)).toBeNull();
      }
    } finally {
      await table.close();
    }
  });
});
