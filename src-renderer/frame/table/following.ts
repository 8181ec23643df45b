import type { TableNews } from '#shared/views/table.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { Api } from '#renderer/api/client.ts';
import { isLost } from '#renderer/api/failure.ts';

type Heard = {
  /** One piece of news, of which nothing is known but its kind; `missed` tells that others came while nobody listened. */
  onnews: (kind: TableNews['kind'], missed: boolean) => void;
  /** The connection is gone; false ends the listening. */
  onlost: (error: unknown) => Promise<boolean>;
};

/** A page asks so often for a sign of the table, and waits for it so long: a link may be cut without a word. */
const [signEveryMs, signWithinMs] = [15_000, 10_000];

const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Listens to the table's news until it is shut or newer tabs have it, connecting anew whenever the connection is lost; returns how to stop. */
export function followTable(api: Pick<Api, 'table'>, viewer: Viewer, heard: Heard): () => void {
  const stopping = new AbortController();
  void listen(api, viewer, heard, stopping.signal);
  return () => stopping.abort();
}

async function listen(
  api: Pick<Api, 'table'>,
  viewer: Viewer,
  { onnews, onlost }: Heard,
  signal: AbortSignal,
): Promise<void> {
  let known: number | null = null;
  for (let tries = 0; !signal.aborted; tries += 1) {
    let error: unknown = null;
    const link = watchLink(api, signal);
    try {
      const news = await api.table.news({ viewer }, { signal: link.signal });
      for await (const { kind, count } of news) {
        tries = 0;
        onnews(kind, kind === 'here' && known !== null && known !== count);
        known = count;
        if (kind === 'shut' || kind === 'elsewhere') return;
      }
    } catch (problem) {
      error = problem;
    } finally {
      link.stop();
    }
    // Read anew: another part of the page may have ended it meanwhile.
    if ((signal as { aborted: boolean }).aborted || !(await onlost(error))) return;
    await sleep(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0, signal);
  }
}

/** Returns a signal that is aborted when the table gives no sign any more, or with the outer one. */
function watchLink(api: Pick<Api, 'table'>, outer: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const cut = new AbortController();
  const end = (): void => cut.abort();
  outer.addEventListener('abort', end);
  let timer = setTimeout(() => void look(), signEveryMs);
  const look = async (): Promise<void> => {
    const late = setTimeout(end, signWithinMs);
    try {
      await api.table.who(undefined, { signal: cut.signal });
    } catch (error) {
      // A refusal is a sign too. Where nobody is reached, a stream may hang on for minutes.
      if (isLost(error)) end();
    } finally {
      clearTimeout(late);
    }
    if (!cut.signal.aborted) timer = setTimeout(() => void look(), signEveryMs);
  };
  const stop = (): void => {
    clearTimeout(timer);
    outer.removeEventListener('abort', end);
    end();
  };
  return { signal: cut.signal, stop };
}

/** Waits, but no longer than until the network or the page is there again. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', end);
    signal.addEventListener('abort', end);
  });
}
