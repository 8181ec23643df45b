import { isAbout, type LogEntry, type Named } from '#shared/views/log.ts';

export type HistoryLine = { key: string; month: number; text: string };

const mostLines = 60;

/** The log's lines that name somebody or something, newest first. */
export function listLinesAbout(entries: readonly LogEntry[], named: Named): HistoryLine[] {
  return entries
    .flatMap(({ seq, period, lines }) =>
      lines
        .map((line, place) => ({ key: `${seq}-${place}`, month: period, line }))
        .filter(({ line }) => isAbout(line, named)),
    )
    .sort((a, b) => b.month - a.month)
    .slice(0, mostLines)
    .map(({ key, month, line }) => ({ key, month, text: line.text }));
}
