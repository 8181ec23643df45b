/** The items, the most worth first, equals as they stood; each is weighed once. */
export function rankBy<T>(items: readonly T[], worth: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, worth: worth(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);
}

/** The one most worth, the first among equals; undefined when there is none. */
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

/** The few that score most, the most first and equals as they stood, without putting the many others in order. */
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
