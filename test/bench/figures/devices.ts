import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createRouterClient } from '@orpc/server';
import { createRouter } from '#api/router.ts';
import { foundCampaign } from '#commands/files.ts';
import { closeCampaign, type ProgramCalls } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import { makeKey } from '#platform/table/secrets.ts';
import { TableHost } from '#platform/table/tableHost.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { rulebooks } from '#test/support/allRules.ts';
import { roughly } from '#test/support/everyGame.ts';
import { median, type Figure } from '../figure.ts';

const devices = 60;
const ordersEach = 20;
/** The pause of a player before each order: some six orders a second in all. */
const secondsEach = 0.8;
/** Turns that are closed while orders come in. */
const closings = 3;

/** Players at the table: devices that listen, seats that write at once, and turns that close meanwhile. */
export const figure: Figure = {
  title: 'the table (60 devices listening, every seat writing 20 orders while turns close)',
  boundedBy: 'the disk: each order is a transaction of its own, and one waits for the other',
  async measure({ folder }) {
    const { calls, enter, seats, url } = await openTable(join(folder, 'table'));
    const players: Player[] = [];
    for (let nth = 0; nth < devices; nth += 1) {
      const seat = seats[nth % seats.length] as SeatId;
      players.push(await sitDown({ calls, enter, url, seat, nth }));
    }
    const { answeredMs, given, late } = await play(calls, players.slice(0, seats.length));
    const log = await calls.history.log({ viewer: 'gm', period: null, newest: 10_000 });
    const written = log.filter(({ author }) => author.kind === 'human').length;
    const heard = players.filter((player) => player.heard > 1).length;
    for (const { news } of players) news.destroy();
    await calls.table.close();
    await closeCampaign(calls);
    const sorted = answeredMs.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
    return [
      { name: 'median answer', value: median(answeredMs), unit: 'ms', target: 'below 50 ms' },
      { name: '95th percentile', value: p95, unit: 'ms', target: 'below 200 ms' },
      { name: 'orders acknowledged', value: given, unit: 'orders' },
      { name: 'of them missing in the journal', value: given - written, unit: 'orders' },
      { name: 'refused, because the turn was over', value: late, unit: 'orders' },
      { name: 'devices that heard of a closed turn', value: heard, unit: 'devices' },
    ];
  },
};

type Player = {
  seat: SeatId;
  url: string;
  key: string;
  from: string;
  news: IncomingMessage;
  heard: number;
};

async function openTable(home: string) {
  mkdirSync(home, { recursive: true });
  process.env['RACKETEER_HOME'] = home;
  writeFileSync(join(home, 'index.html'), '<!doctype html>');
  const path = join(home, 'Table.racketeer');
  const setup = rulebooks['turf-war'].quickSetup(roughly('turf-war', 7)) as unknown as {
    gangs: { isHuman: boolean }[];
  };
  for (const gang of setup.gangs) gang.isHuman = true;
  const founding = { game: 'turf-war' as const, path, fileId: 'bench', setup: setup as never };
  const founded = await foundCampaign(founding, new Date());
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  founded.session.store.close();
  const table = new TableHost({ rendererFolder: () => home });
  const router = createRouter({ ...createHostServices(null), table });
  const calls: ProgramCalls = createRouterClient(router);
  const caller = { kind: 'stranger', address: '127.0.0.1' } as const;
  const { table: door } = createRouterClient(router, { context: { caller } });
  await calls.campaign.open({ path });
  const { open, seats } = await calls.table.open({ address: '127.0.0.1' });
  const enter = (by: { kind: 'address'; key: string }, key: string) => door.enter({ by, key });
  return { calls, enter, url: open?.url ?? '', seats: seats.map(({ seat }) => seat) };
}

type Table = Omit<Awaited<ReturnType<typeof openTable>>, 'seats'>;

/** A device of its own address that has a seat and listens. */
async function sitDown({
  calls,
  enter,
  url,
  seat,
  nth,
}: Table & { seat: SeatId; nth: number }): Promise<Player> {
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

/** Every seat writes its orders one after the other, and the games master closes turns meanwhile. */
async function play(calls: ProgramCalls, players: readonly Player[]) {
  const answeredMs: number[] = [];
  let [given, late] = [0, 0];
  let { period } = await calls.games['turf-war'].view({ viewer: 'gm' });
  const write = async (player: Player, nth: number): Promise<void> => {
    const others = players.filter(({ seat }) => seat !== player.seat);
    for (let count = 0; count < ordersEach; count += 1) {
      await rest(secondsEach * 1_000);
      const to = others[(nth + count) % others.length]?.seat;
      const order = { kind: 'letter', to, text: `Word ${count}.` };
      const asked = performance.now();
      const reply = await send(player, 'games/turf-war/give', { seat: player.seat, order, period });
      await read(reply);
      answeredMs.push(performance.now() - asked);
      if (reply.statusCode === 200) given += 1;
      else late += 1;
    }
  };
  const close = async (): Promise<void> => {
    for (let nth = 1; nth <= closings; nth += 1) {
      while (answeredMs.length < (nth * players.length * ordersEach) / (closings + 1))
        await rest(5);
      await calls.play.advance({});
      ({ period } = await calls.games['turf-war'].view({ viewer: 'gm' }));
    }
  };
  await Promise.all([...players.map(write), close()]);
  return { answeredMs, given, late };
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
