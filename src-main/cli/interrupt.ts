import { setImmediate } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Work that does not end within so long after a signal is given up, in milliseconds. */
const closingLimitMs = 10_000;

/** Asks between two periods if a signal ends the program. */
export type IsInterrupted = () => Promise<boolean>;

/**
 * Runs work that has a file open to its end, although a signal comes meanwhile, and then ends the program by that
 * signal. More signals change nothing: a terminal and the script above may both send one.
 */
export async function finishBeforeSignals<T>(work: (isInterrupted: IsInterrupted) => Promise<T>): Promise<T> {
  const caught: NodeJS.Signals[] = [];
  const note = (signal: NodeJS.Signals): void => {
    caught.push(signal);
    setTimeout(() => process.exit(1), closingLimitMs).unref();
  };
  for (const signal of signals) process.on(signal, note);
  try {
    return await work(async () => {
      // Signals arrive between two turns of the loop.
      await setImmediate();
      return caught.length > 0;
    });
  } finally {
    await setImmediate();
    for (const signal of signals) process.off(signal, note);
    const [first] = caught;
    if (first !== undefined) process.kill(process.pid, first);
  }
}
