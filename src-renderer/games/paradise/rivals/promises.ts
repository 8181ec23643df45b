import type { LogEntry } from '#shared/views/log.ts';

/** A broken promise as the log tells it, with its month. */
export type ToldBreach = { key: string; month: number; text: string };

/** Finds the broken promises in a log about a gang, the newest first. */
export function findBreaches(entries: readonly LogEntry[]): ToldBreach[] {
  return entries
    .flatMap(({ seq, period, lines }) =>
      lines.flatMap(({ kind, text }, place) =>
        kind === 'deal-broken' ? [{ key: `${seq}-${place}`, month: period, text }] : [],
      ),
    )
    .toSorted((one, other) => other.month - one.month);
}
