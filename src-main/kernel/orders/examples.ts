/** A name in an example, and the seat's own in its place; undefined where it has none. */
export type ExampleNames = Readonly<Record<string, string | undefined>>;

/** Fills examples with the names of a seat's own game, so that each can be sent unchanged. */
export function fillExample(example: string, names: ExampleNames): string {
  const known = Object.keys(names)
    .filter((name) => names[name] !== undefined)
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return example;
  const parts = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return example.replace(pattern, (name) => names[name] ?? name);
}

/** Lists the versions of an example, one for each set of names, each once. */
export function listWordings(example: string, sets: readonly ExampleNames[]): string[] {
  return [...new Set(sets.flatMap((names) => (isMissingName(example, names) ? [] : [fillExample(example, names)])))];
}

/** True if an example names somebody or something whose like the seat's game does not have. */
export function isMissingName(example: string, names: ExampleNames): boolean {
  return fillExample(example, mark(names)).includes(missing);
}

const missing = '\u0000';

/** Marks each name that the game lacks, and each that it has, so that the longest match counts. */
function mark(names: ExampleNames): ExampleNames {
  return Object.fromEntries(Object.keys(names).map((name) => [name, names[name] === undefined ? missing : name]));
}
