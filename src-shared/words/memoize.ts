/** Caches `compute` for each input forever, by `makeKey`; it must depend on nothing else. */
export function memoize<I, T>(
  compute: (input: I) => T,
  makeKey: (input: I) => unknown = (input) => input,
): (input: I) => T {
  const values = new Map<unknown, T>();
  return (input) => {
    const key = makeKey(input);
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as T;
    const value = compute(input);
    values.set(key, value);
    return value;
  };
}

/** The most values kept; then all are dropped, so that closed campaigns leave none for long. */
const mostKept = 20_000;

/** Caches a function of a text: names and phrasings come again in every edition. */
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

/** Caches a function of an object that never changes, as long as the object lives. */
export function memoizeObject<O extends object, T>(make: (source: O) => T): (source: O) => T {
  const made = new WeakMap<O, { value: T }>();
  return (source) => {
    let known = made.get(source);
    if (known === undefined) made.set(source, (known = { value: make(source) }));
    return known.value;
  };
}
