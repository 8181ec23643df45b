import type { z } from 'zod';

/** The sentence for a line that makes no whole order, where its schema has none of its own. */
const incompleteLine = 'This line is no whole order; write it like one of the examples of the packet.';

/** Explains an issue for which a schema has no sentence: figures by their bounds, and never a field of the program. */
function explainIssue(issue: z.core.$ZodRawIssue): string {
  const isFigure = 'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');
  if (issue.code === 'too_small' && isFigure)
    return `A figure of this line is too small; write at least ${String(issue.minimum)}.`;
  if (issue.code === 'too_big' && isFigure)
    return `A figure of this line is too big; write at most ${String(issue.maximum)}.`;
  return incompleteLine;
}

/** Lists the sentences of an issue, of each member where it is a union's. */
function listTold(issue: z.core.$ZodIssue): string[] {
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(listTold) : [issue.message];
}

/** Returns the order of a line's words, or the sentence that tells a player its fault. */
export function readLineOrder<O>(schema: z.ZodType<O>, read: unknown): O | string {
  const { data, error } = schema.safeParse(read, { error: explainIssue });
  if (error === undefined) return data;
  const told = error.issues.flatMap(listTold);
  return told.find((sentence) => sentence !== incompleteLine) ?? incompleteLine;
}

/** Reads `3`, `a` or `an` as a count, and nothing as the given one; null for any other word. */
export function readCount(word: string, usual: number | null = null): number | null {
  if (word === '') return usual;
  if (/^an?$/iu.test(word)) return 1;
  return /^\d{1,4}$/u.test(word) ? Number(word) : null;
}

/** Explains names that are not as many as the line says; null where they are, or there are none. */
export function explainNameCount(count: number, names: number): string | null {
  if (names === 0 || names === count) return null;
  return `The line says ${count} and names ${names}; name as many as you say, or none.`;
}
