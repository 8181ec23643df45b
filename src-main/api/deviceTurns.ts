import { os as plain } from '@orpc/server';
import type { CallContext } from '#shared/contract/caller.ts';

/** The share of the program's time that a device has in the long run, and what it may use before that counts. */
const [share, freeMs] = [0.25, 4_000];
/** No call is charged for more: by then it has waited for somebody else. */
const dearestMs = 2_000;

type Clock = { now: () => number; rest: (ms: number) => Promise<void> };

const usualClock: Clock = {
  now: () => performance.now(),
  rest: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
};

/** The time of the program that each device has used and not yet made up for. */
class UsedTime {
  readonly #byDevice = new Map<string, { usedMs: number; atMs: number }>();

  /** Charges a device for a call; returns how long its next one has to wait. */
  charge(device: string, tookMs: number, nowMs: number): number {
    const { usedMs, atMs } = this.#byDevice.get(device) ?? { usedMs: 0, atMs: nowMs };
    const all = Math.max(0, usedMs - (nowMs - atMs) * share) + Math.min(dearestMs, tookMs);
    this.#byDevice.set(device, { usedMs: all, atMs: nowMs });
    return Math.max(0, all - freeMs) / share;
  }
}

/**
 * Answers each device one call after the other. Other callers are answered between two calls of one device, and a device
 * whose calls have taken more time than its share waits until it has made up for them, so that it delays only itself.
 */
export function createDeviceTurns({ now, rest }: Clock = usualClock) {
  const lastByDevice = new Map<string, Promise<unknown>>();
  const used = new UsedTime();
  return plain.$context<CallContext>().middleware(async ({ context: { caller }, next }) => {
    if (!('device' in caller)) return next();
    const { device } = caller;
    const before = lastByDevice.get(device);
    let begunMs = now();
    const result = (async () => {
      if (before !== undefined) {
        await before;
        await hearOthers();
        begunMs = now();
      }
      return next();
    })();
    const over = result.then(ignore, ignore).then(async () => {
      const restMs = used.charge(device, now() - begunMs, now());
      if (restMs > 0) await rest(restMs);
      if (lastByDevice.get(device) === over) lastByDevice.delete(device);
    });
    lastByDevice.set(device, over);
    return result;
  });
}

/** Lets the program read pending network input. */
function hearOthers(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function ignore(): void {
  // The caller hears of it.
}
