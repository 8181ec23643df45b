import type { CallContext } from '#shared/contract/caller.ts';
import { os } from '@orpc/server';

/**
 * Answers each device one call after the other. Other callers are answered between two calls of one device, so that a
 * busy device delays only itself.
 */
export function createDeviceTurns() {
  const lastByDevice = new Map<string, Promise<unknown>>();
  return os.$context<CallContext>().middleware(async ({ context: { caller }, next }) => {
    if (caller?.kind !== 'seat') return next();
    const { device } = caller;
    const before = lastByDevice.get(device);
    const result = (async () => {
      if (before !== undefined) {
        await before;
        await hearOthers();
      }
      return next();
    })();
    const over = result.then(ignore, ignore);
    lastByDevice.set(device, over);
    try {
      return await result;
    } finally {
      if (lastByDevice.get(device) === over) lastByDevice.delete(device);
    }
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
