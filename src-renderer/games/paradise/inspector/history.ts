import type { LogEntry } from '../../../../src-shared/views/log.ts';

export type HistoryLine = { key: string; month: number; text: string };

const mostLines = 60;

/** The log's lines that name somebody or something, newest first. */
export function linesAbout(entries: readonly LogEntry[], name: string): HistoryLine[] {
  return entries
    .flatMap((entry) =>
      entry.lines
        .map((line, place) => ({
          key: `${entry.seq}-${place}`,
          month: entry.period,
          text: line.text,
        }))
        .filter(({ text }) => text.includes(name)),
    )
    .sort((a, b) => b.month - a.month)
    .slice(0, mostLines);
}
