import type { LogEntry } from '#shared/views/log.ts';

export type LogFilter = { text: string; author: string; kind: string; month: number | null };

export const anything: LogFilter = { text: '', author: '', kind: '', month: null };

function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/**
 * The entries that fit, newest first. A kind keeps only its lines; words may match the title (then
 * all lines stay) or single lines.
 */
export function filterLog(entries: readonly LogEntry[], filter: LogFilter): LogEntry[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .filter((entry) => filter.month === null || entry.period === filter.month)
    .filter((entry) => filter.author === '' || entry.authorName === filter.author)
    .map((entry) => {
      const ofKind = filter.kind === '' ? entry.lines : entry.lines.filter(({ kind }) => kind === filter.kind);
      const whole = hasWords(`${entry.title} ${entry.authorName}`, words);
      const lines = whole ? ofKind : ofKind.filter((line) => hasWords(`${entry.title} ${line.text}`, words));
      return { ...entry, lines, fits: (whole && filter.kind === '') || lines.length > 0 };
    })
    .filter(({ fits }) => fits)
    .map(({ fits: _, ...entry }) => entry)
    .sort((a, b) => b.seq - a.seq);
}

/** `business-taken` → `Business taken`, as a name in the kind filter. */
export function nameKind(kind: string): string {
  const words = kind
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function listDistinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en-US'));
}
