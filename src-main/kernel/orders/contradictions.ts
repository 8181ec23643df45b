import { joinWords } from '#shared/words/text.ts';

type ReadLine<O> = { line: number; order: O };

/** The sentence for lines that decide one matter in different ways. */
export function describeOpposite(lines: readonly number[]): string {
  const numbers = [...new Set(lines)].sort((a, b) => a - b);
  return `Lines ${joinWords(numbers.map(String))} decide one matter in different ways; keep one of them.`;
}

/**
 * Lists the lines whose orders decide one matter in different ways. `mattersOf` names the matters that an order
 * decides once and for all, such as the answer to one letter.
 */
export function listContradictions<O>(
  read: readonly ReadLine<O>[],
  mattersOf: (order: O) => readonly string[],
): { line: number; sentence: string }[] {
  const matters = new Map<string, ReadLine<O>[]>();
  for (const one of read)
    for (const matter of mattersOf(one.order)) matters.set(matter, [...(matters.get(matter) ?? []), one]);
  const told = new Map<number, string>();
  for (const all of matters.values()) {
    if (new Set(all.map(({ order }) => orderKey(order))).size < 2) continue;
    const lines = all.map(({ line }) => line);
    // One line may well answer several letters, or name several men.
    if (new Set(lines).size < 2) continue;
    for (const line of lines) if (!told.has(line)) told.set(line, describeOpposite(lines));
  }
  return [...told].map(([line, sentence]) => ({ line, sentence }));
}

/** Computes a key that is equal for equal orders with any sequence of fields. */
export function orderKey(order: unknown): string {
  return JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
