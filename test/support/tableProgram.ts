import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createORPCClient, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { expect, onTestFinished } from 'vitest';
import { createRouter } from '#api/router.ts';
import { closeCampaign, createCalls, type ProgramCalls } from '#platform/programCalls.ts';
import { createHostServices } from '#platform/services.ts';
import { usualLimits, type TableLimits } from '#platform/table/limits.ts';
import { TableHost } from '#platform/table/tableHost.ts';
import { makeKey } from '#platform/table/secrets.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { readMoment, type ShownMoment } from '#shared/words/moments.ts';
import { nextAddress } from './addresses.ts';
import { temporaryFolder } from './campaigns.ts';
import { nameMoments } from './moments.ts';
import { playedFile } from './secrets/stage.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** A program with a campaign of three players, whose table is opened at an address of this machine. */
export async function openProgram({ limits = usualLimits }: { limits?: TableLimits } = {}) {
  const home = temporaryFolder();
  const problems: unknown[] = [];
  process.env['RACKETEER_HOME'] = home;
  const path = join(home, 'Table.racketeer');
  const rendererFolder = join(home, 'renderer');
  mkdirSync(join(rendererFolder, 'assets'), { recursive: true });
  writeFileSync(join(rendererFolder, 'index.html'), '<!doctype html><title>Racketeer</title>');
  writeFileSync(join(rendererFolder, 'assets', 'app-1.js'), 'export {};');
  const clock = { now: new Date('2026-01-02T12:00:00Z') };
  const table = new TableHost({
    now: () => clock.now,
    rendererFolder: () => rendererFolder,
    onProblem: (problem) => problems.push(problem),
    limits,
  });
  const host = { ...createHostServices(null), now: () => clock.now, table };
  const calls: ProgramCalls = createCalls(createRouter(host));
  writeFileSync(path, await playedFile('turf-war', 1));
  await calls.campaign.open({ path });
  onTestFinished(async () => {
    await table.close();
    await closeCampaign(calls).catch(() => undefined);
  });
  return { home, path, calls, table, clock, problems };
}

export type Program = Awaited<ReturnType<typeof openProgram>>;

/** True where this machine can listen at an IPv6 address. */
export const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

export async function openTableOver(program: Program, { address = nextAddress(), pin = null as string | null } = {}) {
  const { open, seats } = await program.calls.table.open({ address, port: null, pin });
  if (open === null) throw new Error('The table is not open.');
  return { url: open.url, seats: seats.map(({ seat }) => seat) };
}

/** The calls as a device makes them over the network; without a key it is a stranger. */
export function connect(url: string, key: string | null = null): ProgramCalls {
  return createORPCClient<ProgramCalls>(
    new RPCLink({ url: `${url}/rpc`, headers: key === null ? {} : { 'x-racketeer-seat': key } }),
  );
}

/** The same calls of a device with a seat at this table, which name the moment that an up-to-date page shows. */
export function connectSeated(program: Program, url: string, key: string): ProgramCalls {
  return nameMoments(connect(url, key), () => showMoment(program));
}

/** The moment that an up-to-date page shows. */
export async function showMoment({ calls }: Program): Promise<ShownMoment> {
  return readMoment(await calls.games['turf-war'].view({ viewer: 'gm' }));
}

/** Lets a device in by a fresh address, and returns its key. */
export async function enterByAddress(program: Program, url: string, seat: SeatId): Promise<string> {
  const { address } = await program.calls.table.invite({ seat });
  const key = makeKey();
  const by = { kind: 'address' as const, key: new URL(address).hash.slice(1) };
  const entered = await connect(url).table.enter({ by, key });
  expect(entered.seat).toBe(seat);
  return key;
}

/** A request written by hand: unlike `fetch` it can lie about its Host and its length. */
export function send(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; from?: string } = {},
): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const { body, headers, method = 'GET', from } = options;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        ...{ host: hostname, port, path, method, agent: false },
        ...(from === undefined ? {} : { localAddress: from }),
        headers: { ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export async function findRefusal(work: Promise<unknown>): Promise<{ status: number; message: string }> {
  try {
    await work;
  } catch (problem) {
    if (problem instanceof ORPCError) return { status: problem.status, message: problem.message };
    throw problem;
  }
  throw new Error('It was not refused.');
}

/** The same campaign and list of devices, as the program finds them when it is started again. */
export async function openProgramAgain(before: Program): Promise<Program> {
  const table = new TableHost({ now: () => before.clock.now, rendererFolder: () => join(before.home, 'renderer') });
  const host = { ...createHostServices(null), table };
  const calls: ProgramCalls = createCalls(createRouter(host));
  await calls.campaign.open({ path: before.path });
  onTestFinished(async () => {
    await table.close();
    await closeCampaign(calls);
  });
  return { ...before, calls, table };
}
