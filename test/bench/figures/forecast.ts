import { copyFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#shared/contract/index.ts';
import { startHost } from '#test/support/host.ts';
import { median, type Figure } from '../figure.ts';

/** So many that the workers' first campaigns, before they are compiled, weigh no more than in a long forecast. */
const campaigns = 300;
/** What a games master asks for when he wants to be sure. */
const asked = 1_000;
const months = 12;
/** How often somebody at the screen asks for something. */
const askedEveryMs = 50;

type Calls = ContractRouterClient<Contract>;

/** A look far ahead through the built host, and how long somebody at the screen waits meanwhile. */
export const figure: Figure = {
  title: `forecast (5 gangs, every battle fought, on ${availableParallelism()} cores)`,
  boundedBy: 'the months themselves: battles take half, gangs writing their orders a fifth; every core is at it',
  async measure({ folder, sampleFile }) {
    const file = join(folder, 'forecast.racketeer');
    copyFileSync(sampleFile, file);
    const host = await startHost({ file });
    try {
      const calls = callsTo(host.url);
      const idle = await waitsMs(calls, () => setTimeout(3_000));
      const started = performance.now();
      const busy = await waitsMs(calls, () => lookAhead(calls));
      const seconds = (performance.now() - started) / 1_000;
      const { firstMs, cancelMs } = await glimpse(calls);
      return [
        {
          name: `1,000 campaigns of 12 months, reckoned from ${campaigns}`,
          value: (seconds * asked) / campaigns,
          unit: 's',
          floor: 25,
          aim: 10,
        },
        { name: 'first bands told by the host', value: firstMs, unit: 'ms', floor: 1_000, aim: 500 },
        { name: 'cancel', value: cancelMs, unit: 'ms', floor: 200, aim: 100 },
        { name: 'months', value: (campaigns * months) / seconds, unit: 'months/s' },
        { name: 'a view meanwhile, half of them within', value: median(busy), unit: 'ms' },
        { name: 'longest wait for a view meanwhile', value: Math.max(...busy), unit: 'ms', target: 'at most 100' },
        { name: 'longest wait for a view without it', value: Math.max(...idle), unit: 'ms' },
      ];
    } finally {
      await host.close();
    }
  },
};

/** The calls of a host by its address. */
export function callsTo(address: string): Calls {
  const { origin, searchParams } = new URL(address);
  const headers = { 'x-racketeer-token': searchParams.get('token') ?? '' };
  return createORPCClient<Calls>(new RPCLink({ url: `${origin}/rpc`, headers: () => headers }));
}

async function lookAhead(calls: Calls): Promise<void> {
  const { run } = await calls.forecast.start({ viewer: 'gm', campaigns, periods: months });
  while ((await calls.forecast.progress({ run, viewer: 'gm' })).forecast === null) await setTimeout(200);
}

/** How soon something is known of a forecast, and how soon it is over once nobody wants it. */
async function glimpse(calls: Calls): Promise<{ firstMs: number; cancelMs: number }> {
  const started = performance.now();
  const { run } = await calls.forecast.start({ viewer: 'gm', campaigns: asked, periods: months });
  while ((await calls.forecast.progress({ run, viewer: 'gm' })).soFar === null) await setTimeout(10);
  const told = performance.now();
  await calls.forecast.cancel();
  return { firstMs: told - started, cancelMs: performance.now() - told };
}

/** How long each view took that was asked for while the work went on. */
async function waitsMs(calls: Calls, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const over = new AbortController();
  const worked = work().finally(() => over.abort());
  while (!over.signal.aborted) {
    const asked = performance.now();
    await calls.games.paradise.view({ viewer: 'gm' });
    waits.push(performance.now() - asked);
    await setTimeout(askedEveryMs);
  }
  await worked;
  return waits;
}
