import { resolve } from 'node:path';
import { ORPCError } from '@orpc/server';
import { HostProblem } from '../hostProblem.ts';
import { findRendererFolder } from '../installation.ts';
import { logProblem } from '../log.ts';
import { createCalls, closeCampaign, type ProgramCalls, type ProgramRouter } from '../programCalls.ts';
import { listScreenFiles } from '../rendererFiles.ts';
import { startServer } from './server.ts';

const closingLimitMs = 10_000;

/**
 * A browser keeps theme, PINs and the choice of dice by address. No program is registered for this port, and systems do
 * not assign it.
 */
const usualPort = 19_250;

export interface LoopbackRun {
  router: ProgramRouter;
  /** The campaign to open at once. */
  file: string | null;
  /** Null takes the usual port, or any free one. */
  port: number | null;
  /** The address at which the table is opened too, or `true` for the first of this machine's; null leaves it closed. */
  table?: string | true | null;
  print: (line: string) => void;
}

/** Serves the program on loopback until it is interrupted, then closes the campaign and the server. */
export async function runLoopback({ router, file, port, table = null, print }: LoopbackRun): Promise<void> {
  const interrupted = waitForInterruption();
  const calls = createCalls(router);
  if (file !== null) await openCampaign(calls, resolve(file));
  try {
    const server = await startServer({
      router,
      rendererFolder: findRendererFolder(),
      onProblem: logProblem,
      soonAsked: async () => {
        const open = await calls.campaign.current();
        return open === null ? [] : listScreenFiles(findRendererFolder(), open.game);
      },
      // The first view is the slowest, because it compiles schemas. It is made in advance while nobody waits.
      meanwhile: async () => {
        const open = await calls.campaign.current();
        if (open !== null) await calls.games[open.game].viewSince({ viewer: 'gm', held: null });
      },
      // The file is closed while a backup replaces it, which the call's own answer explains.
      currentPath: async () => (await calls.campaign.current().catch(() => null))?.path ?? null,
      ...(port === null ? { usualPort } : { port }),
    });
    print(`Racketeer is open at ${server.url}`);
    if (table !== null) await openTheTable(calls, table, print);
    await interrupted;
    await server.close();
  } finally {
    await closeCampaign(calls);
  }
}

/** Opens the table, and tells the way to each seat that no device has yet. */
async function openTheTable(calls: ProgramCalls, wanted: string | true, print: (line: string) => void): Promise<void> {
  const { addresses, hasKeptPin } = await requireAnswer(calls.table.state());
  const address = wanted === true ? addresses[0]?.address : wanted;
  if (address === undefined) {
    throw new HostProblem(
      'This computer is on no network; connect it to the one that the players are on, or name an address after --table.',
    );
  }
  const { open, seats } = await requireAnswer(calls.table.open({ address, keepsPin: hasKeptPin }));
  print(`The table is open at ${open?.url ?? address}${hasKeptPin ? ', with the PIN of last time' : ''}`);
  const others = wanted === true ? addresses.slice(1) : [];
  if (others.length > 0) {
    const named = others.map((one) => `${one.address} (${one.name})`);
    print(`Phones that do not reach it may reach another one, named after --table: ${named.join(', ')}`);
  }
  for (const { seat, name, devices, isOut } of seats) {
    if (isOut || devices.length > 0) continue;
    const { address: link, code } = await calls.table.invite({ seat });
    print(`${name}: ${link} (or the code ${code})`);
  }
}

async function openCampaign(calls: ProgramCalls, path: string): Promise<void> {
  await requireAnswer(calls.campaign.open({ path }));
}

/** Ends the program with the sentence of a refused call. */
async function requireAnswer<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw new HostProblem(error.message);
    throw error;
  }
}

/** Reads a port number from the command line; null if there is none. */
export function readPort(text: string | undefined): number | null {
  if (text === undefined) return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new HostProblem(`"${text}" is not a port. Use a number from 0 to 65535, or leave it out.`);
  }
  return port;
}

/**
 * Resolves at the first signal. Further signals are ignored, as a terminal and the script above may both send one; if
 * closing takes too long, the process exits.
 */
function waitForInterruption(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      resolve();
      setTimeout(() => process.exit(1), closingLimitMs).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
