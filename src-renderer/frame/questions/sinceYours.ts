import type { LogEntry, LogLine } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';

const linesShown = 30;

/** Lists the lines of a log that came after the last order of a seat and do not repeat another, the oldest first. */
export function listSince(entries: readonly LogEntry[], seat: SeatId): LogLine[] {
  const told = entries.toSorted((a, b) => a.seq - b.seq);
  const own = told.findLastIndex(({ author }) => 'seat' in author && author.seat === seat);
  const lines = told.slice(own + 1).flatMap((entry) => entry.lines);
  return lines.filter(({ text }, at) => text !== lines[at - 1]?.text).slice(-linesShown);
}
