import type { LogLine } from '#shared/views/log.ts';
import { countSentence, mergeAlike } from '#shared/words/repeats.ts';

/** Merges equal lines of an entry, with their number; a line with dice or money of its own is kept. */
export function mergeRepeats(lines: readonly LogLine[]): LogLine[] {
  return mergeAlike(
    lines,
    ({ kind, text, dollars, dice, about, rules }) =>
      dice.length > 0 || dollars !== null ? null : JSON.stringify([kind, text, about, rules]),
    (line, alike) => ({ ...line, text: countSentence(line.text, alike.length) }),
  );
}
