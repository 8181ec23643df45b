/** Merges alike lines, each in the place of the first; a line without a key stands by itself. */
export function mergeAlike<Line>(
  lines: readonly Line[],
  findKey: (line: Line) => string | null,
  merge: (first: Line, alike: readonly Line[]) => Line,
): Line[] {
  const groups = Map.groupBy(lines, (line) => findKey(line) ?? line);
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    return [alike.length === 1 ? first : merge(first, alike)];
  });
}

const counted = / \((twice|(\d+) times)\)\.$/u;

/** Adds to a sentence how often it was true: `The midtown deck was shuffled (twice).` */
export function countSentence(text: string, times: number): string {
  if (times === 1) return text;
  return `${text.replace(/\.$/u, '')} (${times === 2 ? 'twice' : `${times} times`}).`;
}

/** Splits a counted sentence into the plain one and its number. */
export function splitCount(text: string): { plain: string; times: number } {
  const found = counted.exec(text);
  if (found === null) return { plain: text, times: 1 };
  return { plain: `${text.slice(0, found.index)}.`, times: Number(found[2] ?? 2) };
}
