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

/** The fault of a line, in the sentence that tells a player how to write it. */
class LineFault extends Error {}

/** Refuses a line; the sentence says what is wrong and what to write. */
export function refuseLine(sentence: string): never {
  throw new LineFault(sentence);
}

/** Returns what was read, or refuses the line where nothing was. */
export function requireRead<T>(read: T | null | undefined, sentence: string): T {
  return read ?? refuseLine(sentence);
}

/** A form of line on a sheet: how it is written, and the orders that its parts make. */
export type LineForm<Words> = {
  /** The word that it begins with, or its first words. */
  verb: string;
  examples: readonly string[];
  /** The whole line after its first word. */
  pattern: RegExp;
  /** The sentence for a line that does not match, or cannot be read. */
  hint: string;
  /**
   * Returns the order, or null to refuse the line with its hint. Parts that do not match are empty; `at`: the place of
   * the line on the sheet, from 0.
   */
  read(parts: readonly string[], words: Words, at: number): object | null;
  /** The line ends in a player's own words, whose full stop belongs to them. */
  keepsStop?: true;
  /** A line of its own kind, which is not listed among the verbs. */
  isUnlisted?: true;
};

/** The orders that lines were read as, each with its line, counted from 1. */
export type LinesRead<Order> = {
  orders: { line: number; order: Order }[];
  problems: { line: number; sentence: string }[];
  /** Lines that say again what was sent before. */
  repeated: number[];
};

const findFirstWord = (text: string): string => (/^[^\s,:]+/u.exec(text)?.[0] ?? '').replace(/\.$/u, '').toLowerCase();

/** Reads the whole of one line as the orders of its form; throws a LineFault. */
export function readLine<Words>(forms: readonly LineForm<Words>[], text: string, words: Words, at = 0): object[] {
  const verb = findFirstWord(text);
  const form = forms.find((one) => findFirstWord(one.verb) === verb);
  if (form === undefined) {
    const verbs = forms.filter(({ isUnlisted }) => isUnlisted !== true).map((one) => one.verb);
    refuseLine(
      `“${verb}” is not an order; start a line with ${verbs.slice(0, -1).join(', ')} or ${verbs.at(-1) ?? ''}.`,
    );
  }
  const rest = text.slice(verb.length).trim();
  const plain = form.keepsStop === true ? rest : rest.replace(/\.$/u, '');
  const match = form.pattern.exec(plain) ?? form.pattern.exec(plain.replace(/^:\s*/u, ''));
  if (match === null) refuseLine(form.hint);
  const parts = match.slice(1).map((part: string | undefined) => part ?? '');
  return [form.read(parts, words, at) ?? refuseLine(form.hint)].flat();
}

/** Reads lines in these forms, an order a line; a wrong line is reported with the right way to write it. */
export function readLines<Words, Order>(
  forms: readonly LineForm<Words>[],
  schema: z.ZodType<Order>,
  { lines, words }: { lines: readonly { line: number; text: string }[]; words: Words },
): LinesRead<Order> {
  const found: LinesRead<Order> = { orders: [], problems: [], repeated: [] };
  for (const [at, { line, text }] of lines.entries()) {
    const sentence = catchFault(() => {
      const orders = readLine(forms, text.trim(), words, at).map((said) => {
        const order = readLineOrder(schema, said);
        return typeof order === 'string' ? refuseLine(order) : { line, order };
      });
      if (orders.length === 0) found.repeated.push(line);
      found.orders.push(...orders);
    });
    if (sentence !== null) found.problems.push({ line, sentence });
  }
  return found;
}

/** Returns the sentence of a line's fault; null without one. */
export function catchFault(read: () => void): string | null {
  try {
    read();
    return null;
  } catch (fault) {
    if (fault instanceof LineFault) return fault.message;
    throw fault;
  }
}
