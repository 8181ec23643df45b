import { vi } from 'vitest';

/** What a test waits for comes as late as a busy machine lets it: the limit is near the test's own. */
const timeout = 240_000;

/** Waits until a check passes, looking every `interval` milliseconds. */
export const waitFor = <T>(check: () => T | Promise<T>, interval = 20): Promise<T> =>
  vi.waitFor(check, { timeout, interval });

/** Waits until a value is there, and returns it; an error of the check ends the waiting. */
export const waitUntil = <T>(check: () => T | Promise<T>, interval = 1) => vi.waitUntil(check, { timeout, interval });
