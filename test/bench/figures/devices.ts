import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createRouterClient } from '@orpc/server';
import { createRouter } from '#api/router.ts';
import { foundCampaign, openCampaign } from '#commands/files.ts';
import { closeCampaign, createCalls, type ProgramCalls } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import { makeKey } from '#platform/table/secrets.ts';
import { TableHost } from '#platform/table/tableHost.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { rulebooks } from '#test/support/allRules.ts';
import { roughly } from '#test/support/everyGame.ts';
import { median, type Figure } from '../figure.ts';

const devices = 60;
const ordersEach = 20;
/** The pause of a player before each order: all of them come within a minute. */
const secondsEach = 2.5;
/** Turns that are closed while orders come in. */
const closings = 3;

/** Players at the table: devices that listen, seats that write at once, and periods that close meanwhile. */
export const figure: Figure = {
  title: 'the table (60 devices listening, 8 seats of Turf War writing 20 letters each while turns close)',
  boundedBy: 'the disk: each order is a transaction of its own, and one waits for the other',
  async measure({ folder }) {
    const { calls, enter, seats, url, path } = await openTable(join(folder, 'table'));
    const players: Player[] = [];
    for (let nth = 0; nth < devices; nth += 1) {
      const seat = seats[nth % seats.length] as SeatId;
      players.push(await sitDown({ calls, enter, url, seat, nth }));
    }
    const { answers, late, closedMs } = await play(calls, players.slice(0, seats.length));
    const heard = players.filter((player) => player.heard > 1).length;
    for (const { news } of players) news.destroy();
    await calls.table.close();
    await closeCampaign(calls);
    const found = await countGiven(path);
    const given = answers.filter(({ isTaken }) => isTaken);
    const once = given.filter(({ text }) => found.get(text) === 1);
    const all = answers.map(({ ms }) => ms);
    return [
      { name: 'seats that write', value: seats.length, unit: 'seats' },
      { name: 'median answer', value: median(all), unit: 'ms', target: 'below 50 ms' },
      { name: '95th percentile', value: find95th(all), unit: 'ms', target: 'below 200 ms' },
      { name: 'a turn that closes', value: median(closedMs), unit: 'ms' },
      { name: 'orders acknowledged', value: given.length, unit: 'orders' },
      { name: 'of them once in the campaign', value: once.length, unit: 'orders' },
      { name: 'refused, because the turn was over', value: late, unit: 'orders' },
      { name: 'devices that heard of a closed turn', value: heard, unit: 'devices' },
    ];
  },
};

function find95th(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
}

type Player = { seat: SeatId; url: string; key: string; from: string; news: IncomingMessage; heard: number };

async function openTable(home: string) {
  mkdirSync(home, { recursive: true });
  process.env['RACKETEER_HOME'] = home;
  writeFileSync(join(home, 'index.html'), '<!doctype html>');
  const path = join(home, 'Table.racketeer');
  const setup = rulebooks['turf-war'].quickSetup({ ...roughly('turf-war', 7), npcs: 7 }) as unknown as {
    gangs: { isHuman: boolean }[];
  };
  for (const gang of setup.gangs) gang.isHuman = true;
  const founding = { game: 'turf-war' as const, path, fileId: 'bench', setup: setup as never };
  const founded = await foundCampaign(founding, new Date());
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  founded.session.store.close();
  const table = new TableHost({ rendererFolder: () => home });
  const router = createRouter({ ...createHostServices(null), table });
  const calls: ProgramCalls = createCalls(router);
  const caller = { kind: 'stranger', address: '127.0.0.1' } as const;
  const { table: door } = createRouterClient(router, { context: { caller } });
  await calls.campaign.open({ path });
  const { open, seats } = await calls.table.open({ address: '127.0.0.1' });
  const enter = (by: { kind: 'address'; key: string }, key: string) => door.enter({ by, key });
  return { calls, enter, path, url: open?.url ?? '', seats: seats.map(({ seat }) => seat) };
}

type Table = Omit<Awaited<ReturnType<typeof openTable>>, 'seats' | 'path'>;

/** A device of its own address that has a seat and listens. */
async function sitDown({ calls, enter, url, seat, nth }: Table & { seat: SeatId; nth: number }): Promise<Player> {
  const { address } = await calls.table.invite({ seat });
  const key = makeKey();
  await enter({ kind: 'address', key: new URL(address).hash.slice(1) }, key);
  const from = `127.0.1.${nth + 1}`;
  const news = await send({ url, key, from }, 'table/news', { viewer: seat });
  const player = { seat, url, key, from, news, heard: 0 };
  news.on('data', (chunk: Buffer) => {
    if (chunk.includes('closed')) player.heard += 1;
  });
  return player;
}

/** Counts the letters in the campaign's file by their text, over all turns. */
async function countGiven(path: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const { store } = await openCampaign(path, new Date());
  for (const { order_json: written } of store.journal.entriesAfter(0)) {
    const order = JSON.parse(written) as { text?: string } | null;
    if (order?.text !== undefined) counts.set(order.text, (counts.get(order.text) ?? 0) + 1);
  }
  store.close();
  return counts;
}

/** An answer: how long it took, and whether the order was taken. */
type Answered = { text: string; ms: number; isTaken: boolean };

/** Every seat writes its orders one after the other, and the games master closes turns meanwhile. */
async function play(calls: ProgramCalls, players: readonly Player[]) {
  const answers: Answered[] = [];
  const closedMs: number[] = [];
  let late = 0;
  let { period } = await calls.games['turf-war'].view({ viewer: 'gm' });
  const write = async (player: Player, nth: number): Promise<void> => {
    const others = players.filter(({ seat }) => seat !== player.seat);
    await rest((nth / players.length) * secondsEach * 1_000);
    for (let count = 0; count < ordersEach; count += 1) {
      await rest(secondsEach * 1_000);
      const to = others[(nth + count) % others.length]?.seat;
      const text = `Word ${count} of ${player.seat}.`;
      const order = { kind: 'letter', to, text };
      const asked = performance.now();
      const reply = await send(player, 'games/turf-war/give', { seat: player.seat, order, period });
      await read(reply);
      const isTaken = reply.statusCode === 200;
      const ms = performance.now() - asked;
      answers.push({ text, ms, isTaken });
      if (!isTaken) late += 1;
    }
  };
  const close = async (): Promise<void> => {
    for (let nth = 1; nth <= closings; nth += 1) {
      while (answers.length < (nth * players.length * ordersEach) / (closings + 1)) await rest(5);
      const began = performance.now();
      await calls.play.advance({});
      closedMs.push(performance.now() - began);
      ({ period } = await calls.games['turf-war'].view({ viewer: 'gm' }));
    }
  };
  await Promise.all([...players.map(write), close()]);
  return { answers, late, closedMs };
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type From = Pick<Player, 'url' | 'key' | 'from'>;

function send({ url, key, from }: From, path: string, input: unknown): Promise<IncomingMessage> {
  const body = JSON.stringify({ json: input });
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-racketeer-seat': key,
  };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, localAddress: from };
    const sent = request(`${url}/rpc/${path}`, options, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

async function read(reply: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) text += chunk as string;
  return text;
}
