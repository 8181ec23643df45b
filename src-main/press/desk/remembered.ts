/** So many answers are kept before all of them are forgotten: campaigns that were closed again leave none for long. */
const mostKept = 20_000;

/** A function of a text that works out every text once: names and phrasings come again in every edition. */
export function memoizeText<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= mostKept) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
