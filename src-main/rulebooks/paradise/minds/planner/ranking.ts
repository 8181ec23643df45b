/** The items, the most worth first, equals as they stood; each is weighed once. */
export function rankedBy<T>(items: readonly T[], worth: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, worth: worth(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);
}

/** The one most worth, the first among equals; undefined when there is none. */
export function bestOf<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const own = worth(item);
    if (best === undefined || own > most) {
      best = item;
      most = own;
    }
  }
  return best;
}
