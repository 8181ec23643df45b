/** Sorts the items by worth, equal ones in their order; each is weighed once. */
export function rankBy<T>(items: readonly T[], worth: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, worth: worth(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);
}

/** Picks the item with the most worth, the first among equals; undefined for none. */
export function pickBest<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
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

/** Picks the few highest scores in order, equal ones in their order, without sorting the others. */
export function pickTop<T extends { readonly score: number }>(items: readonly T[], most: number): T[] {
  const top: T[] = [];
  for (const item of items) {
    const least = top.at(-1);
    if (top.length === most && least !== undefined && least.score >= item.score) continue;
    const at = top.findLastIndex(({ score }) => score >= item.score);
    top.splice(at + 1, 0, item);
    if (top.length > most) top.pop();
  }
  return top;
}
