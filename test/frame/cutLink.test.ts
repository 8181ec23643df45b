import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectTable } from '#renderer/api/client.ts';
import { ProgramLost } from '#renderer/api/failure.ts';
import { followTable } from '#frame/table/following.ts';
import { keepAwake } from '#renderer/shared/keepAwake.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:4000' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Signal = { signal: AbortSignal };

/** Waits until it is broken off, as a request over a link that was cut without a word. */
function hang({ signal }: Signal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Broken off.')));
  });
}

async function* listenForEver(at: Signal) {
  yield { kind: 'here', count: 0 };
  await hang(at);
}

describe('a page that listens to the table', () => {
  const follow = (who: (at: Signal) => Promise<unknown>): { lost: number } => {
    const heard = { lost: 0 };
    const table = {
      news: (_: unknown, at: Signal) => Promise.resolve(listenForEver(at)),
      who: (_: unknown, at: Signal) => who(at),
    };
    followTable({ table } as never, 'g1' as never, {
      onnews: () => undefined,
      onlost: () => {
        heard.lost += 1;
        return Promise.resolve(false);
      },
    });
    return heard;
  };

  it('knows within half a minute that its link is cut', async () => {
    const heard = follow(hang);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(heard.lost).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard.lost).toBe(1);
  });

  it('gives up a stream that hangs where its calls reach nobody at once', async () => {
    const heard = follow(() => Promise.reject(new ProgramLost('')));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(heard.lost).toBe(1);
  });

  it.each([
    ['answers', () => Promise.resolve({})],
    ['refuses', () => Promise.reject(new Error('No.'))],
  ])('stays where the table %s', async (_, who) => {
    const heard = follow(who);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(heard.lost).toBe(0);
  });
});

it('a call of a device that nobody answers reaches nobody, and can be kept', async () => {
  vi.stubGlobal('fetch', (_: Request, at: Signal) => hang(at));
  const failed = connectTable(() => null)
    .table.who()
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await failed).toBeInstanceOf(ProgramLost);
});

it('a screen is kept on until it may sleep, and asked for again when it is shown', async () => {
  const locks = { asked: 0, released: 0 };
  const release = () => {
    locks.released += 1;
    return Promise.resolve();
  };
  const request = () => {
    locks.asked += 1;
    return Promise.resolve({ release });
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const stop = keepAwake();
  await vi.advanceTimersByTimeAsync(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(locks).toEqual({ asked: 2, released: 0 });
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(locks).toEqual({ asked: 2, released: 1 });
  vi.stubGlobal('navigator', {});
  keepAwake()();
});
