import type { LogEntry, LogLine } from '../../../../src-shared/views/log.ts';

export type HistoryLine = { key: string; month: number; text: string };

/** Somebody or something that the log's lines name. */
export type Named = LogLine['about'][number];

const mostLines = 60;

/** Whether a line names somebody or something. */
export function isAbout({ about }: Pick<LogLine, 'about'>, { kind, id }: Named): boolean {
  return about.some((one) => one.kind === kind && one.id === id);
}

/** The log's lines that name somebody or something, newest first. */
export function linesAbout(entries: readonly LogEntry[], named: Named): HistoryLine[] {
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
