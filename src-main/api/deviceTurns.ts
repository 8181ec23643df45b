import { os as plain } from '@orpc/server';
import type { CallContext } from '#shared/contract/caller.ts';

/** The share of the program's time that a device has in the long run, and what it may use before that counts. */
const [share, freeMs] = [0.25, 4_000];
/** The clock, and the time that the processor has worked for the program. */
type Meter = { now: () => number; readWorkMs: () => number; rest: (ms: number) => Promise<void> };

const usualMeter: Meter = {
  now: () => performance.now(),
  readWorkMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  rest: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
};

/** A call that is being answered, and the work that it is charged for. */
type Call = { workMs: number };

/** Divides the work of the program among the calls of devices under way, so that all together are charged for no more. */
class Work {
  readonly #read: () => number;
  readonly #calls = new Set<Call>();
  #readMs = 0;

  constructor(read: () => number) {
    this.#read = read;
  }

  begin(): Call {
    this.#divide();
    const call = { workMs: 0 };
    this.#calls.add(call);
    return call;
  }

  /** Ends a call; returns the work that it is charged for. */
  end(call: Call): number {
    this.#divide();
    this.#calls.delete(call);
    return call.workMs;
  }

  #divide(): void {
    const nowMs = this.#read();
    for (const call of this.#calls) call.workMs += (nowMs - this.#readMs) / this.#calls.size;
    this.#readMs = nowMs;
  }
}

/** The time of the program that each device has used and not yet made up for. */
class UsedTime {
  readonly #byDevice = new Map<string, { usedMs: number; atMs: number }>();

  /** Charges a device for a call; returns how long its next one has to wait. */
  charge(device: string, workMs: number, nowMs: number): number {
    const { usedMs, atMs } = this.#byDevice.get(device) ?? { usedMs: 0, atMs: nowMs };
    const all = Math.max(0, usedMs - (nowMs - atMs) * share) + workMs;
    this.#byDevice.set(device, { usedMs: all, atMs: nowMs });
    return Math.max(0, all - freeMs) / share;
  }
}

/**
 * Answers each device one call after the other. Other callers are answered between two calls of one device, and a device
 * whose calls have made more work than its share waits until it has made up for them, so that it delays only itself.
 */
export function createDeviceTurns({ now, readWorkMs, rest }: Meter = usualMeter) {
  const lastByDevice = new Map<string, Promise<unknown>>();
  const used = new UsedTime();
  const work = new Work(readWorkMs);
  return plain.$context<CallContext>().middleware(async ({ context: { caller }, next }) => {
    if (!('device' in caller)) return next();
    const { device } = caller;
    const before = lastByDevice.get(device);
    let workMs = 0;
    const result = (async () => {
      if (before !== undefined) {
        await before;
        await hearOthers();
      }
      const mine = work.begin();
      try {
        return await next();
      } finally {
        workMs = work.end(mine);
      }
    })();
    const over = result.then(ignore, ignore).then(async () => {
      const restMs = used.charge(device, workMs, now());
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
