import type { LogLine } from '#shared/views/log.ts';

/** Merges equal lines of an entry, with their number; a line with dice or money of its own is kept. */
export function mergeRepeats(lines: readonly LogLine[]): LogLine[] {
  const keys = lines.map((line) =>
    line.dice.length > 0 || line.dollars !== null
      ? null
      : JSON.stringify([line.kind, line.text, line.about, line.rules]),
  );
  return lines.flatMap((line, at) => {
    const key = keys[at] ?? null;
    if (key === null) return line;
    if (keys.indexOf(key) < at) return [];
    const times = keys.filter((other) => other === key).length;
    if (times === 1) return line;
    return { ...line, text: `${line.text.replace(/\.$/u, '')} (${formatTimes(times)}).` };
  });
}

function formatTimes(times: number): string {
  return times === 2 ? 'twice' : `${times} times`;
}
